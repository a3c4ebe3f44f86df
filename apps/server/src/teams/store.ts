import { createHash, randomBytes } from "node:crypto";
import { licenceTypes, type NewTeam, type Team, type TeamChange } from "@housestyle/contract";
import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Database, ListSource, Schema } from "../db/index.ts";
import { seatsUsed } from "./seats-used.ts";

type Query = Kysely<Schema>;

const today = "(now() at time zone 'utc')::date";
const expired = `(t.licence_expiry is not null and t.licence_expiry < ${today})`;

/** The teams a person is in. */
export function teamSource(personId: number): ListSource {
  return {
    select: teamSelection,
    from: sql`team t`,
    where: sql`exists (select 1 from team_user m where m.team_id = t.id and m.person_id = ${personId} and m.status = 'Active')`,
    columns: {
      Id: { type: "number", sql: "t.id" },
      Name: { type: "text", sql: "t.name" },
      CompanyName: { type: "text", sql: "t.company_name" },
      Country: { type: "text", sql: "t.country" },
      LicenceExpiry: { type: "date", sql: "t.licence_expiry::timestamptz" },
      LicenceType: { type: "number", sql: "t.licence_type" },
      PlanType: { type: "number", sql: "t.plan_type" },
      Seats: { type: "number", sql: "t.seats" },
      IsExpired: { type: "boolean", sql: expired },
      CreatedOn: { type: "date", sql: "t.created_on" },
    },
    defaultOrder: "Name",
    tieBreak: "t.id",
  };
}

/** Confirmed addresses of those who run the team `t`. */
const adminEmails = `array(select p.email from team_user a join person p on p.id = a.person_id
  where a.team_id = t.id and a.status = 'Active' and a.position in ('Admin', 'Admin Only') and p.email_verified)`;

/** A licence without an end: clients read the day as a moment, and “nothing” as 1970. */
const endless = "9999-12-31";

/** A team as it is read; what depends on the caller is added by the route. */
export type TeamRow = Omit<Team, "IsCurrent" | "CanEdit" | "DomainClaims" | "CreatedOn" | "ModifiedOn"> & {
  /** Confirmed addresses of those who run it. */
  readonly AdminEmails: string[];
  readonly CreatedOn: Date;
  readonly ModifiedOn: Date;
};

const teamSelection: RawBuilder<unknown> = sql.raw(`
  t.id as "Id", t.name as "Name", t.company_name as "CompanyName", t.company_address as "CompanyAddress",
  t.vat_number as "VatNumber", t.country as "Country", t.licence_type as "LicenceType", t.plan_type as "PlanType",
  t.seats as "Seats", t.seats as "Licences", ${seatsUsed} as "SeatsUsed", ${seatsUsed} as "UsedLicences",
  coalesce(t.licence_expiry::text, '${endless}') || 'T00:00:00.000Z' as "LicenceExpiry",
  ${expired} as "IsExpired", t.language as "Language", t.default_style as "DefaultStyle",
  t.allow_user_dictionary as "AllowUserDictionary", t.allow_term_proposals as "AllowTermProposals",
  t.allow_rules_off as "AllowRulesOff", t.goals as "Goals",
  t.show_members_analytics as "ShowMembersAnalytics", t.auto_join_domains as "AutoJoinDomains",
  t.allowed_domains as "AllowedDomains", ${adminEmails} as "AdminEmails", t.flags as "Flags",
  t.owner_person_id as "OwnerUserId", t.created_on as "CreatedOn", t.modified_on as "ModifiedOn",
  t.row_version as "RowVersion"`);

export async function readTeam(query: Query, id: number): Promise<TeamRow | undefined> {
  const { rows } = await sql<TeamRow>`select ${teamSelection} from team t where t.id = ${id}`.execute(query);
  return rows[0];
}

/** Columns of a team by their names on the wire. */
const teamColumns = {
  Name: "name",
  CompanyName: "company_name",
  CompanyAddress: "company_address",
  VatNumber: "vat_number",
  Country: "country",
  Language: "language",
  DefaultStyle: "default_style",
  AllowUserDictionary: "allow_user_dictionary",
  AllowTermProposals: "allow_term_proposals",
  AllowRulesOff: "allow_rules_off",
  ShowMembersAnalytics: "show_members_analytics",
  AutoJoinDomains: "auto_join_domains",
  AllowedDomains: "allowed_domains",
  Flags: "flags",
  Goals: "goals",
} as const;

