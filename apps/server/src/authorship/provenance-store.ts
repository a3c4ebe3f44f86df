import type { StoredRun } from "@housestyle/documents/authorship";
import { type Kysely, sql } from "kysely";
import type { Schema } from "../db/index.ts";
import type { AuthoredKey } from "./store.ts";

type Query = Kysely<Schema>;

/** The stored state of a record. */
export interface ProvenanceState {
  readonly since: Date;
  readonly isOn: boolean;
}

/** Returns the state of the record of a document, whether the team allows it or not; undefined if there is none. */
export async function readProvenanceState(
  query: Query,
  { OwnerId, Id }: AuthoredKey,
): Promise<ProvenanceState | undefined> {
  const { rows } = await sql<ProvenanceState>`
    select since, is_on as "isOn" from document_provenance
    where owner_id = ${OwnerId} and document_id = ${Id}`.execute(query);
  return rows[0];
}

/** Returns whether a team forbids to record how documents of this owner are written. */
export async function isProvenanceForbidden(query: Query, { OwnerId }: Pick<AuthoredKey, "OwnerId">): Promise<boolean> {
  const { rows } = await sql`
    select from team t where not t.allow_provenance and (t.id = ${OwnerId} or exists (
      select from team_user u where u.team_id = t.id and u.person_id = ${OwnerId} and u.status = 'Active'))
    limit 1`.execute(query);
  return rows.length > 0;
}

/** Starts or stops recording. */
export async function setProvenance(
  query: Query,
  { OwnerId, Id }: AuthoredKey,
  isOn: boolean,
  personId: number,
): Promise<void> {
  await sql`
    insert into document_provenance (owner_id, document_id, is_on, started_by)
    values (${OwnerId}, ${Id}, ${isOn}, ${personId})
    on conflict (owner_id, document_id) do update set is_on = excluded.is_on`.execute(query);
}

/** Deletes the record of a document, and what its steps still have of it; what is by a language model stays marked. */
export async function deleteProvenance(
  query: Query,
  { OwnerId, Id }: AuthoredKey,
  runs: readonly StoredRun[],
): Promise<void> {
  await sql`
    delete from document_provenance where owner_id = ${OwnerId} and document_id = ${Id}`.execute(query);
  await sql`
    update document_step set source = null
    where owner_id = ${OwnerId} and document_id = ${Id} and source <> 'assisted'`.execute(query);
  await sql`
    update document_authorship set runs = ${JSON.stringify(runs)}::jsonb
    where owner_id = ${OwnerId} and document_id = ${Id}`.execute(query);
}
