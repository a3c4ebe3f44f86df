import { writeCsv } from "../csv/write-csv.ts";
import { type SnippetRow, snippetTable } from "../table/snippet-row.ts";
import type { WrittenFile } from "../writing.ts";
import type { SnippetFormat } from "./read-snippets.ts";
import { writeTextExpander } from "./text-expander.ts";
import { writeEspanso } from "./write-espanso.ts";

/** Writes a file of snippets. */
export function writeSnippets(rows: readonly SnippetRow[], format: SnippetFormat): WrittenFile {
  switch (format) {
    case "csv":
      return writeCsv(snippetTable, rows, ({ Name, Shortcut }) => Name || (Shortcut ?? ""));
    case "espanso":
      return writeEspanso(rows);
    case "textexpander":
      return writeTextExpander(rows);
  }
}
