import { type FileRow, snippets } from "@housestyle/tables";
import { fileTable } from "./file-table.ts";
import type { Table } from "./table.ts";

/** A piece of text to insert, and the folder it lies in. `Text` may hold placeholders such as `{{cursor}}`. */
export type SnippetRow = FileRow<typeof snippets>;

/** Snippets as files have them. */
export const snippetTable: Table<SnippetRow> = fileTable(snippets);
