import { documentRoles } from "@housestyle/contract";
import { type RawBuilder, sql } from "kysely";
import { type Database, isWithin } from "../db/index.ts";
import type { Sharing } from "./policy.ts";

const roles = sql`${[...documentRoles]}::text[]`;
const lapsed = sql`exists (
  select from team where id = t.owner_id and licence_expiry < (now() at time zone 'utc')::date)`;

/** SQL of the place of the role of a share `s`: what is shared with a team one does not write for is only read. */
const placeOf = ({ writing }: Sharing) =>
  sql`case when s.sharee_id = any(${writing}::bigint[]) then array_position(${roles}, s.role) else 1 end`;
const isWith = ({ writing, reading }: Sharing) => sql`s.sharee_id = any(${[...writing, ...reading]}::bigint[])`;

/**
 * Returns SQL for the highest role in which a document `t` is shared, by itself or with its project, or null. In the trash, only
 * owners have a role. Documents of a team whose license has ended, and those shared with a team that the person does not
 * write for, are read-only.
 */
export function sharedRole(sharing: Sharing | undefined): RawBuilder<unknown> {
  if (!sharing) return sql`null::text`;
  return sql`(
    select (${roles})[max(case when ${lapsed} then 1 else each.place end)] from (
      select ${placeOf(sharing)} as place
      from document_share s where s.owner_id = t.owner_id and s.document_id = t.id and ${isWith(sharing)}
      union all
      select ${placeOf(sharing)} from shared_project p
      join project_share s on s.owner_id = p.owner_id and s.project_id = p.id
      where p.owner_id = t.owner_id and ${isWithin("t", "p")} and ${isWith(sharing)}
      union all
      select array_position(${roles}, l.role) from document_link l
      join document_link_use u on u.owner_id = l.owner_id and u.link_id = l.id
      where l.owner_id = t.owner_id and l.document_id = t.id and u.person_id = ${sharing.personId}
        and (l.expires_on is null or l.expires_on > now())) each
    where t.deleted_on is null or each.place = ${documentRoles.length})`;
}

/**
 * SQL of whether a person can give up their access to a document `t`: it is shared with them by name or by link, and no team
 * and no project leads them to it as well.
 */
export function canLeave(sharing: Sharing | undefined): RawBuilder<unknown> {
  if (!sharing) return sql`false`;
  const { personId } = sharing;
  return sql`(
    (exists (
      select from document_share s
      where s.owner_id = t.owner_id and s.document_id = t.id and s.sharee_id = ${personId})
    or exists (
      select from document_link l join document_link_use u on u.owner_id = l.owner_id and u.link_id = l.id
      where l.owner_id = t.owner_id and l.document_id = t.id and u.person_id = ${personId}))
    and not exists (
      select from document_share s
      where s.owner_id = t.owner_id and s.document_id = t.id and s.sharee_id <> ${personId} and ${isWith(sharing)})
    and not exists (
      select from shared_project p join project_share s on s.owner_id = p.owner_id and s.project_id = p.id
      where p.owner_id = t.owner_id and ${isWithin("t", "p")} and ${isWith(sharing)}))`;
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
      select s.owner_id, s.document_id from document_share s where ${isWith(sharing)}
      union
      select d.owner_id, d.id from project_share s
      join shared_project p on p.owner_id = s.owner_id and p.id = s.project_id
      join document d on d.owner_id = p.owner_id and ${isWithin("d", "p")}
      where ${isWith(sharing)}
      union
      select l.owner_id, l.document_id from document_link l
      join document_link_use u on u.owner_id = l.owner_id and u.link_id = l.id
      where u.person_id = ${sharing.personId} and (l.expires_on is null or l.expires_on > now()))
      and (t.deleted_on is null or ${sharedRole(sharing)} is not null)`.execute(query);
  return rows;
}

/** A project that someone shares, as those see it with whom it is shared. */
export interface SharedProjectRow {
  readonly Id: number;
  /** Without the names of the projects around it, which are not shared. */
  readonly Name: string;
  readonly Owner: string;
  readonly Role: "view" | "comment" | "suggest" | "edit";
  readonly Count: number;
  /** The projects within it that have documents, by their paths in it. */
  readonly Folders: { readonly Path: string; readonly Count: number }[];
  /** Whether it is shared with the person by name, so that they can give it up. */
  readonly CanLeave: boolean;
}

/** Returns the projects of owners other than these that are shared with a person, by name. */
export async function readSharedProjects(
  { query }: Pick<Database, "query">,
  sharing: Sharing | undefined,
  owners: readonly number[],
): Promise<SharedProjectRow[]> {
  if (!sharing) return [];
  const { rows } = await sql<SharedProjectRow>`
    select t.id as "Id", regexp_replace(t.name, '^.*/', '') as "Name",
      coalesce((select name from person where id = t.owner_id), (select name from team where id = t.owner_id), '') as "Owner",
      (${roles})[case when ${lapsed} then 1 else max(${placeOf(sharing)}) end] as "Role",
      (select count(*)::int from document d where d.owner_id = t.owner_id and d.deleted_on is null
        and ${isWithin("d", "t")}) as "Count",
      (select coalesce(json_agg(json_build_object('Path', f.path, 'Count', f.count) order by fold(f.path)), '[]') from (
        select substr(d.project, length(t.name) + 2) as path, count(*)::int as count from document d
        where d.owner_id = t.owner_id and d.deleted_on is null and starts_with(d.project, t.name || '/')
        group by 1) f) as "Folders",
      bool_and(s.sharee_id = ${sharing.personId}) as "CanLeave"
    from shared_project t join project_share s on s.owner_id = t.owner_id and s.project_id = t.id
    where t.owner_id <> all(${owners}::bigint[]) and ${isWith(sharing)}
    group by t.owner_id, t.id, t.name order by fold(regexp_replace(t.name, '^.*/', '')), t.id`.execute(query);
  return rows;
}

/** Returns the documents of a project that is shared with a person, and of those within it, or only those in one of the latter. */
export async function readSharedIn(
  { query }: Pick<Database, "query">,
  projectId: number,
  folder: string | undefined,
): Promise<SharedDocument[]> {
  const path = folder ?? null;
  const { rows } = await sql<SharedDocument>`
    select d.id, d.owner_id as "ownerId" from shared_project p
    join document d on d.owner_id = p.owner_id and ${isWithin("d", "p")}
    where p.id = ${projectId} and d.deleted_on is null and (${path}::text is null
      or starts_with(d.project || '/', p.name || '/' || ${path}::text || '/'))`.execute(query);
  return rows;
}
