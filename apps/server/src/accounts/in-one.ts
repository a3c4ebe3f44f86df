import type { Database } from "../db/index.ts";

/** Does what belongs together in one transaction. */
export function inOne<T>({ query }: Database, work: (transaction: Database["query"]) => Promise<T>): Promise<T> {
  return query.transaction().execute(work);
}
