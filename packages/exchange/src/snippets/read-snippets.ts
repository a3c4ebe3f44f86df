import { decodeText, defaultLimits, limitsWith, parseCsv } from "@housestyle/files";
import { columnOf, readCsv } from "../csv/read-csv.ts";
import type { ReaderOptions, ReadResult } from "../reading.ts";
import { type SnippetRow, snippetTable } from "../table/snippet-row.ts";
import { readEspanso } from "./read-espanso.ts";
import { readTextExpander } from "./text-expander.ts";

/** Every format of snippet files that is read and written. */
export const snippetFormats = ["csv", "espanso", "textexpander"] as const;
export type SnippetFormat = (typeof snippetFormats)[number];

/** The options of every reader, and the format if it is known. */
export interface SnippetOptions extends ReaderOptions<SnippetRow> {
  readonly format?: SnippetFormat | undefined;
}

/** Returns the format of a text. CSV with column names is Housestyle's own, and CSV without them is TextExpander's. */
function formatOf(text: string, { fileName = "", mapping }: SnippetOptions): SnippetFormat {
  if (/\.ya?ml$/i.test(fileName) || /^(matches|global_vars|imports)[ \t]*:/m.test(text.slice(0, 100_000)))
    return "espanso";
  if (mapping) return "csv";
  const [head] = parseCsv(text.slice(0, 10_000).split(/\r|\n/, 1)[0] ?? "", defaultLimits).records;
  return head?.cells.some((cell) => columnOf(snippetTable, cell) === "Text") ? "csv" : "textexpander";
}

/** Reads snippets in any format, which is detected unless it is given. Throws `FileError` for an unusable file. */
export function readSnippets(bytes: Uint8Array, options: SnippetOptions = {}): ReadResult<SnippetRow> {
  const limits = limitsWith(options.limits);
  const { text } = decodeText(bytes, limits);
  switch (options.format ?? formatOf(text, options)) {
    case "csv":
      return readCsv(snippetTable, text, limits, options);
    case "espanso":
      return readEspanso(text, limits, options);
    case "textexpander":
      return readTextExpander(text, limits, options);
  }
}