/** What a new team gets; undefined for no limit. */
export interface TeamLimits {
  readonly trialDays: number | undefined;
  readonly seats: number | undefined;
}

/** Makes a team whose first admin is this person; answers its id. */
export async function insertTeam(
  transaction: Query,
  values: NewTeam,
  person: { readonly personId: number; readonly email: string },
  { trialDays, seats }: TeamLimits,
): Promise<number> {
  const set = columnsOf(values);
  const { id } = await transaction
    .insertInto("team")
    .values({
      ...set,
      name: values.Name,
      seats: seats ?? null,
      licence_type: trialDays === undefined ? licenceTypes.TeamYearly : licenceTypes.TeamTrial,
      licence_expiry: trialDays === undefined ? null : sql<string>`${sql.raw(today)} + ${trialDays}::int`,
      owner_person_id: person.personId,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto("team_user")
    .values({
      team_id: id,
      person_id: person.personId,
      email: person.email,
      position: "Admin",
      licence: "Premium",
      status: "Active",
      joined_on: new Date(),
    })
    .execute();
  return id;
}

/** Changes what is given; false when somebody else has changed the team meanwhile. */
export async function updateTeam(query: Query, id: number, change: TeamChange): Promise<boolean> {
  const { LicenceExpiry, Seats, RowVersion } = change;
  const result = await query
    .updateTable("team")
    .set({
      ...columnsOf(change),
      ...(LicenceExpiry !== undefined && {
        licence_expiry: LicenceExpiry === "" || LicenceExpiry === endless ? null : LicenceExpiry,
      }),
      ...(Seats !== undefined && { seats: Seats === "" ? null : Seats }),
      modified_on: sql`now()`,
      row_version: sql`row_version + 1`,
    })
    .where("id", "=", id)
    .$if(RowVersion !== undefined, (update) => update.where("row_version", "=", RowVersion ?? 0))
    .executeTakeFirst();
  // Whether a licence has ended decides what everybody's checks use.
  await sql`update owner set rules_version = rules_version + 1 where id = ${id}`.execute(query);
  await sql`select pg_notify('housestyle_rules', ${String(id)})`.execute(query);
  return result.numUpdatedRows > 0n;
}

export async function removeTeam(query: Query, id: number): Promise<number> {
  const result = await query.deleteFrom("team").where("id", "=", id).executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** Members that are not removed, invitations included. */
export async function countMembers({ query }: Database, id: number): Promise<number> {
  const { count } = await query
    .selectFrom("team_user")
    .select((each) => each.fn.countAll<number>().as("count"))
    .where("team_id", "=", id)
    .where("status", "<>", "Removed")
    .executeTakeFirstOrThrow();
  return Number(count);
}

function columnsOf(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(teamColumns).flatMap(([name, column]) =>
      values[name] === undefined ? [] : [[column, values[name]]],
    ),
  );
}

/** The members of teams, as a member of them sees it. */
export function teamUserSource(personId: number, teams: readonly number[]): ListSource {
  return {
    select: userSelection(personId),
    from: sql`team_user t left join person p on p.id = t.person_id`,
    where: sql`t.team_id = any(${teams}::bigint[]) and t.status <> 'Removed'`,
    columns: {
      Id: { type: "number", sql: "t.id" },
      TeamId: { type: "number", sql: "t.team_id" },
      UserId: { type: "number", sql: "t.person_id" },
      IsCurrentUser: { type: "boolean", sql: `(t.person_id is not distinct from ${Number(personId)})` },
      Position: { type: "text", sql: "t.position" },
      Licence: { type: "text", sql: "t.licence" },
      Status: { type: "text", sql: "t.status" },
      Name: { type: "text", sql: "coalesce(p.name, '')" },
      // Other people's addresses are for admins only, also to search.
      Email: { type: "text", sql: visibleEmail(personId) },
      InvitedOn: { type: "date", sql: "t.invited_on" },
      JoinedOn: { type: "date", sql: "t.joined_on" },
      LastActiveOn: { type: "date", sql: lastActive },
    },
    defaultOrder: "Name",
    tieBreak: "t.id",
  };
}

export interface TeamUserRow {
  readonly Id: number;
  readonly TeamId: number;
  readonly UserId: number | null;
  readonly Position: "User" | "Admin" | "Admin Only";
  readonly Licence: "Free" | "Premium";
  readonly Status: "Invited" | "Active" | "Removed";
  readonly IsCurrentUser: boolean;
  readonly Name: string;
  readonly Email: string;
  readonly InvitedOn: Date;
  readonly JoinedOn: Date | null;
  readonly LastActiveOn: Date | null;
  readonly JoinCode: string | null;
  readonly RowVersion: number;
}

/** When a member was last here, with whatever session. */
const lastActive = "(select max(s.updated_at) from session s where s.person_id = t.person_id)";

/** Whether the person runs the team of the row. */
function runsTeam(personId: number): string {
  return `exists (select 1 from team_user a where a.team_id = t.team_id and a.person_id = ${Number(personId)}
    and a.status = 'Active' and a.position in ('Admin', 'Admin Only'))`;
}

function visibleEmail(personId: number): string {
  return `case when t.person_id = ${Number(personId)} or ${runsTeam(personId)}
    then coalesce(p.email, t.email) else '' end`;
}

/** The code of an open invitation, for those who could have made it. */
function visibleCode(personId: number): string {
  return `case when t.status = 'Invited' and t.invitation_ends_on > now() and ${runsTeam(personId)}
    then t.join_code end`;
}

function userSelection(personId: number): RawBuilder<unknown> {
  return sql.raw(`
    t.id as "Id", t.team_id as "TeamId", t.person_id as "UserId", t.position as "Position", t.licence as "Licence",
    t.status as "Status", (t.person_id is not distinct from ${Number(personId)}) as "IsCurrentUser",
    coalesce(p.name, '') as "Name", ${visibleEmail(personId)} as "Email", t.invited_on as "InvitedOn",
    t.joined_on as "JoinedOn", ${lastActive} as "LastActiveOn", ${visibleCode(personId)} as "JoinCode",
    t.row_version as "RowVersion"`);
}

export async function readTeamUsers(query: Query, ids: readonly number[], personId: number): Promise<TeamUserRow[]> {
  const { rows } = await sql<TeamUserRow>`
    select ${userSelection(personId)} from team_user t left join person p on p.id = t.person_id
    where t.id = any(${ids}::bigint[])`.execute(query);
  const byId = new Map(rows.map((row) => [row.Id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Holds a team's seats and admins still until the transaction ends; answers its seats. */
export async function lockTeam(
  query: Query,
  id: number,
): Promise<{ readonly name: string; readonly seats: number | null } | undefined> {
  return query.selectFrom("team").select(["name", "seats"]).where("id", "=", id).forUpdate().executeTakeFirst();
}

export async function countPremium(query: Query, teamId: number): Promise<number> {
  const { rows } = await sql<{ used: number }>`
    select ${sql.raw(seatsUsed)} as used from team t where t.id = ${teamId}`.execute(query);
  return rows[0]?.used ?? 0;
}

export async function countAdmins(query: Query, teamId: number): Promise<number> {
  const { rows } = await sql<{ admins: number }>`
    select count(*) as admins from team_user
    where team_id = ${teamId} and status = 'Active' and position in ('Admin', 'Admin Only')`.execute(query);
  return rows[0]?.admins ?? 0;
}

/** What an invitation is made of. */
export interface Invitation {
  readonly teamId: number;
  readonly email: string;
  readonly position: "User" | "Admin" | "Admin Only";
  readonly licence: "Free" | "Premium";
}

const invitationDays = 7;

/**
 * Stores an invitation; one that was not answered is made anew, and what was sent before no longer works. Undefined when
 * the address is in the team already. Answers its one-use token and code.
 */
export async function insertInvitation(
  query: Query,
  { teamId, email, position, licence }: Invitation,
  invitedBy: number,
): Promise<{ id: number; token: string; code: string } | undefined> {
  const token = randomBytes(24).toString("base64url");
  const code = joinCode();
  const { rows } = await sql<{ id: number }>`
    with renewed as (
      update team_user set position = ${position}, licence = ${licence}, invitation_hash = ${hashOf(token)},
        join_code = ${code}, invitation_ends_on = now() + make_interval(days => ${invitationDays}),
        invited_by = ${invitedBy}, invited_on = now(), row_version = row_version + 1
      where team_id = ${teamId} and status = 'Invited' and lower(email) = lower(${email})
      returning id
    ), stored as (
    insert into team_user (team_id, email, position, licence, status, invitation_hash, join_code, invitation_ends_on, invited_by)
    select ${teamId}, ${email}, ${position}, ${licence}, 'Invited', ${hashOf(token)}, ${code},
      now() + make_interval(days => ${invitationDays}), ${invitedBy}
    where not exists (select 1 from renewed) and not exists (
      select 1 from team_user u left join person p on p.id = u.person_id
      where u.team_id = ${teamId} and u.status <> 'Removed' and (lower(u.email) = lower(${email}) or lower(p.email) = lower(${email})))
    on conflict do nothing returning id
    )
    select id from renewed union all select id from stored`.execute(query);
  const id = rows[0]?.id;
  return id === undefined ? undefined : { id, token, code };
}

/** An invitation that is still good, by its token or its join code. */
export async function findInvitation(query: Query, token: string) {
  const { rows } = await sql<{
    id: number;
    team_id: number;
    team_name: string;
    email: string;
    position: string;
    by_code: boolean;
    lapsed: boolean;
    invitation_ends_on: Date;
  }>`
    select u.id, u.team_id, t.name as team_name, u.email, u.position, u.invitation_ends_on,
      ${sql.raw(expired)} as lapsed, u.join_code is not distinct from ${token.toUpperCase()} as by_code
    from team_user u join team t on t.id = u.team_id
    where u.status = 'Invited' and u.invitation_ends_on > now()
      and (u.invitation_hash = ${hashOf(token)} or u.join_code = ${token.toUpperCase()})
    for update of u`.execute(query);
  return rows[0];
}

/** Turns an invitation into a membership; the token works no second time. */
export async function acceptInvitationOf(query: Query, id: number, personId: number): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    update team_user u set person_id = ${personId}, status = 'Active', joined_on = now(), invitation_hash = null,
      join_code = null, invitation_ends_on = null, row_version = row_version + 1
    where u.id = ${id} and not exists (
      select 1 from team_user o where o.team_id = u.team_id and o.person_id = ${personId} and o.status <> 'Removed')
    returning u.id`.execute(query);
  return rows.length > 0;
}

export async function updateTeamUser(
  query: Query,
  id: number,
  { position, licence }: { readonly position: string; readonly licence: string },
): Promise<void> {
  await sql`
    update team_user set position = ${position}, licence = ${licence}, row_version = row_version + 1
    where id = ${id}`.execute(query);
}

/** Takes members out; their own content stays theirs, what they wrote for the team stays with the team. */
export async function removeMembers(query: Query, ids: readonly number[]): Promise<number> {
  const result = await sql`
    update team_user set status = 'Removed', licence = 'Free', invitation_hash = null, join_code = null,
      row_version = row_version + 1
    where id = any(${ids}::bigint[]) and status <> 'Removed'`.execute(query);
  return Number(result.numAffectedRows ?? 0);
}

/** Members to be changed, locked. */
export async function lockTeamUsers(query: Query, ids: readonly number[]) {
  const { rows } = await sql<{
    id: number;
    team_id: number;
    person_id: number | null;
    position: "User" | "Admin" | "Admin Only";
    licence: "Free" | "Premium";
    status: string;
    row_version: number;
    /** What people call them. */
    name: string;
  }>`
    select u.id, u.team_id, u.person_id, u.position, u.licence, u.status, u.row_version,
      coalesce(nullif(p.name, ''), u.email) as name
    from team_user u left join person p on p.id = u.person_id
    where u.id = any(${ids}::bigint[]) and u.status <> 'Removed' order by u.id for update of u`.execute(query);
  return rows;
}

/** A team that claims a domain, and what decides whether that is in force. */
interface ClaimingTeam {
  readonly id: number;
  readonly name: string;
  readonly domains: string[];
  readonly allowed: string[];
  readonly adminEmails: string[];
}

/** Teams with a licence that claim the domain, and that the person was never in and has not declined. */
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
 * Makes the person a member, or answers an invitation to the same address: what that gave counts as long as it is good;
 * one that has run out gives no more than the offer. Answers the id of the membership.
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

/** Keeps in mind that the person does not want to join. */
export async function insertDeclined(
  query: Query,
  teamId: number,
  { personId, domain }: { readonly personId: number; readonly domain: string },
): Promise<void> {
  await sql`insert into declined_offer (team_id, person_id, domain) values (${teamId}, ${personId}, ${domain})
    on conflict do nothing`.execute(query);
}

function hashOf(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}

/** Eight characters that are hard to mistake for one another. */
function joinCode(): string {
  const letters = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
  return [...randomBytes(8)].map((byte) => letters[byte % letters.length]).join("");
}
