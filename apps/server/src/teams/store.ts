import { licenceTypes, type NewTeam, type Team, type TeamChange } from "@housestyle/contract";
import { type Kysely, type RawBuilder, sql } from "kysely";
import { type ListSource, namedColumns, type Schema } from "../db/index.ts";
import { seatsUsed } from "./seats-used.ts";
import { adminEmails, expired, today } from "./team-facts.ts";

type Query = Kysely<Schema>;

/** Returns the source of the teams a person is in. */
export function teamSource(personId: number): ListSource {
  return {
    select: teamSelection,
    from: sql`team t`,
    where: sql`exists (select 1 from team_user m where m.team_id = t.id and m.person_id = ${personId} and m.status = 'Active')`,
    columns: {
      ...namedColumns({
        number: ["Id", "LicenceType", "PlanType", "Seats"],
        text: ["Name", "CompanyName", "Country"],
        date: ["CreatedOn"],
      }),
      LicenceExpiry: { type: "date", sql: "t.licence_expiry::timestamptz" },
      IsExpired: { type: "boolean", sql: expired },
    },
    defaultOrder: "Name",
    tieBreak: "t.id",
  };
}

/** The date for a license without expiration. Clients read dates as moments, and an empty one as 1970. */
const endless = "9999-12-31";

/** A team as it is read. The route adds what depends on the caller. */
export type TeamRow = Omit<Team, "IsCurrent" | "CanEdit" | "DomainClaims" | "CreatedOn" | "ModifiedOn"> & {
  /** Verified addresses of its admins. */
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
  t.allow_rules_off as "AllowRulesOff", t.goals as "Goals", t.deeper as "DeeperChecking",
  t.show_members_analytics as "ShowMembersAnalytics", t.guest_access as "GuestAccess",
  t.allow_provenance as "AllowProvenance", t.auto_join_domains as "AutoJoinDomains",
  t.allowed_domains as "AllowedDomains", ${adminEmails} as "AdminEmails", t.flags as "Flags",
  t.owner_person_id as "OwnerUserId", t.created_on as "CreatedOn", t.modified_on as "ModifiedOn",
  t.row_version as "RowVersion"`);

export async function readTeam(query: Query, id: number): Promise<TeamRow | undefined> {
  const { rows } = await sql<TeamRow>`select ${teamSelection} from team t where t.id = ${id}`.execute(query);
  return rows[0];
}

/** The columns of a team by their API names. */
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
  GuestAccess: "guest_access",
  AllowProvenance: "allow_provenance",
  AutoJoinDomains: "auto_join_domains",
  AllowedDomains: "allowed_domains",
  Flags: "flags",
  Goals: "goals",
  DeeperChecking: "deeper",
} as const;

/** The limits of a new team. Undefined for none. */
export interface TeamLimits {
  readonly trialDays: number | undefined;
  readonly seats: number | undefined;
}

/** Creates a team with this person as its first admin. Returns its id. */
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

/** Changes the given members. Returns false if someone else has changed the team meanwhile. */
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

/** Makes a team the first one of a person. */
export async function setCurrentTeam(query: Query, personId: number, teamId: number): Promise<void> {
  await query
    .updateTable("team_user")
    .set({ chosen_on: sql<Date>`now()` })
    .where("person_id", "=", personId)
    .where("team_id", "=", teamId)
    .where("status", "=", "Active")
    .execute();
}

export async function removeTeam(query: Query, id: number): Promise<number> {
  const result = await query.deleteFrom("team").where("id", "=", id).executeTakeFirst();
  return Number(result.numDeletedRows);
}

function columnsOf(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(teamColumns).flatMap(([name, column]) =>
      values[name] === undefined ? [] : [[column, values[name]]],
    ),
  );
}
