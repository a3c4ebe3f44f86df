import { decodeText, defaultLimits, parseCsv, restoredCell } from "@housestyle/files";
import type { TableFormat, TableRow } from "../table/table.ts";
import { columnsOf } from "../table/table.ts";
import { columnOf } from "./read-csv.ts";

/** The first rows of a CSV file, with the heading of each column and the member it stands for. */
export interface CsvPreview {
  /** `member` is undefined if the heading is unknown. */
  readonly headings: readonly { readonly heading: string; readonly member: string | undefined }[];
  readonly rows: readonly (readonly string[])[];
  /** Every member that a column may contain. */
  readonly members: readonly string[];
}

/** The bytes that are read, enough for the rows that are shown. */
const bytesRead = 256 * 1024;

/** Reads the first `count` rows of a CSV file of a table. Returns undefined if it cannot be read as one. */
export function previewCsv<Row extends TableRow>(
  table: TableFormat<Row>,
  bytes: Uint8Array,
  count = 20,
): CsvPreview | undefined {
  try {
    const { text } = decodeText(bytes.subarray(0, bytesRead), defaultLimits);
    const [head, ...body] = parseCsv(text, defaultLimits).records;
    if (!head) return undefined;
    const headings = head.cells.map((cell) => {
      const heading = restoredCell(cell).trim();
      return { heading, member: columnOf(table, heading) };
    });
    // A row at the end may have been cut off in its middle.
    const whole = bytes.length > bytesRead ? body.slice(0, -1) : body;
    const rows = whole.slice(0, count).map(({ cells }) => cells.map(restoredCell));
    return { headings, rows, members: columnsOf(table) };
  } catch {
    return undefined;
  }
}
