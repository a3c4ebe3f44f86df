import { type Kysely, sql } from "kysely";
import type { Database, Schema } from "../db/index.ts";
import type { DocumentRow } from "./store.ts";

type Query = Kysely<Schema>;

/** A version of a document. */
export interface VersionRow {
  readonly Version: number;
  readonly Title: string;
  readonly WordCount: number;
  readonly SavedOn: Date;
  readonly SavedBy: number | null;
  /** Everyone who wrote in it, with their names. */
  readonly Writers: { readonly Id: number; readonly Name: string }[];
  readonly Name: string;
  readonly Text: string;
  readonly Content: unknown;
}

/** Returns the history of a document with the current version as its newest entry. */
const versions = ({ OwnerId, Id }: DocumentRow) => sql`(
  select owner_id, document_id, version, title, word_count, saved_on, saved_by, writers, text, content from document_version
  where owner_id = ${OwnerId} and document_id = ${Id}
  union all
  select owner_id, id, version, title, word_count, modified_on, modified_by, writers, text, content from document
  where owner_id = ${OwnerId} and id = ${Id}) v
  left join document_version_name n using (owner_id, document_id, version)`;
const versionFacts = sql.raw(
  'v.version as "Version", v.title as "Title", v.word_count as "WordCount", v.saved_on as "SavedOn", v.saved_by as "SavedBy", coalesce(n.name, \'\') as "Name", (select coalesce(json_agg(json_build_object(\'Id\', p.id, \'Name\', p.name) order by p.id), \'[]\') from person p where p.id = v.saved_by or p.id = any(v.writers)) as "Writers"',
);

/** Returns the versions of a document without their texts, newest first. */
export async function readVersions(
  { query }: Database,
  row: DocumentRow,
): Promise<Omit<VersionRow, "Text" | "Content">[]> {
  const { rows } = await sql<VersionRow>`
    select ${versionFacts} from ${versions(row)} order by version desc`.execute(query);
  return rows;
}

/** Returns one version of a document. */
export async function readVersion(query: Query, row: DocumentRow, version: number): Promise<VersionRow | undefined> {
  const { rows } = await sql<VersionRow>`
    select ${versionFacts}, v.text as "Text", v.content as "Content" from ${versions(row)}
    where v.version = ${version}`.execute(query);
  return rows[0];
}
