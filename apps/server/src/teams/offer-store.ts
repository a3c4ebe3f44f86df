import { type Kysely, sql } from "kysely";
import type { Schema } from "../db/index.ts";
import { adminEmails, expired } from "./team-facts.ts";

type Query = Kysely<Schema>;

/** A team that claims a domain, and what decides whether the claim is active. */
interface ClaimingTeam {
  readonly id: number;
  readonly name: string;
  readonly domains: string[];
  readonly allowed: string[];
  readonly adminEmails: string[];
}

/**
 * Returns the teams with a valid license that claim the domain, without those the person was ever in or has declined.
 */
export async function readClaimants(query: Query, domain: string, personId: number): Promise<ClaimingTeam[]> {
  const { rows } = await sql<ClaimingTeam>`
    select t.id, t.name, t.auto_join_domains as domains, t.allowed_domains as allowed,
      ${sql.raw(adminEmails)} as "adminEmails"
    from team t
    where t.auto_join_domains @> array[${domain}] and not ${sql.raw(expired)}
      and not exists (select 1 from team_user u where u.team_id = t.id and u.person_id = ${personId})
      and not exists (select 1 from declined_offer d where d.team_id = t.id and d.person_id = ${personId})
    order by t.name, t.id`.execute(query);
  return rows;
}

/**
 * Makes the person a member, or accepts an invitation to the same address with the role it gives. An expired one gives
 * no more than the offer. Returns the id of the membership.
 */
export async function insertByOffer(
  query: Query,
  teamId: number,
  { personId, email, domain }: { readonly personId: number; readonly email: string; readonly domain: string },
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into team_user (team_id, person_id, email, position, licence, status, joined_on, offered_domain)
    values (${teamId}, ${personId}, ${email}, 'User', 'Free', 'Active', now(), ${domain})
    on conflict (team_id, lower(email)) where status <> 'Removed' do update set
      person_id = excluded.person_id, status = 'Active', joined_on = now(), row_version = team_user.row_version + 1,
      offered_domain = excluded.offered_domain,
      position = case when team_user.invitation_ends_on > now() then team_user.position else 'User' end,
      licence = case when team_user.invitation_ends_on > now() then team_user.licence else 'Free' end,
      invitation_hash = null, join_code = null, invitation_ends_on = null
    where team_user.status = 'Invited'
    returning id`.execute(query);
  return rows[0]?.id;
}

/** Records that the person does not want to join. */
export async function insertDeclined(
  query: Query,
  teamId: number,
  { personId, domain }: { readonly personId: number; readonly domain: string },
): Promise<void> {
  await sql`insert into declined_offer (team_id, person_id, domain) values (${teamId}, ${personId}, ${domain})
    on conflict do nothing`.execute(query);
}
