import type { Kysely } from "kysely";
import type { Schema } from "./schema.ts";

/** PostgreSQL's code for a transaction that was ended to resolve a deadlock. */
const deadlock = "40P01";

/**
 * Runs `work` in one transaction and returns its result. A transaction that PostgreSQL ended to resolve a deadlock is run
 * once more, so `work` must have no effects outside the database.
 */
export function inOne<T>(
  { query }: { readonly query: Kysely<Schema> },
  work: (transaction: Kysely<Schema>) => Promise<T>,
): Promise<T> {
  const run = () => query.transaction().execute(work);
  return run().catch((error: unknown) => {
    if ((error as { code?: unknown } | null)?.code === deadlock) return run();
    throw error;
  });
}
