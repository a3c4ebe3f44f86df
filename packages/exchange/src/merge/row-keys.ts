import type { Sameness } from "@housestyle/tables";
import type { TableRow } from "../table/table.ts";

/** Keys for rows. Two rows with the same key are the same entry, and one replaces the other. */
export interface RowKeys {
  /** By what people consider the same entry. */
  readonly usual: (row: TableRow) => string;
  /** By everything that distinguishes rows, for when several are the same to people. */
  readonly strict: (row: TableRow) => string;
}

const fold = (cell: unknown) => String(cell).normalize("NFC").toLowerCase();

/** Returns the keys for a type of rows. */
export function rowKeys({ exactly = [], anyCase = [], alone, apart = [] }: Sameness): RowKeys {
  const key = (more: readonly string[]) => (row: TableRow) =>
    alone !== undefined && row[alone] !== null
      ? JSON.stringify([fold(row[alone])])
      : JSON.stringify([
          ...exactly.map((name) => row[name]),
          ...anyCase.map((name) => fold(row[name])),
          ...more.map((name) => row[name]),
        ]);
  return { usual: key([]), strict: key(apart) };
}
