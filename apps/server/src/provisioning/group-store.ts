import type { GroupRole } from "@housestyle/contract";
import { sql } from "kysely";
import type { Database } from "../db/index.ts";
import type { Resource } from "./protocol/index.ts";
import type { Narrowing } from "./user-store.ts";

type Query = Database["query"];

/** A group of the identity provider. */
export interface GroupRow {
  readonly id: number;
  readonly display_name: string;
  readonly attributes: Resource;
  readonly position: "User" | "Admin" | "Admin Only" | null;
  readonly licence: "Free" | "Premium" | null;
  readonly created_on: Date;
  readonly modified_on: Date;
  readonly row_version: number;
}

const columns = sql.raw(
  "g.id, g.display_name, g.attributes, g.position, g.licence, g.created_on, g.modified_on, g.row_version",
);

/** Returns the groups that can match, in order, or one page of them. */
export async function listGroups(
  query: Query,
  teamId: number,
  { id, name, externalId }: Narrowing,
  page: { readonly take: number | null; readonly skip: number },
): Promise<GroupRow[]> {
  const { rows } = await sql<GroupRow>`
    select ${columns} from scim_group g where g.owner_id = ${teamId}
      and (${id ?? null}::bigint is null or g.id = ${id ?? null})
      and (${name ?? null}::text is null or lower(g.display_name) = lower(${name ?? null}))
      and (${externalId ?? null}::text is null or g.external_id = ${externalId ?? null})
    order by g.id limit ${page.take}::bigint offset ${page.skip}`.execute(query);
  return rows;
}

export async function countGroups(query: Query, teamId: number): Promise<number> {
  const { rows } = await sql<{ groups: number }>`
    select count(*)::int as groups from scim_group where owner_id = ${teamId}`.execute(query);
  return rows[0]?.groups ?? 0;
}

/** Returns a group, or undefined. */
export async function readGroup(query: Query, teamId: number, id: number): Promise<GroupRow | undefined> {
  const { rows } = await sql<GroupRow>`
    select ${columns} from scim_group g where g.owner_id = ${teamId} and g.id = ${id}`.execute(query);
  return rows[0];
}

/** Stores a new group. */
export async function insertGroup(query: Query, teamId: number, attributes: Resource): Promise<GroupRow | undefined> {
  const { rows } = await sql<GroupRow>`
    insert into scim_group as g (owner_id, display_name, external_id, attributes)
    values (${teamId}, ${String(attributes.displayName)}, ${attributes.externalId ?? null}::text,
      ${JSON.stringify(attributes)}::jsonb) returning ${columns}`.execute(query);
  return rows[0];
}

export async function updateGroup(
  query: Query,
  teamId: number,
  id: number,
  attributes: Resource,
): Promise<GroupRow | undefined> {
  const { rows } = await sql<GroupRow>`
    update scim_group as g set display_name = ${String(attributes.displayName)},
      external_id = ${attributes.externalId ?? null}::text, attributes = ${JSON.stringify(attributes)}::jsonb,
      modified_on = now(), row_version = g.row_version + 1
    where g.owner_id = ${teamId} and g.id = ${id} returning ${columns}`.execute(query);
  return rows[0];
}

export async function deleteGroup(query: Query, teamId: number, id: number): Promise<void> {
  await sql`delete from scim_group where owner_id = ${teamId} and id = ${id}`.execute(query);
}

/** Sets the role that members of a group get. Returns false if there is no such group. */
export async function setRole(
  query: Query,
  teamId: number,
  id: number,
  { position, licence }: Pick<GroupRow, "position" | "licence">,
): Promise<boolean> {
  const result = await sql`
    update scim_group set position = ${position}, licence = ${licence}
    where owner_id = ${teamId} and id = ${id}`.execute(query);
  return Number(result.numAffectedRows ?? 0) > 0;
}

/** Returns the members of these groups, in order. */
export async function membersOf(
  query: Query,
  teamId: number,
  groups: readonly number[],
): Promise<{ readonly group_id: number; readonly user_id: number }[]> {
  const { rows } = await sql<{ group_id: number; user_id: number }>`
    select group_id, user_id from scim_group_member
    where owner_id = ${teamId} and group_id = any(${groups}::bigint[]) order by group_id, user_id`.execute(query);
  return rows;
}

/** Returns the groups that these users are in, in order. */
export async function groupsOf(
  query: Query,
  teamId: number,
  users: readonly number[],
): Promise<{ readonly user_id: number; readonly id: number; readonly display_name: string }[]> {
  const { rows } = await sql<{ user_id: number; id: number; display_name: string }>`
    select m.user_id, g.id, g.display_name from scim_group_member m
    join scim_group g on g.owner_id = m.owner_id and g.id = m.group_id
    where m.owner_id = ${teamId} and m.user_id = any(${users}::bigint[]) order by g.id`.execute(query);
  return rows;
}

/** Gives a group exactly these members. Ids that are no user of the team are left out. Returns the users that came and went. */
export async function setMembers(
  query: Query,
  teamId: number,
  groupId: number,
  users: readonly number[],
): Promise<number[]> {
  const { rows } = await sql<{ user_id: number }>`
    with gone as (
      delete from scim_group_member where owner_id = ${teamId} and group_id = ${groupId}
        and user_id <> all(${users}::bigint[]) returning user_id
    ), come as (
      insert into scim_group_member (owner_id, group_id, user_id)
      select owner_id, ${groupId}::bigint, id from scim_user where owner_id = ${teamId} and id = any(${users}::bigint[])
      on conflict do nothing returning user_id
    )
    select user_id from gone union select user_id from come`.execute(query);
  return rows.map(({ user_id }) => user_id);
}

/** Returns the groups with the roles they give, for the team's admins. */
export async function listRoles(query: Query, teamId: number): Promise<GroupRole[]> {
  const { rows } = await sql<GroupRole>`
    select g.id as "Id", g.display_name as "Name", g.position as "Position", g.licence as "Licence",
      (select count(*)::int from scim_group_member m where m.owner_id = g.owner_id and m.group_id = g.id) as "Members"
    from scim_group g where g.owner_id = ${teamId} order by lower(g.display_name), g.id`.execute(query);
  return rows;
}
