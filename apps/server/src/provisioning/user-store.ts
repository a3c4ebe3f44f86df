import { sql } from "kysely";
import type { Database } from "../db/index.ts";
import type { Resource } from "./protocol/index.ts";

type Query = Database["query"];

/** A user of the identity provider. */
export interface UserRow {
  readonly id: number;
  readonly is_active: boolean;
  readonly attributes: Resource;
  readonly person_id: number | null;
  readonly by_group: boolean;
  readonly created_on: Date;
  readonly modified_on: Date;
  readonly row_version: number;
}

const columns = sql.raw(
  "u.id, u.is_active, u.attributes, u.person_id, u.by_group, u.created_on, u.modified_on, u.row_version",
);

/** What resources must have, as far as an index knows it. */
export interface Narrowing {
  readonly id?: number | undefined;
  readonly name?: string | undefined;
  readonly externalId?: string | undefined;
}

/** Returns the users that can match, in order, or one page of them. */
export async function listUsers(
  query: Query,
  teamId: number,
  { id, name, externalId }: Narrowing,
  page: { readonly take: number | null; readonly skip: number },
): Promise<UserRow[]> {
  const { rows } = await sql<UserRow>`
    select ${columns} from scim_user u where u.owner_id = ${teamId}
      and (${id ?? null}::bigint is null or u.id = ${id ?? null})
      and (${name ?? null}::text is null or lower(u.user_name) = lower(${name ?? null}))
      and (${externalId ?? null}::text is null or u.external_id = ${externalId ?? null})
    order by u.id limit ${page.take}::bigint offset ${page.skip}`.execute(query);
  return rows;
}

export async function countUsers(query: Query, teamId: number): Promise<number> {
  const { rows } = await sql<{ users: number }>`
    select count(*)::int as users from scim_user where owner_id = ${teamId}`.execute(query);
  return rows[0]?.users ?? 0;
}

/** Returns a user, or undefined. */
export async function readUser(query: Query, teamId: number, id: number): Promise<UserRow | undefined> {
  const { rows } = await sql<UserRow>`
    select ${columns} from scim_user u where u.owner_id = ${teamId} and u.id = ${id}`.execute(query);
  return rows[0];
}

/** Returns the users with an account among these. */
export async function usersWithAccounts(
  query: Query,
  teamId: number,
  ids: readonly number[],
): Promise<(UserRow & { readonly person_id: number })[]> {
  const { rows } = await sql<UserRow & { readonly person_id: number }>`
    select ${columns} from scim_user u
    where u.owner_id = ${teamId} and u.id = any(${ids}::bigint[]) and u.person_id is not null order by u.id`.execute(
    query,
  );
  return rows;
}

/** Stores a new user, or returns undefined if the name is in use. */
export async function insertUser(query: Query, teamId: number, attributes: Resource): Promise<UserRow | undefined> {
  const { rows } = await sql<UserRow>`
    insert into scim_user as u (owner_id, user_name, external_id, is_active, attributes)
    values (${teamId}, ${text(attributes.userName)}, ${attributes.externalId ?? null}::text, ${attributes.active === true},
      ${JSON.stringify(attributes)}::jsonb)
    on conflict do nothing returning ${columns}`.execute(query);
  return rows[0];
}

/** Replaces a user's attributes. Returns undefined if the name is in use. */
export async function updateUser(
  query: Query,
  teamId: number,
  id: number,
  attributes: Resource,
): Promise<UserRow | undefined> {
  const { rows } = await sql<UserRow>`
    update scim_user as u set user_name = ${text(attributes.userName)}, external_id = ${attributes.externalId ?? null}::text,
      is_active = ${attributes.active === true}, attributes = ${JSON.stringify(attributes)}::jsonb,
      modified_on = now(), row_version = u.row_version + 1
    where u.owner_id = ${teamId} and u.id = ${id} and not exists (
      select 1 from scim_user o where o.owner_id = ${teamId} and o.id <> ${id}
        and lower(o.user_name) = lower(${text(attributes.userName)}))
    returning ${columns}`.execute(query);
  return rows[0];
}

/** Connects a user with an account. Returns false if another user of the team has it. */
export async function linkUser(query: Query, teamId: number, id: number, personId: number): Promise<boolean> {
  const result = await sql`
    update scim_user set person_id = ${personId} where owner_id = ${teamId} and id = ${id} and not exists (
      select 1 from scim_user o where o.owner_id = ${teamId} and o.person_id = ${personId} and o.id <> ${id})`.execute(
    query,
  );
  return Number(result.numAffectedRows ?? 0) > 0;
}

export async function deleteUser(query: Query, teamId: number, id: number): Promise<void> {
  await sql`delete from scim_user where owner_id = ${teamId} and id = ${id}`.execute(query);
}

const text = (value: unknown) => String(value ?? "");
