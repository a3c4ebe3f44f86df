import type { DocumentCell, DocumentTable } from "./document-units.ts";

/** Returns whether two rows have the same columns. */
export const hasColumns = (old: readonly DocumentCell[], now: readonly DocumentCell[]): boolean =>
  old.length === now.length && old.every(({ colspan }, index) => colspan === now[index]?.colspan);

/** Returns whether two tables differ only in the content of their cells, if at all. */
export const sameShape = (old: DocumentTable, now: DocumentTable): boolean =>
  old.rows.length === now.rows.length &&
  old.rows.every((row, index) => {
    const next = now.rows[index] ?? [];
    return hasColumns(row, next) && row.every(({ rowspan }, at) => rowspan === next[at]?.rowspan);
  });

/** Returns whether a cell of a table spans several rows. */
export const isMerged = ({ rows }: DocumentTable): boolean =>
  rows.some((row) => row.some(({ rowspan }) => rowspan > 1));
