import { type FileRow, snippets } from "@housestyle/tables";
import { fileTable } from "./file-table.ts";
import type { TableFormat } from "./table.ts";

/** A piece of text to insert, and the folder it lies in. `Text` may hold placeholders such as `{{cursor}}`. */
export type SnippetRow = FileRow<typeof snippets>;

/** Snippets as files have them. */
export const snippetTable: TableFormat<SnippetRow> = fileTable(snippets);
