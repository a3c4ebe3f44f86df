import { writeCsv } from "../csv/write-csv.ts";
import { type TermRow, termTable } from "../table/term-row.ts";
import type { Writing } from "../writing.ts";
import type { TermFormat } from "./read-terms.ts";
import { type TbxOptions, writeTbx } from "./write-tbx.ts";

/** Makes a file of terms. */
export const writeTerms = (rows: readonly TermRow[], format: TermFormat, options: TbxOptions = {}): Writing =>
  format === "tbx" ? writeTbx(rows, options) : writeCsv(termTable, rows, ({ Text }) => Text);
