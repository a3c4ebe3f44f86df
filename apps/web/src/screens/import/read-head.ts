import type { ExchangeTable } from "@housestyle/contract";
import {
  type CsvPreview,
  dictionaryTable,
  previewCsv,
  snippetTable,
  styleGuideTable,
  termTable,
} from "@housestyle/exchange";

/** How the file is called if its columns are to be looked at. */
const csvName = /\.(csv|tsv)$/i;

/** Reads the columns and first rows of a CSV file. Undefined for any other kind of file. Nothing leaves the device. */
export async function readHead(table: ExchangeTable, file: File): Promise<CsvPreview | undefined> {
  if (!csvName.test(file.name)) return undefined;
  const bytes = new Uint8Array(await file.slice(0, 512 * 1024).arrayBuffer());
  switch (table) {
    case "dictionary":
      return previewCsv(dictionaryTable, bytes);
    case "styleguide":
      return previewCsv(styleGuideTable, bytes);
    case "snippets":
      return previewCsv(snippetTable, bytes);
    case "termbase":
      return previewCsv(termTable, bytes);
    case "team":
      return undefined;
  }
}

/** Returns what the columns mean, as far as their headings tell. */
export function mappingOf({ headings }: CsvPreview): Record<string, string | null> {
  return Object.fromEntries(headings.map(({ heading, member }) => [heading, member ?? null]));
}
