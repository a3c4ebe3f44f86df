import { sql } from "kysely";
import { type Database, inOne } from "../db/index.ts";
import { nameHeir, passOnDocuments } from "../document-access/index.ts";

/** What is deleted with an account. */
export interface Leaving {
  /** Teams without other members. */
  readonly teams: readonly { readonly id: number; readonly name: string }[];
  /** Memberships in teams with other members. */
  readonly memberships: readonly { readonly id: number; readonly teamId: number }[];
}

/** What would be left without anyone in charge if the account were deleted. */
export type LeftAlone = "last-admin" | "last-operator";

/**
 * Deletes an account with everything that belongs to it, and teams without other members. Shared documents pass to
 * another owner, or else to the heir, if any. `note` is called first. Returns why the account was not deleted, if a team would be left without an
 * admin or the server without an operator.
 */
export async function removePerson(
  database: Database,
  personId: number,
  note: (transaction: Database["query"], leaving: Leaving) => Promise<void>,
  heirId?: number,
): Promise<LeftAlone | undefined> {
  return inOne(database, async (transaction) => {
    // Otherwise the next person to sign up would run the server.
    if ((await runsAlone(transaction, personId)) && (await hasOthers(transaction, personId))) return "last-operator";
    // Counted only after everyone who changes the same teams has finished.
    await sql`
      select t.id from team t
      where t.id in (select team_id from team_user where person_id = ${personId} and status = 'Active')
      order by t.id for update`.execute(transaction);
    const { rows } = await sql<{ id: number; team_id: number; name: string; others: number; admins: number }>`
      select mine.id, mine.team_id, t.name,
        (select count(*) from team_user o where o.team_id = mine.team_id and o.status = 'Active' and o.id <> mine.id) as others,
        (select count(*) from team_user o where o.team_id = mine.team_id and o.status = 'Active' and o.id <> mine.id
          and o.position in ('Admin', 'Admin Only')) as admins
      from team_user mine join team t on t.id = mine.team_id
      where mine.person_id = ${personId} and mine.status = 'Active'`.execute(transaction);
    if (rows.some(({ others, admins }) => others > 0 && admins === 0)) return "last-admin";
    const empty = rows.filter(({ others }) => others === 0).map(({ team_id }) => team_id);
    await note(transaction, {
      teams: rows.flatMap(({ others, team_id: id, name }) => (others === 0 ? [{ id, name }] : [])),
      memberships: rows.flatMap(({ others, id, team_id: teamId }) => (others > 0 ? [{ id, teamId }] : [])),
    });
    // One after the other: what passes to a team that goes as well passes on with it.
    for (const teamId of empty) {
      await passOnDocuments(transaction, teamId);
      await sql`delete from team where id = ${teamId}`.execute(transaction);
    }
    await sql`
      update team_user set status = 'Removed', licence = 'Free', email = '' where person_id = ${personId}`.execute(
      transaction,
    );
    if (heirId !== undefined) await nameHeir(transaction, personId, heirId);
    await passOnDocuments(transaction, personId);
    await sql`delete from person where id = ${personId}`.execute(transaction);
    return undefined;
  });
}

/** Returns whether this person alone runs the server of all who can log in. Until the transaction ends, no operator changes. */
export async function runsAlone(transaction: Database["query"], personId: number): Promise<boolean> {
  const { rows } = await sql<{ id: number; disabled_on: Date | null }>`
    select id, disabled_on from person where is_operator order by id for update`.execute(transaction);
  const others = rows.filter(({ id, disabled_on }) => Number(id) !== personId && disabled_on === null);
  return others.length === 0 && rows.some(({ id }) => Number(id) === personId);
}

async function hasOthers(transaction: Database["query"], personId: number): Promise<boolean> {
  const { rows } = await sql`select 1 from person where id <> ${personId} limit 1`.execute(transaction);
  return rows.length > 0;
}

/** Returns the names of teams with other members, which outlive an account. */
export async function readTeamNames(
  query: Database["query"],
  ids: readonly number[],
): Promise<{ Id: number; Name: string }[]> {
  const { rows } = await sql<{ Id: number; Name: string }>`
    select t.id as "Id", t.name as "Name" from team t
    where t.id = any(${ids}::bigint[]) and (
      select count(*) from team_user u where u.team_id = t.id and u.status = 'Active') > 1
    order by fold(t.name), t.id`.execute(query);
  return rows;
}
