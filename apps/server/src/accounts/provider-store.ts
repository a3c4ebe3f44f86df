import { sql } from "kysely";
import type { Database } from "../db/index.ts";

/** A team's identity provider. */
export interface Provider {
  readonly teamId: number;
  readonly kind: "oidc" | "saml";
  readonly domain: string;
  readonly issuer: string;
}

export async function readProvider({ query }: Database, teamId: number): Promise<Provider | undefined> {
  const { rows } = await sql<{ domain: string; issuer: string; saml_config: string | null }>`
    select domain, issuer, saml_config from sso_provider where organization_id = ${String(teamId)}`.execute(query);
  const [row] = rows;
  return row && { teamId, kind: row.saml_config === null ? "oidc" : "saml", domain: row.domain, issuer: row.issuer };
}

/**
 * Stores or replaces a team's provider, its domain vouched for; false when there is no such team. Another issuer may use the
 * ids of the one before for other people, so that people are found by their addresses again.
 */
export async function saveProvider(query: Database["query"], provider: Provider, config: object): Promise<boolean> {
  const { teamId, kind, domain, issuer } = provider;
  const json = JSON.stringify(config);
  await sql`
    delete from credential c using sso_provider s
    where s.organization_id = ${String(teamId)} and s.issuer <> ${issuer} and c.provider_id = s.provider_id`.execute(
    query,
  );
  const [oidc, saml] = kind === "oidc" ? [json, null] : [null, json];
  const { rows } = await sql`
    insert into sso_provider (issuer, oidc_config, saml_config, provider_id, organization_id, domain, "domainVerified")
    select ${issuer}, ${oidc}, ${saml}, 'team-' || id, id::text, ${domain}, true from team where id = ${teamId}
    on conflict (provider_id) do update set issuer = excluded.issuer, oidc_config = excluded.oidc_config,
      saml_config = excluded.saml_config, domain = excluded.domain
    returning id`.execute(query);
  return rows.length > 0;
}

export async function deleteProvider(query: Database["query"], teamId: number): Promise<boolean> {
  const result = await sql`delete from sso_provider where organization_id = ${String(teamId)}`.execute(query);
  return Number(result.numAffectedRows ?? 0) > 0;
}

/** Returns how tokens of a team's OpenID Connect provider are verified. */
export async function readOidcConfig({ query }: Database, providerId: string) {
  const { rows } = await sql<{ config: { issuer: string; clientId: string; jwksEndpoint: string } | null }>`
    select oidc_config::json as config from sso_provider where provider_id = ${providerId}`.execute(query);
  return rows[0]?.config ?? undefined;
}

/** Returns the person whom a provider knows by an id. */
export async function personOfProvider(
  query: Database["query"],
  providerId: string,
  accountId: string,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select person_id as id from credential where provider_id = ${providerId} and account_id = ${accountId}`.execute(
    query,
  );
  return rows[0]?.id;
}

/** Returns the domains that the operator has allowed a team. */
export async function allowedDomains({ query }: Database, teamId: number): Promise<string[]> {
  const row = await query.selectFrom("team").select("allowed_domains").where("id", "=", teamId).executeTakeFirst();
  return row?.allowed_domains ?? [];
}

/** Returns the address of the account that a provider knows by an id. */
export async function emailOfLinked(
  { query }: Database,
  providerId: string,
  accountId: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ email: string }>`
    select p.email from credential c join person p on p.id = c.person_id
    where c.provider_id = ${providerId} and c.account_id = ${accountId}`.execute(query);
  return rows[0]?.email;
}

/** Returns the provider that vouches for a domain or one above it, the closest first. */
export async function providerForDomain({ query }: Database, domain: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select provider_id as id from sso_provider
    where "domainVerified" and (domain = lower(${domain}) or right(lower(${domain}), length(domain) + 1) = '.' || domain)
    order by length(domain) desc, sso_provider.id limit 1`.execute(query);
  return rows[0]?.id;
}

/** Returns the domain that a team's provider vouches for. */
export async function domainOfProvider({ query }: Database, providerId: string): Promise<string | undefined> {
  const { rows } = await sql<{ domain: string }>`
    select domain from sso_provider where provider_id = ${providerId} and "domainVerified"`.execute(query);
  return rows[0]?.domain;
}

/**
 * Verifies the address of someone who has logged in with a team's provider, which vouches for it. The library lets no one into
 * an account that was created before without a verified address.
 */
export async function confirmByProvider(query: Database["query"], personId: number): Promise<void> {
  await sql`update person set email_verified = true where id = ${personId} and not email_verified`.execute(query);
}

/**
 * Adds someone who has logged in with a team's provider to that team, unless its directory says that they are not active.
 * Returns the membership if it is new.
 */
export async function joinByProvider(
  query: Database["query"],
  personId: number,
  providerId: string,
): Promise<{ readonly id: number; readonly team_id: number }[]> {
  const { rows } = await sql<{ id: number; team_id: number }>`
    insert into team_user (team_id, person_id, email, position, licence, status, joined_on)
    select t.id, p.id, p.email, 'User', 'Free', 'Active', now()
    from sso_provider s join team t on t.id::text = s.organization_id, person p
    where s.provider_id = ${providerId} and p.id = ${personId} and not exists (
      select 1 from scim_user u where u.owner_id = t.id and u.person_id = p.id and not u.is_active)
    on conflict do nothing
    returning id, team_id`.execute(query);
  return rows;
}
