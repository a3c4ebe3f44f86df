import { sql } from "kysely";
import type { Database } from "../db/index.ts";

/** The milliseconds after which the database counts as unavailable. */
const patience = 2_000;

/**
 * Reads the row that every database of ours has, in a transaction that may write; rejects when that takes too long or
 * cannot be done.
 */
export async function readInstance({ query }: Database): Promise<unknown> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error("The database does not answer.")), patience);
  });
  try {
    return await Promise.race([sql`select id, pg_current_xact_id() from instance`.execute(query), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Records which secret this installation uses. Returns the recorded mark, which another node may have set. */
export async function claimMark({ query }: Database, mark: string): Promise<string | null> {
  await query.updateTable("instance").set({ secret_mark: mark }).where("secret_mark", "is", null).execute();
  const { secret_mark } = await query.selectFrom("instance").select("secret_mark").executeTakeFirstOrThrow();
  return secret_mark;
}
