import type { linkRoles } from "@housestyle/contract";
import { type Kysely, sql } from "kysely";
import { isWithin, type Schema } from "../db/index.ts";
import type { DocumentFacts } from "./store.ts";

type Query = Kysely<Schema>;

/** Someone a project is shared with. */
export interface ProjectShareRow {
  readonly Id: number;
  readonly Kind: "person" | "team";
  readonly Name: string;
  readonly Email: string;
  readonly Role: (typeof linkRoles)[number];
}

/** A project that is shared. */
export interface ProjectKey {
  readonly ownerId: number;
  readonly projectId: number;
}

/** A project of one owner, with the number of people and teams that it is shared with. */
export interface OwnedProject {
  readonly OwnerId: number;
  readonly Name: string;
  readonly Shares: number;
}

const mostProjects = 500;

/** Returns the projects of these owners, each owner’s by themselves; one without documents is there while it is shared. */
export async function readOwnedProjects(query: Query, owners: readonly number[]): Promise<OwnedProject[]> {
  const { rows } = await sql<OwnedProject>`
    select named.owner_id as "OwnerId", named.name as "Name", max(named.shares)::int as "Shares" from (
      select owner_id, project as name, 0 as shares from document
      where owner_id = any(${owners}::bigint[]) and deleted_on is null and project <> ''
      union all
      select p.owner_id, p.name, count(*) from shared_project p
      join project_share s on s.owner_id = p.owner_id and s.project_id = p.id
      where p.owner_id = any(${owners}::bigint[]) group by p.owner_id, p.name) named
    group by 1, 2 order by fold(named.name), array_position(${owners}::bigint[], named.owner_id) limit ${mostProjects}`.execute(
    query,
  );
  return rows;
}

/** Whether an owner has documents in a project, or in one within it. */
export async function hasProject(query: Query, ownerId: number, name: string): Promise<boolean> {
  const { rows } = await sql`
    select from document d where d.owner_id = ${ownerId} and d.deleted_on is null
      and ${isWithin("d", { name })} limit 1`.execute(query);
  return rows.length > 0;
}

/** Returns the id of a project that is shared, locked until the transaction ends. */
export async function lockSharedProject(query: Query, ownerId: number, name: string): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from shared_project where owner_id = ${ownerId} and name = ${name} for update`.execute(query);
  return rows[0]?.id;
}

/** Returns the id of a project that is about to be shared, locked until the transaction ends. */
export async function putSharedProject(query: Query, ownerId: number, name: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into shared_project (owner_id, name) values (${ownerId}, ${name})
    on conflict (owner_id, name) do update set name = excluded.name returning id`.execute(query);
  if (!rows[0]) throw new Error("A shared project was not stored.");
  return rows[0].id;
}

/** Returns how many projects an owner shares. */
export async function countSharedProjects(query: Query, ownerId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from shared_project where owner_id = ${ownerId}`.execute(query);
  return rows[0]?.count ?? 0;
}

/** Returns whom a project is shared with, the newest last. */
export async function readProjectShares(query: Query, ownerId: number, name: string): Promise<ProjectShareRow[]> {
  const { rows } = await sql<ProjectShareRow>`
    select s.sharee_id as "Id", case when t.id is null then 'person' else 'team' end as "Kind",
      coalesce(t.name, p.name, '') as "Name", coalesce(p.email, '') as "Email", s.role as "Role"
    from shared_project f join project_share s on s.owner_id = f.owner_id and s.project_id = f.id
    left join person p on p.id = s.sharee_id left join team t on t.id = s.sharee_id
    where f.owner_id = ${ownerId} and f.name = ${name} order by s.shared_on, s.sharee_id`.execute(query);
  return rows;
}

/** Returns whom the projects are shared with in which a document is. */
export async function readSharesThroughProjects(
  query: Query,
  { OwnerId, Id }: Pick<DocumentFacts, "OwnerId" | "Id">,
): Promise<(ProjectShareRow & { readonly Project: string })[]> {
  const { rows } = await sql<ProjectShareRow & { readonly Project: string }>`
    select s.sharee_id as "Id", case when t.id is null then 'person' else 'team' end as "Kind",
      coalesce(t.name, p.name, '') as "Name", coalesce(p.email, '') as "Email", s.role as "Role", f.name as "Project"
    from document d
    join shared_project f on f.owner_id = d.owner_id and ${isWithin("d", "f")}
    join project_share s on s.owner_id = f.owner_id and s.project_id = f.id
    left join person p on p.id = s.sharee_id left join team t on t.id = s.sharee_id
    where d.owner_id = ${OwnerId} and d.id = ${Id} order by f.name, s.shared_on, s.sharee_id`.execute(query);
  return rows;
}

/** Shares a project with someone, or gives them another role. Returns whether it was not shared with them before. */
export async function putProjectShare(
  query: Query,
  { ownerId, projectId }: ProjectKey,
  shareeId: number,
  role: string,
  sharedBy: number,
): Promise<boolean> {
  const { rows } = await sql<{ isNew: boolean }>`
    insert into project_share (owner_id, project_id, sharee_id, role, shared_by)
    values (${ownerId}, ${projectId}, ${shareeId}, ${role}, ${sharedBy})
    on conflict (owner_id, project_id, sharee_id) do update set role = excluded.role
    returning xmax = 0 as "isNew"`.execute(query);
  return rows[0]?.isNew ?? false;
}

/** Returns the owner of a project that is shared with a person by name, which is then locked until the transaction ends. */
export async function lockProjectOf(query: Query, projectId: number, personId: number): Promise<number | undefined> {
  const { rows } = await sql<{ ownerId: number }>`
    select p.owner_id as "ownerId" from shared_project p where p.id = ${projectId} and exists (
      select from project_share s
      where s.owner_id = p.owner_id and s.project_id = p.id and s.sharee_id = ${personId}) for update`.execute(query);
  return rows[0]?.ownerId;
}

/** Ends sharing a locked project with someone. Returns whether it was shared with them. A project shared with no one is forgotten. */
export async function endProjectShare(
  query: Query,
  { ownerId, projectId }: ProjectKey,
  shareeId: number,
): Promise<boolean> {
  const { rows } = await sql`
    delete from project_share where owner_id = ${ownerId} and project_id = ${projectId} and sharee_id = ${shareeId}
    returning 1`.execute(query);
  await sql`
    delete from shared_project p where p.owner_id = ${ownerId} and p.id = ${projectId} and not exists (
      select from project_share s where s.owner_id = p.owner_id and s.project_id = p.id)`.execute(query);
  return rows.length > 0;
}

/** Ends the requests of a person for access to documents of a project, which they now have. */
export async function endRequestsWithin(query: Query, ownerId: number, name: string, personId: number): Promise<void> {
  await sql`
    delete from access_request r using document d
    where r.owner_id = ${ownerId} and r.person_id = ${personId} and d.owner_id = r.owner_id and d.id = r.document_id
      and ${isWithin("d", { name })}`.execute(query);
}
