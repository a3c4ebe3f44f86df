import type { Cell, TableRow } from "../table/table.ts";

const unstorable = /\0|\p{Surrogate}/u;

const holdsUnstorable = (cell: Cell): boolean =>
  Array.isArray(cell) ? cell.some((each) => unstorable.test(each)) : typeof cell === "string" && unstorable.test(cell);

/** False for a row with NUL or half a character in it: no file can hold those and give them back. */
export const isStorable = (row: TableRow): boolean => !Object.values(row).some(holdsUnstorable);
