import { Badge, type TableColumn } from "@housestyle/ui";
import { When } from "../../content/When.tsx";
import { dictionary as texts } from "../../texts/dictionary.ts";
import type { DictionaryListRow } from "./entry.ts";
import { whereOf } from "./where-of.ts";

function Word({ word, isRegex }: { readonly word: string; readonly isRegex: boolean }) {
  return (
    <>
      <strong className="word-text">{word}</strong> {isRegex ? <Badge>{texts.expression}</Badge> : null}
    </>
  );
}

/** The columns of the dictionary. `who` names people by their id. */
export function columnsOf(who: (id: number | null) => string): readonly TableColumn<DictionaryListRow>[] {
  return [
    {
      id: "word",
      head: texts.heads.word,
      orderBy: "Word",
      cell: ({ word, isRegex }) => <Word word={word} isRegex={isRegex} />,
    },
    {
      id: "where",
      head: texts.heads.where,
      orderBy: "Category",
      priority: 2,
      width: "22%",
      cell: (entry) => <span className="content-quiet">{whereOf(entry)}</span>,
    },
    {
      id: "case",
      head: texts.heads.case,
      priority: 3,
      width: "112px",
      cell: ({ caseSensitive }) => (
        <span className="content-quiet">{caseSensitive ? texts.caseExact : texts.caseAny}</span>
      ),
    },
    {
      id: "note",
      head: texts.heads.note,
      priority: 3,
      cell: ({ note }) => <span className="content-quiet">{note}</span>,
    },
    {
      id: "added",
      head: texts.heads.added,
      orderBy: "CreatedOn",
      width: "180px",
      priority: 2,
      cell: ({ CreatedOn, CreatedBy }) => (
        <span className="content-quiet">
          <When at={CreatedOn} /> {texts.addedBy(who(CreatedBy))}
        </span>
      ),
    },
  ];
}
