import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { Database } from "../db/index.ts";

/** A registered app. Its name is unverified. */
export interface Client {
  readonly id: string;
  readonly name: string;
  readonly redirect_uris: readonly string[];
}

/** The most registered apps. One address cannot register that many before its first ones are removed. */
const most = 10_000;
/** How long an app is kept without a key, and after its last key. */
const lifetimes = { unused: "1 day", used: "1 year" };

/** Registers an app, or returns undefined if there are too many. */
export async function insertClient(
  query: Database["query"],
  { name, redirect_uris }: Omit<Client, "id">,
): Promise<Client | undefined> {
  await sql`
    delete from oauth_client c
    where expires_on < now() and not exists (select from api_token k where k.client_id = c.id)`.execute(query);
  const id = `ha_${randomBytes(18).toString("base64url")}`;
  const { rows } = await sql<Client>`
    insert into oauth_client (id, name, redirect_uris, expires_on)
    select ${id}, ${name}, ${[...redirect_uris]}::text[], now() + ${lifetimes.unused}::interval
    where (select count(*) from oauth_client) < ${most}
    returning id, name, redirect_uris`.execute(query);
  return rows[0];
}

/** Returns a program that is registered. */
export async function clientAt(query: Database["query"], id: string): Promise<Client | undefined> {
  return query
    .selectFrom("oauth_client")
    .select(["id", "name", "redirect_uris"])
    .where("id", "=", id)
    .executeTakeFirst();
}

/** Keeps an app that gets a key, so that it can ask again and is not removed while it has the key. */
export async function keepClient(query: Database["query"], id: string): Promise<void> {
  await sql`update oauth_client set expires_on = now() + ${lifetimes.used}::interval where id = ${id}`.execute(query);
}

/** Revokes a key of an app. Returns whose it was, or undefined if there is no such key. */
export async function endKeyOf(query: Database["query"], clientId: string, hash: Buffer) {
  return query
    .deleteFrom("api_token")
    .where("client_id", "=", clientId)
    .where("hash", "=", hash)
    .returning(["id", "name", "person_id"])
    .executeTakeFirst();
}
