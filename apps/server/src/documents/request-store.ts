import { limits } from "@housestyle/contract";
import { type Kysely, sql } from "kysely";
import type { Database, Schema } from "../db/index.ts";
import type { DocumentFacts } from "./store.ts";

type Query = Kysely<Schema>;
type DocumentKey = Pick<DocumentFacts, "OwnerId" | "Id">;

/** A person who asks for access. */
export interface RequestRow {
  readonly Id: number;
  readonly Name: string;
  readonly Email: string;
  readonly AskedOn: Date;
}

/** Returns who asks for access to a document, the first to ask first. */
export async function readRequests(query: Query, { OwnerId, Id }: DocumentKey): Promise<RequestRow[]> {
  const { rows } = await sql<RequestRow>`
    select p.id as "Id", p.name as "Name", p.email as "Email", r.asked_on as "AskedOn"
    from access_request r join person p on p.id = r.person_id
    where r.owner_id = ${OwnerId} and r.document_id = ${Id} and r.declined_on is null and p.disabled_on is null
    order by r.asked_on, p.id`.execute(query);
  return rows;
}

/** Stores a request, unless the person asks already, was declined a short time ago, or too many others ask. Returns whether it was stored. */
export async function insertRequest(query: Query, { OwnerId, Id }: DocumentKey, personId: number): Promise<boolean> {
  const { rows } = await sql`
    insert into access_request as r (owner_id, document_id, person_id)
    select ${OwnerId}, ${Id}, ${personId}
    where (select count(*) from access_request where owner_id = ${OwnerId} and document_id = ${Id} and declined_on is null)
      < ${limits.accessRequests}
    on conflict (owner_id, document_id, person_id) do update set asked_on = now(), declined_on = null
    where r.declined_on < now() - make_interval(days => ${limits.declinedDays}::int) returning 1`.execute(query);
  return rows.length > 0;
}

/** Deletes the request of someone who was given access. Returns whether there was one. */
export async function endRequest(query: Query, { OwnerId, Id }: DocumentKey, personId: number): Promise<boolean> {
  const { rows } = await sql`
    delete from access_request
    where owner_id = ${OwnerId} and document_id = ${Id} and person_id = ${personId} returning declined_on`.execute(
    query,
  );
  return rows.some((row) => (row as { declined_on: Date | null }).declined_on === null);
}

/** Declines a request. Returns whether there was one. */
export async function declineRequest(query: Query, { OwnerId, Id }: DocumentKey, personId: number): Promise<boolean> {
  const { rows } = await sql`
    update access_request set declined_on = now()
    where owner_id = ${OwnerId} and document_id = ${Id} and person_id = ${personId} and declined_on is null
    returning 1`.execute(query);
  return rows.length > 0;
}

/** Returns who may answer requests for a document: its owner, those who run the team that owns it, and those who share it as owners. */
export async function managersOf(
  query: Query,
  { OwnerId, Id, CreatedBy }: DocumentKey & Pick<DocumentFacts, "CreatedBy">,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with sharee as (
      select sharee_id as id from document_share where owner_id = ${OwnerId} and document_id = ${Id} and role = 'own')
    select p.id from person p where p.id = ${OwnerId} or p.id in (select id from sharee) or exists (
      select from team_user u where u.person_id = p.id and u.status = 'Active' and (u.team_id in (select id from sharee)
        or u.team_id = ${OwnerId} and (u.position in ('Admin', 'Admin Only') or p.id = ${CreatedBy})))`.execute(query);
  return rows.map(({ id }) => id);
}

/** Deletes requests that no one has answered for a long time. */
export async function forgetRequests({ query }: Pick<Database, "query">): Promise<void> {
  await sql`
    delete from access_request
    where asked_on < now() - make_interval(days => ${limits.notificationDays}::int)`.execute(query);
}
