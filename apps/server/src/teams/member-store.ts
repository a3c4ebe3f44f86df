import { type Kysely, type RawBuilder, sql } from "kysely";
import { type Database, type ListSource, namedColumns, type Schema } from "../db/index.ts";
import { seatsUsed } from "./seats-used.ts";

type Query = Kysely<Schema>;

/** Returns the number of members, including invitations and without removed ones. */
export async function countMembers({ query }: Database, id: number): Promise<number> {
  const { count } = await query
    .selectFrom("team_user")
    .select((each) => each.fn.countAll<number>().as("count"))
    .where("team_id", "=", id)
    .where("status", "<>", "Removed")
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Returns the source of the members of teams, as seen by a member. */
export function teamUserSource(personId: number, teams: readonly number[]): ListSource {
  return {
    select: userSelection(personId),
    from: sql`team_user t left join person p on p.id = t.person_id`,
    where: sql`t.team_id = any(${teams}::bigint[]) and t.status <> 'Removed'`,
    columns: {
      ...namedColumns({ number: ["Id", "TeamId"], text: ["Position", "Licence", "Status"] }),
      UserId: { type: "number", sql: "t.person_id" },
      IsCurrentUser: { type: "boolean", sql: `(t.person_id is not distinct from ${Number(personId)})` },
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

/** SQL for when a member was last active in any session. */
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

/** Returns SQL for the code of an open invitation, for admins who could have created it. */
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

/** Locks a team's seats and admins until the transaction ends. Returns its seats. */
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

export async function updateTeamUser(
  query: Query,
  id: number,
  { position, licence }: { readonly position: string; readonly licence: string },
): Promise<void> {
  await sql`
    update team_user set position = ${position}, licence = ${licence}, row_version = row_version + 1
    where id = ${id}`.execute(query);
}

/**
 * Removes members. Their own content stays theirs, what they wrote for the team stays with the team, and no share or
 * link gives them access to it again.
 */
export async function removeMembers(query: Query, ids: readonly number[]): Promise<number> {
  const left = sql`select team_id, person_id from team_user where id = any(${ids}::bigint[]) and status <> 'Removed'`;
  await sql`
    delete from document_share s using (${left}) gone
    where s.owner_id = gone.team_id and s.sharee_id = gone.person_id`.execute(query);
  await sql`
    delete from project_share s using (${left}) gone
    where s.owner_id = gone.team_id and s.sharee_id = gone.person_id`.execute(query);
  await sql`
    delete from document_link_use u using (${left}) gone
    where u.owner_id = gone.team_id and u.person_id = gone.person_id`.execute(query);
  const result = await sql`
    update team_user set status = 'Removed', licence = 'Free', invitation_hash = null, join_code = null,
      row_version = row_version + 1
    where id = any(${ids}::bigint[]) and status <> 'Removed'`.execute(query);
  return Number(result.numAffectedRows ?? 0);
}

/** Returns which of `teams` these members are in, in the order in which teams are locked. */
export async function readTeamsOf(query: Query, ids: readonly number[], teams: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ team_id: number }>`
    select distinct team_id from team_user
    where id = any(${ids}::bigint[]) and team_id = any(${teams}::bigint[]) order by team_id`.execute(query);
  return rows.map(({ team_id }) => team_id);
}

/** Locks and returns those of these members that are in one of `teams`, which are already locked. */
export async function lockTeamUsers(query: Query, ids: readonly number[], teams: readonly number[]) {
  const { rows } = await sql<{
    id: number;
    team_id: number;
    person_id: number | null;
    position: "User" | "Admin" | "Admin Only";
    licence: "Free" | "Premium";
    status: string;
    row_version: number;
    /** Their name for people. */
    name: string;
  }>`
    select u.id, u.team_id, u.person_id, u.position, u.licence, u.status, u.row_version,
      coalesce(nullif(p.name, ''), u.email) as name
    from team_user u left join person p on p.id = u.person_id
    where u.id = any(${ids}::bigint[]) and u.team_id = any(${teams}::bigint[]) and u.status <> 'Removed'
    order by u.id for update of u`.execute(query);
  return rows;
}

/** Returns the name of a person, or an empty string. */
export async function nameOfPerson(query: Query, id: number): Promise<string> {
  const row = await query.selectFrom("person").select("name").where("id", "=", id).executeTakeFirst();
  return row?.name ?? "";
}
