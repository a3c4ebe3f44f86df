import { type FileRow, snippets } from "@housestyle/tables";
import { fileTable } from "./file-table.ts";
import type { TableFormat } from "./table.ts";

/** A snippet with its folder. `Text` may contain placeholders such as `{{cursor}}`. */
export type SnippetRow = FileRow<typeof snippets>;

/** The table of snippets in files. */
export const snippetTable: TableFormat<SnippetRow> = fileTable(snippets);
