import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { Database } from "../db/index.ts";

/** A program that has registered. Nobody has checked its name. */
export interface Client {
  readonly id: string;
  readonly name: string;
  readonly redirect_uris: readonly string[];
}

/** As many may be registered at a time; one address cannot register that many before its first ones are removed again. */
const most = 10_000;
/** So long a program is known that no one gives a key, and after the last key it was given. */
const lifetimes = { unused: "1 day", used: "1 year" };

/** Registers a program; returns undefined when there are too many. */
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

/** Keeps a program that takes a key: it can ask again, and is not removed as long as it has the key. */
export async function keepClient(query: Database["query"], id: string): Promise<void> {
  await sql`update oauth_client set expires_on = now() + ${lifetimes.used}::interval where id = ${id}`.execute(query);
}

/** Ends a key that a program was given; returns whose it was, undefined when it has no such key. */
export async function endKeyOf(query: Database["query"], clientId: string, hash: Buffer) {
  return query
    .deleteFrom("api_token")
    .where("client_id", "=", clientId)
    .where("hash", "=", hash)
    .returning(["id", "name", "person_id"])
    .executeTakeFirst();
}
