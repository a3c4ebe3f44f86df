import { decodeText, defaultLimits, limitsWith, parseCsv } from "@housestyle/files";
import { columnOf, readCsv } from "../csv/read-csv.ts";
import type { ReaderOptions, ReadResult } from "../reading.ts";
import { type SnippetRow, snippetTable } from "../table/snippet-row.ts";
import { readEspanso } from "./read-espanso.ts";
import { readTextExpander } from "./text-expander.ts";

/** Every form of a file of snippets that is read and written. */
export const snippetFormats = ["csv", "espanso", "textexpander"] as const;
export type SnippetFormat = (typeof snippetFormats)[number];

/** As every reader's; `format` when it is known. */
export interface SnippetOptions extends ReaderOptions<SnippetRow> {
  readonly format?: SnippetFormat | undefined;
}

/** CSV that names its columns is ours; without names it is TextExpander's. */
function formatOf(text: string, { fileName = "", mapping }: SnippetOptions): SnippetFormat {
  if (/\.ya?ml$/i.test(fileName) || /^(matches|global_vars|imports)[ \t]*:/m.test(text.slice(0, 100_000)))
    return "espanso";
  if (mapping) return "csv";
  const [head] = parseCsv(text.slice(0, 10_000).split(/\r|\n/, 1)[0] ?? "", defaultLimits).records;
  return head?.cells.some((cell) => columnOf(snippetTable, cell) === "Text") ? "csv" : "textexpander";
}

/** Reads snippets in any form, which is found out unless it is given. Throws `FileError` for what cannot be used. */
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
