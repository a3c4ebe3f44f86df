import { type Kysely, sql } from "kysely";
import type { Database, Schema } from "../db/index.ts";

type Query = Kysely<Schema>;

/** What a team has decided, as it is stored. */
export interface ChoiceRow {
  readonly teamId: number;
  readonly isAllowed: boolean;
  readonly url: string;
  readonly model: string;
  /** Encrypted. */
  readonly key: Buffer | null;
  readonly personLimit: number | null;
  readonly teamLimit: number | null;
}

const selection = sql.raw(`
  owner_id as "teamId", is_allowed as "isAllowed", url, model, key, person_limit as "personLimit",
  team_limit as "teamLimit"`);

/** Returns what these teams have decided. Teams that have decided nothing are missing. */
export async function readChoices({ query }: Database, teams: readonly number[]): Promise<ChoiceRow[]> {
  const { rows } = await sql<ChoiceRow>`
    select ${selection} from team_assistance where owner_id = any(${teams}::bigint[])`.execute(query);
  return rows;
}

/** Returns what a team has decided, locked with the team until the transaction ends. */
export async function lockChoice(query: Query, teamId: number): Promise<ChoiceRow | undefined> {
  await sql`select id from team where id = ${teamId} for update`.execute(query);
  const { rows } = await sql<ChoiceRow>`
    select ${selection} from team_assistance where owner_id = ${teamId}`.execute(query);
  return rows[0];
}

/** Stores what a team has decided. */
export async function saveChoice(query: Query, choice: ChoiceRow): Promise<void> {
  const { teamId, isAllowed, url, model, key, personLimit, teamLimit } = choice;
  await sql`
    insert into team_assistance (owner_id, is_allowed, url, model, key, person_limit, team_limit)
    values (${teamId}, ${isAllowed}, ${url}, ${model}, ${key}, ${personLimit}, ${teamLimit})
    on conflict (owner_id) do update set is_allowed = excluded.is_allowed, url = excluded.url, model = excluded.model,
      key = excluded.key, person_limit = excluded.person_limit, team_limit = excluded.team_limit`.execute(query);
}

/** Someone to count a request for, and how many they have per day; null for no limit. */
export interface CountedOwner {
  readonly ownerId: number;
  readonly limit: number | null;
}

/** Counts a request of so many characters for an owner today. Returns false, and counts nothing, if their limit is reached. */
export async function countRequest(query: Query, { ownerId, limit }: CountedOwner, sent: number): Promise<boolean> {
  if (limit === 0) return false;
  const { rows } = await sql`
    insert into assistance_use as u (owner_id, day, requests, sent)
    values (${ownerId}, (now() at time zone 'utc')::date, 1, ${sent})
    on conflict (owner_id, day) do update set requests = u.requests + 1, sent = u.sent + excluded.sent
    where ${limit}::int is null or u.requests < ${limit}::int
    returning u.requests`.execute(query);
  return rows.length > 0;
}

/** Adds the characters that a model has written for these owners. */
export async function countReceived({ query }: Database, owners: readonly number[], received: number): Promise<void> {
  await sql`
    update assistance_use set received = received + ${received}
    where owner_id = any(${owners}::bigint[]) and day = (now() at time zone 'utc')::date`.execute(query);
}

/** One day of an owner. */
export interface UseRow {
  readonly Day: string;
  readonly Requests: number;
  readonly Sent: number;
  readonly Received: number;
}

/** Returns how much an owner has used a model on each of the last 30 days, newest first. */
export async function readUse({ query }: Database, ownerId: number): Promise<UseRow[]> {
  const { rows } = await sql<UseRow>`
    select to_char(day, 'YYYY-MM-DD') as "Day", requests as "Requests", sent as "Sent", received as "Received"
    from assistance_use
    where owner_id = ${ownerId} and day > (now() at time zone 'utc')::date - 30 order by day desc`.execute(query);
  return rows;
}

/** Returns the number of requests of an owner today. */
export async function usedToday({ query }: Database, ownerId: number): Promise<number> {
  const { rows } = await sql<{ requests: number }>`
    select requests from assistance_use
    where owner_id = ${ownerId} and day = (now() at time zone 'utc')::date`.execute(query);
  return rows[0]?.requests ?? 0;
}

/** Deletes counts older than a year. */
export async function forgetUse({ query }: Database): Promise<void> {
  await sql`delete from assistance_use where day < (now() at time zone 'utc')::date - 365`.execute(query);
}
