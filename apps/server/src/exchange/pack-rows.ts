import type { TableRow } from "@housestyle/exchange";
import type { PackedFileRows, ParsedFileRow } from "./job.ts";

/** Packs rows without their names for sending between processes. All rows have the columns of the first. */
export function packRows(rows: readonly ParsedFileRow[]): PackedFileRows {
  const columns = Object.keys(rows[0]?.row ?? {});
  const places = new Map<string, number>();
  const says: { given: readonly string[]; blank: readonly string[] }[] = [];
  const packed = rows.map(({ line, row, given, blank }) => {
    const key = `${given.join()};${blank.join()}`;
    const place = places.get(key) ?? says.push({ given, blank }) - 1;
    places.set(key, place);
    return { line, cells: columns.map((column) => row[column] ?? null), says: place };
  });
  return { columns, says, rows: packed };
}

/** Restores packed rows. */
export function unpackRows({ columns, says, rows }: PackedFileRows): ParsedFileRow[] {
  return rows.map(({ line, cells, says: place }) => {
    const row: TableRow = Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? null]));
    return { line, row, given: says[place]?.given ?? [], blank: says[place]?.blank ?? [] };
  });
}
