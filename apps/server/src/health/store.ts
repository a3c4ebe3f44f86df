import { sql } from "kysely";
import type { Database } from "../db/index.ts";

/**
 * Reads the row that every database of ours has and writes to the log of the database, so that it is answered only once
 * the synchronous standbys have that, too.
 */
export function readInstance({ query }: Database): Promise<unknown> {
  return sql`select id, pg_logical_emit_message(true, 'housestyle', '') from instance`.execute(query);
}

/** Records which secret this installation uses. Returns the recorded mark, which another node may have set. */
export async function claimMark({ query }: Database, mark: string): Promise<string | null> {
  await query.updateTable("instance").set({ secret_mark: mark }).where("secret_mark", "is", null).execute();
  const { secret_mark } = await query.selectFrom("instance").select("secret_mark").executeTakeFirstOrThrow();
  return secret_mark;
}
