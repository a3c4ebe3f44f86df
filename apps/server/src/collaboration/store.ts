import { type Kysely, sql } from "kysely";
import type { Schema } from "../db/index.ts";

/** Sends a message to everyone who listens on a channel of the database. */
export async function notifyChannel(query: Kysely<Schema>, channel: string, message: string): Promise<void> {
  await sql`select pg_notify(${channel}, ${message})`.execute(query);
}

/** Returns the name that a person’s account has. */
export async function readPersonName(query: Kysely<Schema>, person: number): Promise<string> {
  const { name } = await query.selectFrom("person").select("name").where("id", "=", person).executeTakeFirstOrThrow();
  return name;
}
