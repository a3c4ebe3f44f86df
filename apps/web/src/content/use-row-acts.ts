import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import { readAnew } from "../app/read-anew.ts";
import { useOptimistic } from "./use-optimistic.ts";

/**
 * Actions on the visible rows. Changes and removals are shown at once, and new rows once they have been loaded.
 * Afterwards the row counts are loaded again.
 */
export function useRowActs<Row extends { readonly Id: number | string }>(queryKey: QueryKey, countedIn?: QueryKey) {
  const client = useQueryClient();
  const optimistic = useOptimistic<Row>(queryKey);
  const counted = async () => {
    if (countedIn) await readAnew(client, countedIn);
  };
  return {
    add: async (act: () => Promise<unknown>) => {
      await optimistic((rows) => rows, act);
      await counted();
    },
    /** Waits for the versions the rows have then. */
    change: (changed: readonly Row[], shown: Partial<Row>, act: () => Promise<unknown>) =>
      optimistic((rows) => rows.map((row) => (isAmong(row, changed) ? { ...row, ...shown } : row)), act, {
        renews: true,
      }),
    remove: async (gone: readonly Row[], act: (ids: Row["Id"][]) => Promise<unknown>) => {
      await optimistic(
        (rows) => rows.filter((row) => !isAmong(row, gone)),
        () => act(gone.map(({ Id }) => Id)),
      );
      await counted();
    },
    counted,
  };
}

function isAmong<Row extends { readonly Id: unknown }>(row: Row, rows: readonly Row[]): boolean {
  return rows.some(({ Id }) => Id === row.Id);
}
