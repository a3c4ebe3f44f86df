import type { PersonRow } from "./store.ts";

/** Returns an account as it is sent. */
export function toPerson(row: PersonRow) {
  return {
    ...row,
    LastActive: row.LastActive?.toISOString() ?? null,
    CreatedOn: row.CreatedOn.toISOString(),
  };
}
