import { sql } from "kysely";
import type { Database } from "../db/index.ts";

/** The milliseconds after which the database counts as unavailable. */
const patience = 2_000;

/**
 * Returns a function that reads the row that every database of ours has and writes to the log of the database, so that a
 * primary that waits for its standby does not count as ready. It rejects when that takes too long or cannot be done.
 * What waits keeps its connection, so no more is asked until then.
 */
export function createProbe({ query }: Database): () => Promise<unknown> {
  let pending: Promise<unknown> | undefined;
  return async () => {
    pending ??= sql`select id, pg_logical_emit_message(true, 'housestyle', '') from instance`
      .execute(query)
      .finally(() => {
        pending = undefined;
      });
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, fail) => {
      timer = setTimeout(() => fail(new Error("The database does not answer.")), patience);
    });
    try {
      return await Promise.race([pending, late]);
    } finally {
      clearTimeout(timer);
    }
  };
}

/** Records which secret this installation uses. Returns the recorded mark, which another node may have set. */
export async function claimMark({ query }: Database, mark: string): Promise<string | null> {
  await query.updateTable("instance").set({ secret_mark: mark }).where("secret_mark", "is", null).execute();
  const { secret_mark } = await query.selectFrom("instance").select("secret_mark").executeTakeFirstOrThrow();
  return secret_mark;
}
