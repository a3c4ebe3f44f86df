import { type FileRow, snippets } from "@housestyle/tables";
import { columnsFor } from "./columns-for.ts";
import { keyOfParts, type Table } from "./table.ts";

/** A piece of text to insert, and the folder it lies in. `Text` may hold placeholders such as `{{cursor}}`. */
export type SnippetRow = FileRow<typeof snippets>;

/** Snippets are the same when their shortcut is; those without one when folder and name are. */
export const snippetTable: Table<SnippetRow> = {
  columns: columnsFor(snippets),
  aliases: {
    content: "Text",
    snippet: "Text",
    contenthtml: "Html",
    abbreviation: "Shortcut",
    trigger: "Shortcut",
    label: "Name",
  },
  keyOf: ({ Shortcut, Folder, Name }) =>
    Shortcut === null ? keyOfParts("name", Folder, Name) : keyOfParts("shortcut", Shortcut),
};
