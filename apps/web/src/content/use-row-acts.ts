import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import { readAnew } from "../app/read-anew.ts";
import { useOptimistic } from "./use-optimistic.ts";

/**
 * What is done with rows in view. A change and a removal are shown at once, a new row when it is read; then what counts
 * the rows is read again.
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
