import { decodeText, limitsWith } from "@housestyle/files";
import { readCsv } from "../csv/read-csv.ts";
import type { ReaderOptions, ReadResult } from "../reading.ts";
import { type TermRow, termTable } from "../table/term-row.ts";
import { readTbx } from "./read-tbx.ts";

/** Every format of term files that is read and written. */
export const termFormats = ["csv", "tbx"] as const;
export type TermFormat = (typeof termFormats)[number];

/** The options of every reader, and the format if it is known. */
export interface TermOptions extends ReaderOptions<TermRow> {
  readonly format?: TermFormat | undefined;
}

/** Reads terms from CSV or TBX, which is detected unless it is given. Throws `FileError` for an unusable file. */
export function readTerms(bytes: Uint8Array, options: TermOptions = {}): ReadResult<TermRow> {
  const limits = limitsWith(options.limits);
  const { text } = decodeText(bytes, limits);
  const format = options.format ?? (/^\s*</.test(text) ? "tbx" : "csv");
  return format === "tbx" ? readTbx(text, limits, options) : readCsv(termTable, text, limits, options);
}
