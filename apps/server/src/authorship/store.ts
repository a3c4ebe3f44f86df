import type { DocumentRole } from "@housestyle/contract";
import type { StoredRun, WritingSource } from "@housestyle/documents/authorship";
import type { StepRow } from "@housestyle/documents/steps";
import { type Kysely, sql } from "kysely";
import type { Schema } from "../db/index.ts";
import { type Sharing, sharedRole } from "../document-access/index.ts";

type Query = Kysely<Schema>;

/** The key of a document whose authors are known. */
export interface AuthoredKey {
  readonly OwnerId: number;
  readonly Id: number;
}

/** What is needed to know of a document to show its authors. */
export interface AuthoredDocument extends AuthoredKey {
  readonly CreatedBy: number | null;
  readonly SharedRole: DocumentRole | null;
  readonly Version: number;
  readonly DeletedOn: Date | null;
  readonly Title: string;
  readonly Text: string;
  readonly Content: unknown;
}

/** Returns a document for a reader, with its text. */
export async function readAuthored(
  query: Query,
  id: number,
  sharing: Sharing | undefined,
): Promise<AuthoredDocument | undefined> {
  const { rows } = await sql<AuthoredDocument>`
    select t.id as "Id", t.owner_id as "OwnerId", t.created_by as "CreatedBy", t.version as "Version",
      t.deleted_on as "DeletedOn", t.title as "Title", t.text as "Text", t.content as "Content",
      ${sharedRole(sharing)} as "SharedRole"
    from document t where t.id = ${id}`.execute(query);
  return rows[0];
}

/** The stored runs of a version. */
interface StoredAuthorship {
  readonly version: number;
  readonly runs: unknown;
}

/** Returns the stored runs of a document, of the version that they are of. */
export async function readRunsOf(query: Query, { OwnerId, Id }: AuthoredKey): Promise<StoredAuthorship | undefined> {
  const { rows } = await sql<StoredAuthorship>`
    select version, runs from document_authorship where owner_id = ${OwnerId} and document_id = ${Id}`.execute(query);
  return rows[0];
}

/** Stores the runs of a version of a document in place of those of an earlier one. */
export async function writeRuns(
  query: Query,
  { OwnerId, Id }: AuthoredKey,
  version: number,
  runs: readonly StoredRun[],
): Promise<void> {
  await sql`
    insert into document_authorship (owner_id, document_id, version, runs)
    values (${OwnerId}, ${Id}, ${version}, ${JSON.stringify(runs)}::jsonb)
    on conflict (owner_id, document_id) do update set version = excluded.version, runs = excluded.runs`.execute(query);
}

/** A step with how and when it was written, in minutes since the epoch. */
export interface AuthoredStep extends StepRow {
  readonly Source: WritingSource | null;
  readonly Minute: number;
}

/** Returns the steps of a document after a version, up to another one. */
export async function readAuthoredSteps(
  query: Query,
  { OwnerId, Id }: AuthoredKey,
  since: number,
  upTo: number,
): Promise<AuthoredStep[]> {
  const { rows } = await sql<AuthoredStep>`
    select version as "Version", step as "Step", client as "Client", number as "Number", person_id as "PersonId",
      source as "Source", floor(extract(epoch from stored_on) / 60)::bigint as "Minute"
    from document_step
    where owner_id = ${OwnerId} and document_id = ${Id} and version > ${since} and version <= ${upTo}
    order by version`.execute(query);
  return rows;
}

/** Returns the only person who has ever written a document; null if there were several, or it is not known. */
export async function readSoleWriter(query: Query, { OwnerId, Id }: AuthoredKey): Promise<number | null> {
  const { rows } = await sql<{ writer: number | null }>`
    select case when count(distinct coalesce(w, 0)) = 1 then max(w) end as writer from (
      select unnest(array[created_by, modified_by] || writers) as w from document where owner_id = ${OwnerId} and id = ${Id}
      union all
      select unnest(array[saved_by] || writers) from document_version
      where owner_id = ${OwnerId} and document_id = ${Id}) each`.execute(query);
  return rows[0]?.writer ?? null;
}

/** Returns the names of people; those who are gone are left out. */
export async function readNames(
  query: Query,
  ids: readonly number[],
): Promise<{ readonly Id: number; readonly Name: string }[]> {
  const { rows } = await sql<{ Id: number; Name: string }>`
    select id as "Id", name as "Name" from person where id = any(${ids}::bigint[]) order by id`.execute(query);
  return rows;
}

/** Returns whether it is recorded now how a document is written: an owner has turned it on, and no team forbids it. */
export async function isRecorded(query: Query, { OwnerId, Id }: AuthoredKey): Promise<boolean> {
  const { rows } = await sql`
    select from document_provenance p where p.owner_id = ${OwnerId} and p.document_id = ${Id} and p.is_on
      and not exists (
        select from team t where not t.allow_provenance and (t.id = p.owner_id or exists (
          select from team_user u where u.team_id = t.id and u.person_id = p.owner_id and u.status = 'Active')))
    `.execute(query);
  return rows.length > 0;
}

/** Locks a document until the transaction ends: no one else notes who wrote what in it. */
export async function lockAuthorship(query: Query, id: number): Promise<void> {
  await sql`select from document where id = ${id} for no key update`.execute(query);
}
