import { createHmac, randomBytes } from "node:crypto";
import { sql } from "kysely";
import { quickPasswords } from "./quick-passwords.ts";
import type { TestServer } from "./test-server.ts";

/** What an account is made of. */
export interface TestAccount {
  readonly email: string;
  readonly name: string;
  readonly password: string;
}

/**
 * An account that was signed up and is signed in, made as rows: what that costs is spared where a test is not about it.
 * The first one of a server is its operator. No letter is sent and no act is noted.
 */
export async function madeAccount(
  { database, services }: Pick<TestServer, "database" | "services">,
  { email, name, password }: TestAccount,
): Promise<{ readonly id: number; readonly cookie: string }> {
  const token = randomBytes(24).toString("base64url");
  const hash = await quickPasswords.hash(password);
  const { rows } = await sql<{ id: number }>`
    with made as (
      insert into person (name, email, is_operator)
      values (${name}, ${email.toLowerCase()}, not exists (select 1 from person where is_operator)) returning id
    ), kept as (
      insert into credential (person_id, account_id, provider_id, password)
      select id, id::text, 'credential', ${hash} from made
    ), opened as (
      insert into session (person_id, token, expires_at) select id, ${token}, now() + interval '1 day' from made
    )
    select id from made`.execute(database.query);
  const signature = createHmac("sha256", services.secret).update(token).digest("base64");
  const cookie = `housestyle.session_token=${encodeURIComponent(`${token}.${signature}`)}`;
  return { id: rows[0]?.id ?? 0, cookie };
}

/** Whoever is to be in a team, and as what. */
export interface NewMember {
  readonly teamId: number;
  readonly person: { readonly id: number; readonly email: string };
  readonly position: "User" | "Admin" | "Admin Only";
  readonly licence: "Free" | "Premium";
  readonly invitedBy: number;
}

/** Somebody who was invited to a team and has joined it, without the letter and the acts of that. */
export async function madeMember(
  { query }: TestServer["database"],
  { teamId, person, position, licence, invitedBy }: NewMember,
): Promise<void> {
  await query
    .insertInto("team_user")
    .values({
      team_id: teamId,
      person_id: person.id,
      email: person.email,
      ...{ position, licence, status: "Active" as const, invited_by: invitedBy, joined_on: new Date() },
    })
    .execute();
}
