import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { hashKey } from "../caller/index.ts";
import type { Database } from "../db/index.ts";
import { expired } from "../teams/index.ts";

type Query = Database["query"];

/** The prefix of provisioning tokens, by which people and scanners recognize them. */
export const tokenPrefix = "hs_scim_";

/** A team's connection to its identity provider. */
export interface ProvisioningConnection {
  readonly teamId: number;
  /** What members get who are in no group with a role. */
  readonly licence: "Free" | "Premium";
  /** The domains that the operator has allowed the team, and that of its identity provider. */
  readonly domains: readonly string[];
  /** Whether the team's license has ended. */
  readonly lapsed: boolean;
}

const domainsOfTeam = `t.allowed_domains || array(
  select s.domain from sso_provider s where s.organization_id = t.id::text and s."domainVerified")`;

const columns = sql.raw(`c.owner_id as "teamId", c.licence, ${domainsOfTeam} as domains, ${expired} as lapsed`);

/** Returns the connection of a token, or undefined. */
export async function connectionOf(query: Query, token: string): Promise<ProvisioningConnection | undefined> {
  const { rows } = await sql<ProvisioningConnection>`
    select ${columns} from scim_connection c join team t on t.id = c.owner_id
    where c.token_hash = ${hashKey(token)}`.execute(query);
  return rows[0];
}

/** Returns the connection of a team, or undefined. */
export async function connectionOfTeam(query: Query, teamId: number): Promise<ProvisioningConnection | undefined> {
  const { rows } = await sql<ProvisioningConnection>`
    select ${columns} from scim_connection c join team t on t.id = c.owner_id where c.owner_id = ${teamId}`.execute(
    query,
  );
  return rows[0];
}

/** Records that a connection was used, at most once a minute. */
export async function markConnectionUsed(query: Query, teamId: number): Promise<void> {
  await sql`
    update scim_connection set last_used_on = now()
    where owner_id = ${teamId} and (last_used_on is null or last_used_on < now() - interval '1 minute')`.execute(query);
}

/** Creates a team's token, which is shown once, in place of an earlier one. */
export async function saveToken(query: Query, teamId: number, personId: number): Promise<string> {
  const token = tokenPrefix + randomBytes(24).toString("base64url");
  await sql`
    insert into scim_connection (owner_id, token_hash, hint, created_by)
    values (${teamId}, ${hashKey(token)}, ${token.slice(0, tokenPrefix.length + 4)}, ${personId})
    on conflict (owner_id) do update set token_hash = excluded.token_hash, hint = excluded.hint,
      created_by = excluded.created_by, created_on = now(), last_used_on = null`.execute(query);
  return token;
}

/** Removes a team's token. Users and groups stay as they are. */
export async function removeConnection(query: Query, teamId: number): Promise<boolean> {
  const result = await sql`delete from scim_connection where owner_id = ${teamId}`.execute(query);
  return Number(result.numAffectedRows ?? 0) > 0;
}

export async function setLicence(query: Query, teamId: number, licence: "Free" | "Premium"): Promise<boolean> {
  const result = await sql`
    update scim_connection set licence = ${licence} where owner_id = ${teamId}`.execute(query);
  return Number(result.numAffectedRows ?? 0) > 0;
}

/** What admins see of provisioning. */
export interface ConnectionState {
  readonly hint: string | null;
  readonly licence: "Free" | "Premium" | null;
  readonly created_on: Date | null;
  readonly last_used_on: Date | null;
  readonly domains: string[];
  readonly users: number;
  readonly active: number;
  readonly waiting: number;
}

export async function readState(query: Query, teamId: number): Promise<ConnectionState | undefined> {
  const { rows } = await sql<ConnectionState>`
    select c.hint, c.licence, c.created_on, c.last_used_on, ${sql.raw(domainsOfTeam)} as domains,
      (select count(*)::int from scim_user u where u.owner_id = t.id) as users,
      (select count(*)::int from scim_user u where u.owner_id = t.id and u.is_active) as active,
      (select count(*)::int from scim_user u where u.owner_id = t.id and u.person_id is null) as waiting
    from team t left join scim_connection c on c.owner_id = t.id where t.id = ${teamId}`.execute(query);
  return rows[0];
}
