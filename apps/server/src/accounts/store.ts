import { randomBytes } from "node:crypto";
import type { Profile, Scope, WriterType } from "@housestyle/contract";
import { sql } from "kysely";
import { hashKey, keyPrefix, type Person } from "../caller/index.ts";
import type { Database } from "../db/index.ts";

/** Makes the first account of a server its operator. */
export async function crownFirst({ query }: Database, personId: number): Promise<void> {
  await query.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtext('housestyle-operator'))`.execute(transaction);
    await sql`
      update person set is_operator = true
      where id = ${personId} and not exists (select 1 from person where is_operator)`.execute(transaction);
  });
}

export async function isEmpty({ query }: Database): Promise<boolean> {
  const { rows } = await sql<{ empty: boolean }>`select not exists (select 1 from person) as empty`.execute(query);
  return rows[0]?.empty === true;
}

/** Returns an id that the next account would have got, and uses it up. */
export async function freshId({ query }: Database): Promise<number> {
  const { rows } = await sql<{ id: number }>`select nextval('owner_id') as id`.execute(query);
  return rows[0]?.id ?? 0;
}

/** Whether an invitation to this address is still open. */
export async function isInvited({ query }: Database, email: string): Promise<boolean> {
  const { rows } = await sql<{ invited: boolean }>`
    select exists (select 1 from team_user where status = 'Invited' and invitation_ends_on > now()
      and lower(email) = lower(${email})) as invited`.execute(query);
  return rows[0]?.invited === true;
}

export async function readProfileOf(
  { query }: Database,
  personId: number,
): Promise<Omit<Profile, "Flags"> | undefined> {
  const { rows } = await sql<Omit<Profile, "CreatedOn" | "Flags"> & { CreatedOn: Date }>`
    select id as "Id", name as "Name", email as "Email", email_verified as "EmailVerified",
      writer_type as "WriterType", default_style as "DefaultStyle", is_operator as "IsOperator",
      survey_done as "SurveyDone", licence_type as "LicenceType", plan_type as "PlanType",
      preferences as "Preferences", created_at as "CreatedOn",
      case when licence_type is not null or exists (
        select 1 from team_user u join team t on t.id = u.team_id
        where u.person_id = p.id and u.status = 'Active' and u.licence = 'Premium' and u.position <> 'Admin Only'
          and (t.licence_expiry is null or t.licence_expiry >= (now() at time zone 'utc')::date)
      ) then 'Premium' else 'Free' end as "EffectiveLicence"
    from person p where id = ${personId}`.execute(query);
  const [row] = rows;
  return row && { ...row, CreatedOn: row.CreatedOn.toISOString() };
}

/** Returns the flags of a person's current team. The team switcher is on if any of their teams turns it on: there is a way back. */
export async function flagsOfTeam({ query }: Database, personId: number): Promise<Record<string, boolean>> {
  // Where a team allows no language models, nothing that needs one is on.
  const { rows } = await sql<{ flags: Record<string, boolean> }>`
    select t.flags || case when exists (
        select from team_assistance a join team_user m on m.team_id = a.owner_id
        where m.person_id = ${personId} and m.status = 'Active' and not a.is_allowed
      ) then '{"SparkContinue": false, "InspirationAI": false, "CritiqueAI": false}'::jsonb else '{}'::jsonb end || case when exists (
        select from team_user m join team o on o.id = m.team_id
        where m.person_id = ${personId} and m.status = 'Active' and o.flags ->> 'TeamSwitcher' = 'true'
      ) then '{"TeamSwitcher": true}'::jsonb else '{}'::jsonb end as flags
    from team_user u join team t on t.id = u.team_id
    where u.person_id = ${personId} and u.status = 'Active'
    order by u.chosen_on desc nulls last, u.id limit 1`.execute(query);
  return rows[0]?.flags ?? {};
}

/** What people can change in their own profile. */
export interface ProfileChange {
  readonly name?: string | undefined;
  readonly writerType?: WriterType | undefined;
  readonly defaultStyle?: string | undefined;
  readonly preferences?: Readonly<Record<string, unknown>> | undefined;
}

export async function updateProfile(query: Database["query"], personId: number, change: ProfileChange): Promise<void> {
  await query
    .updateTable("person")
    .set({
      ...(change.name !== undefined && { name: change.name }),
      ...(change.writerType !== undefined && { writer_type: change.writerType }),
      ...(change.defaultStyle !== undefined && { default_style: change.defaultStyle }),
      ...(change.preferences !== undefined && { preferences: JSON.stringify(change.preferences) as never }),
      updated_at: sql`now()`,
    } as never)
    .where("id", "=", personId)
    .execute();
}

export async function markSurveyDone({ query }: Database, personId: number): Promise<void> {
  await query.updateTable("person").set({ survey_done: true }).where("id", "=", personId).execute();
}

export async function readSessions({ query }: Database, personId: number) {
  return query
    .selectFrom("session")
    .select(["id", "created_at", "updated_at", "expires_at", "ip_address", "user_agent"])
    .where("person_id", "=", personId)
    .where("expires_at", ">", sql<Date>`now()`)
    .orderBy("updated_at", "desc")
    .execute();
}

export async function endSession(query: Database["query"], personId: number, id: number): Promise<boolean> {
  const result = await query
    .deleteFrom("session")
    .where("person_id", "=", personId)
    .where("id", "=", id)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Ends all other sessions and returns how many there were. */
export async function endOtherSessions(
  query: Database["query"],
  personId: number,
  keep: number | undefined,
): Promise<number> {
  const result = await query
    .deleteFrom("session")
    .where("person_id", "=", personId)
    .$if(keep !== undefined, (each) => each.where("id", "<>", keep ?? 0))
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

export async function readTokens({ query }: Database, personId: number) {
  return query
    .selectFrom("api_token")
    .select(["id", "name", "hint", "scopes", "created_on", "last_used_on", "expires_on"])
    .where("person_id", "=", personId)
    .orderBy("id")
    .execute();
}

/** The most keys of an account. */
export const mostKeys = 50;

/** A key to create. */
interface NewKey {
  readonly name: string;
  readonly scopes: readonly Scope[];
  readonly endsOn: Date | undefined;
  /** The registered app it is for. */
  readonly clientId?: string;
}

/**
 * Creates a key, which is shown to its owner once; only its hash is kept. Returns undefined when the owner has as many as they
 * may have.
 */
export async function insertToken(
  query: Database["query"],
  personId: number,
  { name, scopes, endsOn, clientId }: NewKey,
) {
  // Two requests at the same time must not both find room.
  await sql`select id from owner where id = ${personId} for update`.execute(query);
  const { rows } = await sql<{ keys: number }>`
    select count(*)::int as keys from api_token where person_id = ${personId}`.execute(query);
  if ((rows[0]?.keys ?? 0) >= mostKeys) return undefined;
  const token = keyPrefix + randomBytes(24).toString("base64url");
  const row = await query
    .insertInto("api_token")
    .values({
      owner_id: personId,
      person_id: personId,
      name,
      hash: hashKey(token),
      hint: token.slice(0, 7),
      scopes: [...new Set(scopes)],
      expires_on: endsOn ?? null,
      client_id: clientId ?? null,
    })
    .returning(["id", "name", "hint", "scopes", "created_on", "last_used_on", "expires_on"])
    .executeTakeFirstOrThrow();
  return { token, row };
}

/** Returns when the caller's key expires, or undefined for a key without expiration and for a session. */
export async function endOfKey({ query }: Database, { keyId }: Person): Promise<Date | undefined> {
  if (keyId === undefined) return undefined;
  const { rows } = await sql<{ expires_on: Date | null }>`
    select expires_on from api_token where id = ${keyId}`.execute(query);
  return rows[0]?.expires_on ?? undefined;
}

/** Revokes all keys of a person except the caller's own. Returns their ids and names. */
export async function endKeys(query: Database["query"], personId: number, keep?: number) {
  const { rows } = await sql<{ id: number; name: string }>`
    delete from api_token where person_id = ${personId} and id is distinct from ${keep ?? null}::bigint
    returning id, name`.execute(query);
  return rows;
}

/** Deletes codes with which apps could still get a key. */
export async function endConnectCodes({ query }: Database, personId: number): Promise<void> {
  await sql`
    delete from verification where identifier like 'connect:%' and split_part(value, ' ', 1) = ${String(personId)}`.execute(
    query,
  );
}

/** Whether an account is disabled. */
export async function isDisabled({ query }: Database, personId: number): Promise<boolean> {
  const { rows } = await sql<{ disabled: boolean }>`
    select disabled_on is not null as disabled from person where id = ${personId}`.execute(query);
  return rows[0]?.disabled === true;
}

/** Creates the only link with which a person can choose a new password, for an hour; returns its token. */
export async function insertResetLink(query: Database["query"], personId: number) {
  const token = randomBytes(24).toString("base64url");
  await endResetLinks(query, personId);
  const { rows } = await sql<{ expires_at: Date }>`
    insert into verification (identifier, value, expires_at)
    values (${`reset-password:${token}`}, ${String(personId)}, now() + interval '1 hour') returning expires_at`.execute(
    query,
  );
  return { token, endsOn: rows[0]?.expires_at ?? new Date() };
}

/** Makes the open event streams of a person check whether they may continue. */
export async function notifyClientsOf(query: Database["query"], personId: number): Promise<void> {
  await sql`select pg_notify('housestyle_rules', ${String(personId)})`.execute(query);
}

/** Invalidates other password reset links, because one was enough. */
export async function endResetLinks(query: Database["query"], personId: number): Promise<void> {
  await sql`
    delete from verification where identifier like 'reset-password:%' and value = ${String(personId)}`.execute(query);
}

/** Revokes a key. Returns its name, or undefined if there is none. */
export async function removeToken(query: Database["query"], personId: number, id: number): Promise<string | undefined> {
  const row = await query
    .deleteFrom("api_token")
    .where("person_id", "=", personId)
    .where("id", "=", id)
    .returning("name")
    .executeTakeFirst();
  return row?.name;
}

/** Returns the account with an email address, with its name. */
export async function personAt({ query }: Database, email: string) {
  return query
    .selectFrom("person")
    .select(["id", "name", "email"])
    .where("email", "=", email.toLowerCase())
    .executeTakeFirst();
}

/** Returns who may choose a new password with this link, or undefined if it is no longer valid. */
export async function personOfResetLink({ query }: Database, token: string): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select value::bigint as id from verification
    where identifier = ${`reset-password:${token}`} and expires_at > now()`.execute(query);
  return rows[0]?.id;
}

/** Returns the email address of an account; undefined when there is no such account. */
export async function emailOf({ query }: Database, personId: number): Promise<string | undefined> {
  const { rows } = await sql<{ email: string }>`select email from person where id = ${personId}`.execute(query);
  return rows[0]?.email;
}

/** Returns the stored hash of a password, or undefined for people who log in with another service. */
export async function passwordHash({ query }: Database, personId: number): Promise<string | undefined> {
  const { rows } = await sql<{ password: string | null }>`
    select password from credential where person_id = ${personId} and provider_id = 'credential'`.execute(query);
  return rows[0]?.password ?? undefined;
}
