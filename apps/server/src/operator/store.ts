import { sql } from "kysely";
import { endResetLinks, runsAlone } from "../accounts/index.ts";
import { type Database, inOne, type ListSource, namedColumns } from "../db/index.ts";
import { seatsUsed } from "../teams/index.ts";

type Query = Database["query"];

const today = "(now() at time zone 'UTC')::date";
const lastActive = "greatest(t.last_seen, (select max(s.updated_at) from session s where s.person_id = t.id))";
const teamsOf = "(select count(*)::int from team_user u where u.person_id = t.id and u.status = 'Active')";
const expired = `(t.licence_expiry is not null and t.licence_expiry < ${today})`;
const members = "(select count(*)::int from team_user u where u.team_id = t.id and u.status = 'Active')";

/** A person for the operator's page. The route converts times to text. */
export interface PersonRow {
  readonly Id: number;
  readonly Name: string;
  readonly Email: string;
  readonly EmailVerified: boolean;
  readonly WriterType: string;
  readonly IsOperator: boolean;
  readonly IsDisabled: boolean;
  readonly Teams: number;
  readonly LastActive: Date | null;
  readonly CreatedOn: Date;
}

/** A team for the operator's page. */
export interface OperatorTeamRow {
  readonly Id: number;
  readonly Name: string;
  readonly Members: number;
  readonly Admins: string[];
  readonly Seats: number | null;
  readonly SeatsUsed: number;
  readonly LicenceExpiry: string | null;
  readonly IsExpired: boolean;
  readonly AllowedDomains: string[];
  readonly CreatedOn: Date;
}

const personFacts = `
  t.id as "Id", t.name as "Name", t.email as "Email", t.email_verified as "EmailVerified",
  t.writer_type as "WriterType", t.is_operator as "IsOperator",
  t.disabled_on is not null as "IsDisabled", ${teamsOf} as "Teams", ${lastActive} as "LastActive",
  t.created_at as "CreatedOn"`;

/** All people with an account. */
export const personSource: ListSource = {
  select: sql.raw(personFacts),
  from: sql`person t`,
  where: sql`true`,
  columns: {
    ...namedColumns({
      number: ["Id"],
      text: ["Name", "Email", "WriterType"],
      boolean: ["EmailVerified", "IsOperator"],
    }),
    IsDisabled: { type: "boolean", sql: "(t.disabled_on is not null)" },
    Teams: { type: "number", sql: teamsOf },
    LastActive: { type: "date", sql: lastActive },
    CreatedOn: { type: "date", sql: "t.created_at" },
  },
  defaultOrder: "Email",
  tieBreak: "t.id",
};

/** All teams of the server. */
export const teamSource: ListSource = {
  select: sql.raw(`
    t.id as "Id", t.name as "Name", ${members} as "Members",
    array(select u.email from team_user u where u.team_id = t.id and u.status = 'Active'
      and u.position in ('Admin', 'Admin Only') order by u.email limit 5) as "Admins",
    t.seats as "Seats", ${seatsUsed} as "SeatsUsed", t.licence_expiry::text as "LicenceExpiry",
    ${expired} as "IsExpired", t.allowed_domains as "AllowedDomains", t.created_on as "CreatedOn"`),
  from: sql`team t`,
  where: sql`true`,
  columns: {
    ...namedColumns({ number: ["Id", "Seats"], text: ["Name"], date: ["CreatedOn"] }),
    Members: { type: "number", sql: members },
    LicenceExpiry: { type: "date", sql: "t.licence_expiry::timestamptz" },
    IsExpired: { type: "boolean", sql: expired },
  },
  defaultOrder: "Name",
  tieBreak: "t.id",
};

/** Returns the counts of the whole server. */
export async function readCounts({ query }: Database) {
  const { rows } = await sql<{
    People: number;
    ActivePeople: number;
    Teams: number;
    Documents: number;
    DatabaseBytes: number;
  }>`
    select
      (select count(*)::int from person) as "People",
      (select count(distinct person_id)::int from session where updated_at > now() - interval '30 days') as "ActivePeople",
      (select count(*)::int from team) as "Teams",
      (select count(*)::int from document where deleted_on is null) as "Documents",
      pg_database_size(current_database())::float8 as "DatabaseBytes"`.execute(query);
  return rows[0] ?? { People: 0, ActivePeople: 0, Teams: 0, Documents: 0, DatabaseBytes: 0 };
}

/** What operators can change about an account. */
export interface RightsChange {
  readonly isOperator?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
}

/**
 * Runs `work` while no one else changes who the operators are. Returns false if no operator who can log in would
 * remain.
 */
async function keepingOperators<T>(
  database: Database,
  { id, goes }: { readonly id: number; readonly goes: boolean },
  work: (transaction: Query) => Promise<T>,
): Promise<T | "last-operator"> {
  return inOne(database, async (transaction) => {
    const isLast = await runsAlone(transaction, id);
    return goes && isLast ? "last-operator" : work(transaction);
  });
}

/**
 * Makes someone an operator or revokes that, and disables or enables their account. Returns the person, or undefined.
 */
export function changeRights(
  database: Database,
  id: number,
  { isOperator, isDisabled }: RightsChange,
  note: (transaction: Query, row: PersonRow) => Promise<void>,
): Promise<PersonRow | undefined | "last-operator"> {
  const goes = isOperator === false || isDisabled === true;
  return keepingOperators(database, { id, goes }, async (transaction) => {
    const before = await readPerson(transaction, id);
    if (!before) return undefined;
    const change = {
      ...(isOperator !== undefined && { is_operator: isOperator }),
      ...(isDisabled !== undefined && { disabled_on: isDisabled ? sql<Date>`coalesce(disabled_on, now())` : null }),
    };
    if (Object.keys(change).length === 0) return before;
    await transaction.updateTable("person").set(change).where("id", "=", id).execute();
    if (isDisabled) await endResetLinks(transaction, id);
    if (isDisabled !== undefined) await endSuspension(transaction, id);
    await note(transaction, before);
    return readPerson(transaction, id);
  });
}

/** What the operator decides about an account, no identity provider changes. */
async function endSuspension(query: Query, id: number): Promise<void> {
  await sql`update scim_account set is_suspended = false where person_id = ${id}`.execute(query);
}

/** Returns an account as the operator sees it. */
export async function readPerson(query: Query, id: number): Promise<PersonRow | undefined> {
  const { rows } = await sql<PersonRow>`select ${sql.raw(personFacts)} from person t where t.id = ${id}`.execute(query);
  return rows[0];
}
