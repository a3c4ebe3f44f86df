import type { Cell, TableRow } from "../table/table.ts";

const unstorable = /\0|\p{Surrogate}/u;

const holdsUnstorable = (cell: Cell): boolean =>
  Array.isArray(cell) ? cell.some((each) => unstorable.test(each)) : typeof cell === "string" && unstorable.test(cell);

/** Whether files can store a row and return it: it has no NUL and no half of a character. */
export const isStorable = (row: TableRow): boolean => !Object.values(row).some(holdsUnstorable);
