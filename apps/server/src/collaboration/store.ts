import { type Kysely, sql } from "kysely";
import type { Schema } from "../db/index.ts";

/** Sends a message to everyone who listens on a channel of the database. */
export async function notifyChannel(query: Kysely<Schema>, channel: string, message: string): Promise<void> {
  await sql`select pg_notify(${channel}, ${message})`.execute(query);
}

/** Returns the name of a person; empty for one who is gone. */
export async function readPersonName(query: Kysely<Schema>, id: number): Promise<string> {
  const { rows } = await sql<{ name: string }>`select name from person where id = ${id}`.execute(query);
  return rows[0]?.name ?? "";
}
