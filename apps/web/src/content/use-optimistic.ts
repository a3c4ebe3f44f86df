import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import type { ListPage } from "../app/ask.ts";
import { readAnew } from "../app/read-anew.ts";

/**
 * Changes the rows in view at once, then does what the change stands for. When that fails, the rows are as they were
 * and the failure is passed on; in any case they are read again, once nothing else is on its way. With `renews` that is
 * waited for: the rows have other ids or versions then, which whoever changes them next has to know.
 */
export function useOptimistic<Row>(
  queryKey: QueryKey,
): (
  change: (rows: readonly Row[]) => readonly Row[],
  act: () => Promise<unknown>,
  options?: { readonly renews: boolean },
) => Promise<void> {
  const client = useQueryClient();
  const pending = useRef(0);
  return async (change, act, { renews } = { renews: false }) => {
    // Counted first: while the reading is stopped, an older change may end.
    pending.current++;
    await client.cancelQueries({ queryKey });
    const before = client.getQueriesData<ListPage<Row>>({ queryKey });
    client.setQueriesData<ListPage<Row>>({ queryKey }, (old) => {
      if (!old) return old;
      const rows = change(old.rows);
      return { rows, total: old.total + rows.length - old.rows.length };
    });
    try {
      await act();
    } catch (error) {
      for (const [key, data] of before) client.setQueryData(key, data);
      throw error;
    } finally {
      // What the server has now lacks the changes that are still on their way.
      const read = --pending.current === 0 ? readAnew(client, queryKey) : undefined;
      if (renews) await read;
    }
  };
}
