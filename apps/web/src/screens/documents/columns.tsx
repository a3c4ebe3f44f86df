import { number } from "@housestyle/texts";
import { IconButton, type TableColumn } from "@housestyle/ui";
import { SlidersHorizontal, Star } from "lucide-react";
import { Link } from "wouter";
import type { SessionTeam } from "../../app/session.ts";
import { momentName } from "../../texts/dates.ts";
import { documents as texts } from "../../texts/documents.ts";
import { changeTime } from "./change-time.ts";
import { addressOf, beginningUnder, type DocumentListRow, nameOf, whyNoScore } from "./document.ts";

/** What can be done with a row. */
interface RowActions {
  readonly showDetails: (row: DocumentListRow) => void;
  readonly setFavorite: (row: DocumentListRow, isFavorite: boolean) => void;
}

/** The columns of a list of documents; in the trash nothing can be opened or changed. */
export function columnsOf(
  teams: readonly SessionTeam[],
  actions?: RowActions,
): readonly TableColumn<DocumentListRow>[] {
  const isTrash = actions === undefined;
  const teamName = (id: number | null) => teams.find(({ Id }) => Id === id)?.Name ?? texts.mine;
  return [
    {
      id: "title",
      head: texts.heads.title,
      orderBy: "Title",
      priority: 1,
      width: "30%",
      cell: (row) => (
        <>
          {isTrash ? (
            nameOf(row)
          ) : (
            <Link href={addressOf(row)} className="document-title">
              {nameOf(row)}
            </Link>
          )}
          <Beginning row={row} />
          <DocumentTags tags={row.Tags} />
        </>
      ),
    },
    { id: "project", head: texts.heads.project, orderBy: "Project", priority: 2, cell: (row) => row.Project },
    {
      id: "owner",
      head: texts.heads.owner,
      priority: 3,
      cell: (row) => row.SharedBy ?? (row.TeamId === null ? texts.mine : teamName(row.TeamId)),
    },
    {
      id: "words",
      head: texts.heads.words,
      orderBy: "WordCount",
      priority: 2,
      width: "72px",
      align: "end",
      cell: (row) => number(row.WordCount),
    },
    {
      id: "score",
      head: texts.heads.score,
      orderBy: "Score",
      priority: 3,
      width: "72px",
      align: "end",
      cell: (row) => <ScoreOf row={row} />,
    },
    {
      id: "modified",
      head: isTrash ? texts.heads.deleted : texts.heads.modified,
      orderBy: "ModifiedOn",
      priority: isTrash ? 1 : 2,
      width: "116px",
      cell: (row) => <Time at={isTrash ? row.DeletedOn : row.ModifiedOn} />,
    },
    ...(actions ? [detailsColumn(actions)] : []),
  ];
}

/** The first words of the text, or those around the match of a search. */
function Beginning({ row }: { readonly row: DocumentListRow }) {
  return (
    <p className="document-beginning">
      {row.Found ? (
        <>
          {row.Found.Before}
          <mark>{row.Found.Match}</mark>
          {row.Found.After}
        </>
      ) : (
        beginningUnder(row)
      )}
    </p>
  );
}

function DocumentTags({ tags }: { readonly tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <ul className="document-tags">
      {tags.map((tag) => (
        <li key={tag}>{tag}</li>
      ))}
    </ul>
  );
}

function detailsColumn({ showDetails, setFavorite }: RowActions): TableColumn<DocumentListRow> {
  return {
    id: "actions",
    head: texts.heads.actions,
    priority: 1,
    width: "96px",
    cell: (row) => (
      <div className="document-actions">
        <IconButton
          label={texts.favoriteOf(nameOf(row))}
          aria-pressed={row.Favorite}
          onClick={() => setFavorite(row, !row.Favorite)}
        >
          <Star size={16} strokeWidth={1.5} aria-hidden fill={row.Favorite ? "currentColor" : "none"} />
        </IconButton>
        <IconButton label={texts.detailsOf(nameOf(row))} onClick={() => showDetails(row)}>
          <SlidersHorizontal size={16} strokeWidth={1.5} aria-hidden />
        </IconButton>
      </div>
    ),
  };
}

/** The score, or a dash that explains why there is none. */
function ScoreOf({ row }: { readonly row: DocumentListRow }) {
  const why = whyNoScore(row);
  if (why === undefined) return Math.round(row.Score ?? 0);
  return (
    <span title={why}>
      <span aria-hidden>–</span>
      <span className="visually-hidden">{why}</span>
    </span>
  );
}

function Time({ at }: { readonly at: string | null }) {
  return (
    <time dateTime={at ?? undefined} title={at === null ? undefined : momentName(at)}>
      {changeTime(at, new Date())}
    </time>
  );
}
