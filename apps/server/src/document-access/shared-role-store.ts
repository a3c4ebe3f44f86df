import { documentRoles } from "@housestyle/contract";
import { type RawBuilder, sql } from "kysely";
import type { Database } from "../db/index.ts";
import type { Sharing } from "./policy.ts";

const roles = sql`${[...documentRoles]}::text[]`;
const lapsed = sql`exists (
  select from team where id = t.owner_id and licence_expiry < (now() at time zone 'utc')::date)`;

/**
 * Returns SQL for the highest role in which a document `t` is shared, or null. In the trash, only owners have a role.
 * Documents of a team whose license has ended, and those shared with a team that the person does not write for, are
 * read-only.
 */
export function sharedRole(sharing: Sharing | undefined): RawBuilder<unknown> {
  if (!sharing) return sql`null::text`;
  return sql`(
    select (${roles})[max(case when ${lapsed} then 1 else each.place end)] from (
      select case when s.sharee_id = any(${sharing.writing}::bigint[]) then array_position(${roles}, s.role) else 1 end as place
      from document_share s where s.owner_id = t.owner_id and s.document_id = t.id
        and s.sharee_id = any(${[...sharing.writing, ...sharing.reading]}::bigint[])
      union all
      select array_position(${roles}, l.role) from document_link l
      join document_link_use u on u.owner_id = l.owner_id and u.link_id = l.id
      where l.owner_id = t.owner_id and l.document_id = t.id and u.person_id = ${sharing.personId}
        and (l.expires_on is null or l.expires_on > now())) each
    where t.deleted_on is null or each.place = ${documentRoles.length})`;
}

/** A document that someone else shares. */
export interface SharedDocument {
  readonly id: number;
  readonly ownerId: number;
}

/** Returns the documents of other owners that are shared with a person. */
export async function readShared(
  { query }: Pick<Database, "query">,
  sharing: Sharing | undefined,
  owners: readonly number[],
): Promise<SharedDocument[]> {
  if (!sharing) return [];
  const { rows } = await sql<SharedDocument>`
    select t.id, t.owner_id as "ownerId" from document t
    where t.owner_id <> all(${owners}::bigint[]) and (t.owner_id, t.id) in (
      select s.owner_id, s.document_id from document_share s
      where s.sharee_id = any(${[...sharing.writing, ...sharing.reading]}::bigint[])
      union
      select l.owner_id, l.document_id from document_link l
      join document_link_use u on u.owner_id = l.owner_id and u.link_id = l.id
      where u.person_id = ${sharing.personId} and (l.expires_on is null or l.expires_on > now()))
      and (t.deleted_on is null or ${sharedRole(sharing)} is not null)`.execute(query);
  return rows;
}
