import type { QueryClient, QueryKey } from "@tanstack/react-query";

/**
 * Reads again what screens show of everything whose key begins with `queryKey`, and answers when it is there. What was
 * being read for the first time is read twice: the server may have answered that before what has just been done, and
 * invalidating it alone waits for this very answer.
 */
export async function readAnew(client: QueryClient, queryKey: QueryKey = []): Promise<void> {
  const early = client.getQueryCache().findAll({
    queryKey,
    predicate: ({ state }) => state.data === undefined && state.fetchStatus === "fetching",
  });
  await client.invalidateQueries({ queryKey });
  if (early.length > 0) await client.invalidateQueries({ queryKey, predicate: (query) => early.includes(query) });
}
