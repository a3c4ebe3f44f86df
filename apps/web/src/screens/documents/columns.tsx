import { type Column, friendlyTime } from "@housestyle/ui";
import { Link } from "wouter";
import type { Team } from "../../app/session.ts";
import { documents as texts } from "../../texts/documents.ts";
import { addressOf, type DocumentRow, nameOf } from "./document.ts";

/** The columns of a list of documents; in the trash nothing can be opened. */
export function columnsOf(teams: readonly Team[], isTrash: boolean): readonly Column<DocumentRow>[] {
  const teamName = (id: number | null) => teams.find(({ Id }) => Id === id)?.Name ?? texts.mine;
  return [
    {
      id: "title",
      head: texts.heads.title,
      orderBy: "Title",
      priority: 1,
      width: "38%",
      cell: (row) =>
        isTrash ? (
          nameOf(row)
        ) : (
          <Link href={addressOf(row)} className="document-title">
            {nameOf(row)}
          </Link>
        ),
    },
    { id: "project", head: texts.heads.project, orderBy: "Project", priority: 2, cell: (row) => row.Project },
    {
      id: "owner",
      head: texts.heads.owner,
      priority: 3,
      cell: (row) => (row.TeamId === null ? texts.mine : teamName(row.TeamId)),
    },
    {
      id: "words",
      head: texts.heads.words,
      orderBy: "WordCount",
      priority: 2,
      align: "end",
      cell: (row) => row.WordCount.toLocaleString("en"),
    },
    {
      id: "score",
      head: texts.heads.score,
      orderBy: "Score",
      priority: 3,
      align: "end",
      cell: (row) => (row.Score === null ? "–" : Math.round(row.Score)),
    },
    {
      id: "modified",
      head: isTrash ? texts.heads.deleted : texts.heads.modified,
      orderBy: "ModifiedOn",
      priority: 1,
      width: "136px",
      cell: (row) => <Time at={isTrash ? row.DeletedOn : row.ModifiedOn} />,
    },
  ];
}

function Time({ at }: { readonly at: string | null }) {
  return (
    <time dateTime={at ?? undefined} title={at === null ? undefined : new Date(at).toLocaleString("en")}>
      {friendlyTime(at, new Date())}
    </time>
  );
}
