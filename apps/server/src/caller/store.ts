import type { Scope } from "@housestyle/contract";
import { sql } from "kysely";
import type { Database } from "../db/index.ts";
import type { Membership, Person } from "./caller.ts";
import { nowhere, type Origin } from "./origin.ts";

interface Row {
  readonly id: number;
  readonly email: string;
  readonly email_verified: boolean;
  readonly is_operator: boolean;
  readonly session_id: number | null;
  readonly key_id: number | null;
  readonly scopes: Scope[] | null;
  readonly memberships: Membership[];
}

const memberships = sql`
  coalesce((
    select json_agg(json_build_object(
      'teamUserId', tu.id, 'teamId', t.id, 'position', tu.position, 'licence', tu.licence,
      'lapsed', t.licence_expiry is not null and t.licence_expiry < (now() at time zone 'utc')::date,
      'allowUserDictionary', t.allow_user_dictionary, 'allowTermProposals', t.allow_term_proposals, 'flags', t.flags
    ) order by tu.chosen_on desc nulls last, tu.id)
    from team_user tu join team t on t.id = tu.team_id
    where tu.person_id = p.id and tu.status = 'Active'
  ), '[]'::json)`;

/** Returns the person of a session with their teams, or undefined if the session has ended. */
export async function personOfSession({ query }: Database, token: string, from: Origin): Promise<Person | undefined> {
  const { rows } = await sql<Row>`
    select p.id, p.email, p.email_verified, p.is_operator, s.id as session_id, null::bigint as key_id, null as scopes,
      ${memberships} as memberships
    from session s join person p on p.id = s.person_id
    where s.token = ${token} and s.expires_at > now() and p.disabled_on is null`.execute(query);
  return rows[0] && personOf(rows[0], from);
}

/** Returns the person of a key with their teams, or undefined if it was revoked or has expired. */
export async function personOfKey({ query }: Database, hash: Buffer, from: Origin): Promise<Person | undefined> {
  const { rows } = await sql<Row>`
    select p.id, p.email, p.email_verified, p.is_operator, null::bigint as session_id, k.id as key_id, k.scopes,
      ${memberships} as memberships
    from api_token k join person p on p.id = k.person_id
    where k.hash = ${hash} and (k.expires_on is null or k.expires_on > now()) and p.disabled_on is null`.execute(query);
  const person = rows[0] && personOf(rows[0], from);
  if (person) await markUsed(query, hash);
  return person;
}

/** Returns the current state of a person, or undefined if their session or key is no longer valid. */
export async function personAgain(
  { query }: Database,
  { sessionId, keyId, from }: Person,
): Promise<Person | undefined> {
  const { rows } = await sql<Row>`
    select p.id, p.email, p.email_verified, p.is_operator, s.id as session_id, k.id as key_id, k.scopes,
      ${memberships} as memberships
    from person p
    left join session s on s.person_id = p.id and s.id = ${sessionId ?? null}::bigint and s.expires_at > now()
    left join api_token k on k.person_id = p.id and k.id = ${keyId ?? null}::bigint
      and (k.expires_on is null or k.expires_on > now())
    where p.disabled_on is null and (s.id is not null or k.id is not null)`.execute(query);
  return rows[0] && personOf(rows[0], from);
}

/** Returns a person by id, for actions of the server itself, or undefined if the account is gone or disabled. */
export async function personWithId({ query }: Pick<Database, "query">, id: number): Promise<Person | undefined> {
  const { rows } = await sql<Row>`
    select p.id, p.email, p.email_verified, p.is_operator, null::bigint as session_id, null::bigint as key_id,
      null as scopes, ${memberships} as memberships
    from person p where p.id = ${id} and p.disabled_on is null`.execute(query);
  return rows[0] && personOf(rows[0], nowhere);
}

/** Records that a key was used, at most once a minute. */
async function markUsed(query: Database["query"], hash: Buffer): Promise<void> {
  await sql`
    update api_token set last_used_on = now()
    where hash = ${hash} and (last_used_on is null or last_used_on < now() - interval '1 minute')`.execute(query);
}

function personOf(row: Row, from: Origin): Person {
  return {
    kind: "person",
    personId: row.id,
    email: row.email,
    emailVerified: row.email_verified,
    isOperator: row.is_operator,
    memberships: row.memberships,
    scopes: row.scopes ?? undefined,
    sessionId: row.session_id ?? undefined,
    keyId: row.key_id ?? undefined,
    from,
  };
}
