import type { StepRow } from "@housestyle/documents/steps";
import { type Kysely, sql } from "kysely";
import type { Schema } from "../db/index.ts";
import type { DocumentRow } from "./store.ts";

type Query = Kysely<Schema>;
type OwnedDocument = Pick<DocumentRow, "OwnerId" | "Id">;

/** The most rows, and the approximate number of bytes, that are read at a time. */
const mostAtOnce = { rows: 10_000, bytes: 8_000_000 };

/** Returns the first steps of a document after a version, in order, without a gap; none if there are none. */
export async function readSteps(
  query: Query,
  { OwnerId, Id }: OwnedDocument,
  since: number,
): Promise<readonly StepRow[]> {
  const { rows } = await sql<StepRow>`
    select version as "Version", step as "Step", client as "Client", number as "Number", person_id as "PersonId"
    from (
      select *, sum(octet_length(step::text)) over (order by version) - octet_length(step::text) as before from (
        select version, step, client, number, person_id from document_step
        where owner_id = ${OwnerId} and document_id = ${Id} and version > ${since}
        order by version limit ${mostAtOnce.rows}) s) s
    where before < ${mostAtOnce.bytes} order by version`.execute(query);
  return rows;
}

/** Whether a document has steps that are not part of it yet; false for a document that is not there. */
export async function hasNewSteps(query: Query, id: number): Promise<boolean> {
  const { rows } = await sql`
    select from document d where d.id = ${id} and exists (
      select from document_step s where s.owner_id = d.owner_id and s.document_id = d.id and s.version > d.version)
    `.execute(query);
  return rows.length > 0;
}

/**
 * Stores steps right after version `base`, all or none. Returns whether they are stored: not if the document has another version
 * now, or is in the trash, and not if one of them was stored before.
 */
export async function insertSteps(
  query: Query,
  { OwnerId, Id }: OwnedDocument,
  base: number,
  rows: readonly StepRow[],
): Promise<boolean> {
  try {
    const stored = await sql`
      with there as (
        select owner_id, id from document
        where owner_id = ${OwnerId} and id = ${Id} and deleted_on is null and version <= ${base} for key share)
      insert into document_step (owner_id, document_id, version, step, client, number, person_id, source)
      select there.owner_id, there.id, r."Version", r."Step", r."Client", r."Number", r."PersonId", r."Source"
      from there cross join jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as r("Version" bigint, "Step" jsonb, "Client" text, "Number" int, "PersonId" bigint, "Source" text)
      returning version`.execute(query);
    return stored.rows.length === rows.length;
  } catch (error) {
    if ((error as { code?: unknown }).code === uniqueViolation) return false;
    throw error;
  }
}

const uniqueViolation = "23505";

/** Returns the documents whose steps have waited for a while to become part of them. */
export async function documentsWithOldSteps(query: Query): Promise<readonly OwnedDocument[]> {
  const { rows } = await sql<OwnedDocument>`
    select distinct d.owner_id as "OwnerId", d.id as "Id" from document d join document_step s
      on s.owner_id = d.owner_id and s.document_id = d.id and s.version > d.version
    where s.stored_on < now() - interval '1 minute'`.execute(query);
  return rows;
}

/** Returns the version of each of these documents after all of its steps. */
export async function currentVersions(query: Query, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ id: number; version: number }>`
    select d.id, greatest(d.version, (
      select max(version) from document_step s where s.owner_id = d.owner_id and s.document_id = d.id)) as version
    from document d where d.id = any(${ids}::bigint[])`.execute(query);
  return new Map(rows.map(({ id, version }) => [id, version]));
}

/** How long folded steps are kept, for editors that were offline. */
const kept = { days: sql`interval '30 days'`, steps: 5_000 };

/** Deletes steps that no editor can need any more. Each is part of its document. */
export async function forgetSteps(query: Query): Promise<void> {
  await sql`
    delete from document_step s using document d
    where d.owner_id = s.owner_id and d.id = s.document_id and s.version <= d.version
      and (s.stored_on < now() - ${kept.days} or s.version <= d.version - ${kept.steps})`.execute(query);
}
