import { encodeUtf8, printCsv } from "@housestyle/files";
import { siftRows } from "../table/sift-rows.ts";
import { type Cell, columnsOf, type TableFormat, type TableRow } from "../table/table.ts";
import type { WrittenFile } from "../writing.ts";

const listText = (pieces: readonly string[]): string => pieces.map((each) => each.replace(/[\\|]/g, "\\$&")).join("|");

function cellText(cell: Cell | undefined): string {
  if (typeof cell === "string") return cell;
  if (typeof cell === "boolean") return String(cell);
  return cell ? listText(cell) : "";
}

/**
 * Writes all rows with all their members, one per line after the column names, in UTF-8 with the byte order mark that
 * spreadsheets need.
 */
export function writeCsv<Row extends TableRow>(
  table: TableFormat<Row>,
  rows: readonly Row[],
  nameOf: (row: Row) => string,
): WrittenFile {
  const names = columnsOf(table);
  const { kept, problems, lost } = siftRows(rows, { table, nameOf, holds: names });
  const records = [names, ...kept.map((row) => names.map((name) => cellText(row[name])))];
  return { bytes: encodeUtf8(printCsv(records), true), mediaType: "text/csv", extension: ".csv", problems, lost };
}
