import { sql } from "kysely";
import type { Database } from "../db/index.ts";

type Query = Database["query"];

/** An account as far as provisioning is concerned. */
export interface Account {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly email_verified: boolean;
  /** The team that created the account, and the team that suspended it. */
  readonly provisioned_by: number | null;
  readonly suspended_by: number | null;
  readonly is_disabled: boolean;
  readonly is_operator: boolean;
}

const columns =
  sql.raw(`p.id, p.name, p.email, p.email_verified, p.disabled_on is not null as is_disabled, p.is_operator,
  (select a.owner_id from scim_account a where a.person_id = p.id) as provisioned_by,
  (select a.owner_id from scim_account a where a.person_id = p.id and a.is_suspended) as suspended_by`);

/** Locks and returns the account with an address, or undefined. */
export async function accountAt(query: Query, email: string): Promise<Account | undefined> {
  const { rows } = await sql<Account>`
    select ${columns} from person p where lower(p.email) = ${email} for update`.execute(query);
  return rows[0];
}

/** Locks and returns an account, or undefined. */
export async function accountWithId(query: Query, id: number): Promise<Account | undefined> {
  const { rows } = await sql<Account>`select ${columns} from person p where p.id = ${id} for update`.execute(query);
  return rows[0];
}

/** Creates an account whose address the team's identity provider vouches for. Returns undefined if the address is in use. */
export async function insertAccount(
  query: Query,
  { teamId, name, email }: { readonly teamId: number; readonly name: string; readonly email: string },
): Promise<Account | undefined> {
  const { rows } = await sql<{ id: number }>`
    with made as (
      insert into person (name, email, email_verified) values (${name}, ${email}, true)
      on conflict do nothing returning id
    )
    insert into scim_account (owner_id, person_id) select ${teamId}::bigint, id from made returning person_id as id`.execute(
    query,
  );
  return rows[0] && accountWithId(query, rows[0].id);
}

/** Updates the name and address of an account. Returns false if another account has the address. */
export async function updateAccount(
  query: Query,
  id: number,
  { name, email }: { readonly name: string; readonly email: string },
): Promise<boolean> {
  const result = await sql`
    update person set name = ${name}, email = ${email}, updated_at = now() where id = ${id} and not exists (
      select 1 from person o where lower(o.email) = lower(${email}) and o.id <> ${id})`.execute(query);
  await sql`
    update team_user set email = ${email} where person_id = ${id} and status = 'Active'`.execute(query);
  return Number(result.numAffectedRows ?? 0) > 0;
}

/**
 * Verifies the address of an account that someone created without proving that it is theirs. Its password ends, because
 * that person may not be the one who has the address.
 */
export async function verifyAddress(query: Query, id: number): Promise<void> {
  await sql`delete from credential where person_id = ${id}`.execute(query);
  await sql`update person set email_verified = true, updated_at = now() where id = ${id}`.execute(query);
}

/** Suspends an account that this team created, unless the operator has disabled it already. */
export async function suspendAccount(query: Query, id: number, teamId: number): Promise<void> {
  await sql`
    with suspended as (
      update person set disabled_on = now() where id = ${id} and disabled_on is null returning id
    )
    update scim_account a set is_suspended = true from suspended s
    where a.owner_id = ${teamId} and a.person_id = s.id`.execute(query);
}

/** Ends a suspension by this team. */
export async function restoreAccount(query: Query, id: number, teamId: number): Promise<void> {
  await sql`
    with restored as (
      update scim_account set is_suspended = false
      where owner_id = ${teamId} and person_id = ${id} and is_suspended returning person_id
    )
    update person set disabled_on = null where id in (select person_id from restored)`.execute(query);
}

/** An active membership. */
export interface MemberRow {
  readonly id: number;
  readonly person_id: number;
  readonly position: "User" | "Admin" | "Admin Only";
  readonly licence: "Free" | "Premium";
}

/** Returns the active memberships of these people in a team. */
export async function membersAmong(query: Query, teamId: number, people: readonly number[]): Promise<MemberRow[]> {
  const { rows } = await sql<MemberRow>`
    select id, person_id, position, licence from team_user
    where team_id = ${teamId} and person_id = any(${people}::bigint[]) and status = 'Active' order by id for update`.execute(
    query,
  );
  return rows;
}

/** Makes someone a member, and accepts an invitation to the same address. Returns the membership. */
export async function insertMember(
  query: Query,
  teamId: number,
  { id, email, licence }: { readonly id: number; readonly email: string; readonly licence: "Free" | "Premium" },
): Promise<MemberRow | undefined> {
  const invited = await sql<MemberRow>`
    update team_user set person_id = ${id}, status = 'Active', joined_on = now(), invitation_hash = null, join_code = null,
      invitation_ends_on = null, row_version = row_version + 1
    where team_id = ${teamId} and status = 'Invited' and lower(email) = lower(${email})
    returning id, person_id, position, licence`.execute(query);
  if (invited.rows[0]) return invited.rows[0];
  const { rows } = await sql<MemberRow>`
    insert into team_user (team_id, person_id, email, position, licence, status, joined_on)
    values (${teamId}, ${id}, ${email}, 'User', ${licence}, 'Active', now())
    on conflict do nothing returning id, person_id, position, licence`.execute(query);
  return rows[0];
}

/** What the groups of a user give, if any of them gives a role. */
export interface RoleByGroups {
  readonly user_id: number;
  readonly positions: readonly ("User" | "Admin" | "Admin Only")[];
  readonly premium: boolean;
}

export async function rolesByGroups(query: Query, teamId: number, users: readonly number[]): Promise<RoleByGroups[]> {
  const { rows } = await sql<RoleByGroups>`
    select m.user_id, array_agg(g.position) as positions, bool_or(g.licence is not distinct from 'Premium') as premium
    from scim_group_member m join scim_group g on g.owner_id = m.owner_id and g.id = m.group_id
    where m.owner_id = ${teamId} and m.user_id = any(${users}::bigint[]) and g.position is not null
    group by m.user_id`.execute(query);
  return rows;
}

export async function markByGroup(query: Query, teamId: number, userId: number, isByGroup: boolean): Promise<void> {
  await sql`
    update scim_user set by_group = ${isByGroup} where owner_id = ${teamId} and id = ${userId}`.execute(query);
}
