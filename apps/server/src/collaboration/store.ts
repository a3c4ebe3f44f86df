import { type Kysely, sql } from "kysely";
import type { Schema } from "../db/index.ts";

/** Sends a message to everyone who listens on a channel of the database. */
export async function notifyChannel(query: Kysely<Schema>, channel: string, message: string): Promise<void> {
  await sql`select pg_notify(${channel}, ${message})`.execute(query);
}

/** Returns the names of people by their ids. */
export async function readNames(query: Kysely<Schema>, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from person where id = any(${ids}::bigint[])`.execute(query);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
