import { number } from "@housestyle/texts";
import type { TableColumn } from "@housestyle/ui";
import { changedColumn } from "../../content/When.tsx";
import { snippets as texts } from "../../texts/snippets.ts";
import type { ListedSnippet } from "./snippet.ts";

/** The columns of the list of snippets. */
export const columns: readonly TableColumn<ListedSnippet>[] = [
  {
    id: "name",
    head: texts.heads.name,
    orderBy: "Name",
    cell: ({ Name }) => <strong className="snippet-name">{Name}</strong>,
  },
  {
    id: "shortcut",
    head: texts.heads.shortcut,
    orderBy: "Shortcut",
    width: "128px",
    cell: ({ Shortcut }) => (Shortcut === null ? null : <kbd className="shortcut">\{Shortcut}</kbd>),
  },
  {
    id: "text",
    head: texts.heads.text,
    orderBy: "Text",
    priority: 2,
    width: "36%",
    cell: ({ Text }) => <span className="content-quiet">{Text}</span>,
  },
  {
    id: "uses",
    head: texts.heads.uses,
    priority: 3,
    width: "80px",
    align: "end",
    cell: ({ UseCount }) => number(UseCount),
  },
  changedColumn(texts.heads.changed),
];
