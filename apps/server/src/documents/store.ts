import type { DocumentRole } from "@housestyle/contract";
import { countWords } from "@housestyle/documents";
import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Database, Schema } from "../db/index.ts";
import { type Sharing, sharedRole } from "../document-access/index.ts";

type Query = Kysely<Schema>;

/** A document as it is read. `Text` and `Content` are only read on request. */
export interface DocumentRow {
  readonly Id: number;
  readonly OwnerId: number;
  readonly Title: string;
  readonly Project: string;
  readonly Tags: string[];
  readonly Language: string;
  readonly Style: string;
  readonly WordCount: number;
  readonly Issues: number | null;
  readonly Score: number | null;
  readonly Version: number;
  readonly CreatedOn: Date;
  readonly CreatedBy: number | null;
  readonly ModifiedOn: Date;
  readonly ModifiedBy: number | null;
  readonly DeletedOn: Date | null;
  /** The highest role in which it is shared with the caller, or null. */
  readonly SharedRole: DocumentRole | null;
  readonly Text: string;
  readonly Content: unknown;
}

/** A document without its text. */
export type DocumentFacts = Omit<DocumentRow, "Text" | "Content">;

/** A document in a list. */
export interface ListedDocument extends DocumentRow {
  readonly Opening: string;
  readonly Favorite: boolean;
  /** Whether the reader can give up their access. */
  readonly CanLeave: boolean;
  /** The name of the person or team that owns it. */
  readonly OwnerName: string;
  /** The part of the text with a search match, or null without a search. */
  readonly Near: string | null;
}

/** The results of a check of a document. */
interface CheckResults {
  readonly Issues?: number | null | undefined;
  readonly Score?: number | null | undefined;
}

/** What is saved of a document. */
export interface DocumentContent {
  readonly Title: string;
  /** Unchanged if undefined. */
  readonly Project?: string | undefined;
  readonly Text: string;
  readonly Content?: unknown;
  readonly Language: string;
  readonly Style: string;
  readonly Issues?: number | undefined;
  readonly Score?: number | undefined;
}

const columns = `
  t.id as "Id", t.owner_id as "OwnerId", t.title as "Title", t.project as "Project", t.tags as "Tags", t.language as "Language",
  t.style as "Style", t.word_count as "WordCount", t.issues as "Issues", t.score as "Score", t.version as "Version",
  t.created_on as "CreatedOn", t.created_by as "CreatedBy", t.modified_on as "ModifiedOn",
  t.modified_by as "ModifiedBy", t.deleted_on as "DeletedOn"`;

/** Returns the SQL for everything of a document `t` except its text, with the role in which it is shared. */
export const documentFacts = (sharing: Sharing | undefined) =>
  sql`${sql.raw(columns)}, ${sharedRole(sharing)} as "SharedRole"`;
const text = sql.raw('t.text as "Text", t.content as "Content"');
const everything = sql`${documentFacts(undefined)}, ${text}`;

/** Returns whether a save includes results of a check. */
export function isChecked({ Issues, Score }: DocumentContent): boolean {
  return Issues !== undefined || Score !== undefined;
}

/** The time within which saves of one person share an entry of the history. */
const sameSitting = sql`interval '2 minutes'`;
/** The most entries kept for each document, besides older named ones. */
const mostVersions = 200;

/** Returns a document, for a reader with whom it may be shared. */
export async function readOne(
  { query }: Pick<Database, "query">,
  id: number,
  sharing: Sharing | undefined,
): Promise<DocumentRow | undefined> {
  return one(query, sql`select ${documentFacts(sharing)}, ${text} from document t where t.id = ${id}`);
}

/** Returns what a list shows of a document, without its text. */
export async function readFacts(
  { query }: Pick<Database, "query">,
  id: number,
  sharing: Sharing | undefined,
): Promise<DocumentFacts | undefined> {
  const { rows } =
    await sql<DocumentFacts>`select ${documentFacts(sharing)} from document t where t.id = ${id}`.execute(query);
  return rows[0];
}

/**
 * Does the same as `readOne`, and locks the document until the transaction ends: no one else can change it or store
 * steps.
 */
export async function lockOne(
  query: Query,
  id: number,
  sharing: Sharing | undefined,
): Promise<DocumentRow | undefined> {
  return one(query, sql`select ${documentFacts(sharing)}, ${text} from document t where t.id = ${id} for update of t`);
}

/**
 * Does the same as `readFacts`, and locks the document until the transaction ends: no one else can change it, but steps
 * are still stored.
 */
export async function lockFacts(query: Query, id: number): Promise<DocumentFacts | undefined> {
  const { rows } = await sql<DocumentFacts>`
    select ${documentFacts(undefined)} from document t where t.id = ${id} for no key update of t`.execute(query);
  return rows[0];
}

/** Stores a new document, or answers the one that the same key made before. */
export async function insertDocument(
  { query }: Database,
  ownerId: number,
  personId: number,
  content: DocumentContent & { readonly Tags: readonly string[] },
  clientKey: string | undefined,
): Promise<DocumentRow | undefined> {
  const row = await one(
    query,
    sql`
    insert into document as t (owner_id, client_key, title, project, tags, text, content, language, style, word_count,
      issues, score, checked_on, created_by, modified_by)
    values (${ownerId}, ${clientKey ?? null}, ${content.Title}, ${content.Project ?? ""}, ${content.Tags}::text[], ${content.Text},
      ${toJson(content.Content)}::jsonb, ${content.Language}, ${content.Style}, ${countWords(content.Text)},
      ${content.Issues ?? null}::int, ${content.Score ?? null}::float8, case when ${isChecked(content)} then now() end,
      ${personId}, ${personId})
    on conflict (owner_id, client_key) where client_key is not null do nothing
    returning ${everything}`,
  );
  if (row) return row;
  if (clientKey === undefined) throw new Error("A document was not stored.");
  return one(
    query,
    sql`select ${everything} from document t where t.owner_id = ${ownerId} and t.client_key = ${clientKey}`,
  );
}

/** Writes the next version of a locked document, and moves the previous one to the history. */
export async function writeDocument(
  query: Query,
  before: DocumentRow,
  personId: number,
  content: DocumentContent,
): Promise<DocumentRow> {
  const isKept = await keepVersion(query, before, sql`d.modified_by = ${personId} and older.saved_by = ${personId}`);
  const row = await one(
    query,
    sql`${update(before, personId, { ...content, Version: before.Version + 1 }, { isKept, ids: [] })} returning ${everything}`,
  );
  if (!row) throw new Error("A locked document has gone.");
  return { ...row, SharedRole: before.SharedRole };
}

/**
 * Writes a locked document as changed by its steps. One sitting has one entry in the history, however many people
 * wrote.
 */
export async function writeFolded(
  query: Query,
  before: DocumentFacts,
  {
    writer,
    writers,
    ...content
  }: DocumentContent & {
    readonly Version: number;
    readonly writer: number | null;
    /** Everyone who wrote the steps. */
    readonly writers: readonly number[];
  },
): Promise<void> {
  const isKept = await keepVersion(query, before, sql`true`);
  await update(before, writer, content, { isKept, ids: writers }).execute(query);
}

/** Returns the SQL that writes the next version of a document. */
function update(
  before: DocumentFacts,
  writer: number | null,
  content: DocumentContent & { readonly Version: number },
  /** Who wrote it together, with those before if no version was kept since. */
  writers: { readonly isKept: boolean; readonly ids: readonly number[] },
): RawBuilder<DocumentRow> {
  const checked = isChecked(content);
  return sql`
    update document t set title = ${content.Title}, project = coalesce(${content.Project ?? null}, t.project), text = ${content.Text},
      content = ${toJson(content.Content)}::jsonb, language = ${content.Language}, style = ${content.Style},
      word_count = ${countWords(content.Text)}, kept = false,
      issues = ${checked ? (content.Issues ?? null) : before.Issues}::int,
      score = ${checked ? (content.Score ?? null) : before.Score}::float8,
      checked_on = case when ${checked} then now() else checked_on end,
      writers = (select coalesce(array_agg(distinct w), '{}')
        from unnest(case when ${writers.isKept} then '{}' else t.writers end || ${writers.ids}::bigint[]) w),
      version = ${content.Version}, modified_by = ${writer}, modified_on = now()
    where t.owner_id = ${before.OwnerId} and t.id = ${before.Id}`;
}

/** Stores the results of a check without creating a version. The document must be locked. */
export async function noteFindings(query: Query, before: DocumentRow, found: DocumentContent): Promise<DocumentRow> {
  const { Issues = null, Score = null } = found;
  if ((Issues === null && Score === null) || (Issues === before.Issues && Score === before.Score)) return before;
  const row = await one(
    query,
    sql`
    update document t set issues = ${Issues}, score = ${Score}, checked_on = now()
    where t.owner_id = ${before.OwnerId} and t.id = ${before.Id}
    returning ${everything}`,
  );
  return row ? { ...row, SharedRole: before.SharedRole } : before;
}

/** Stores the results of a check of one version, and returns whether the document still has that version. */
export async function writeCheck(
  { query }: Database,
  { OwnerId, Id }: DocumentFacts,
  version: number,
  { Issues = null, Score = null }: CheckResults,
): Promise<boolean> {
  const { rows } = await sql`
    update document set issues = ${Issues}::int, score = ${Score}::float8, checked_on = now()
    where owner_id = ${OwnerId} and id = ${Id} and version = ${version} and deleted_on is null
    returning id`.execute(query);
  return rows.length > 0;
}

/** Keeps the current version in the history, whoever saves next. */
export async function keepForGood(query: Query, row: DocumentRow): Promise<void> {
  await sql`
    update document set kept = true where owner_id = ${row.OwnerId} and id = ${row.Id} and not kept`.execute(query);
}

/**
 * Adds the current version to the history before the next is written. Saves of the same people in one sitting replace
 * each other, so that the history stays readable and small. Returns whether it was added.
 */
async function keepVersion(query: Query, row: DocumentFacts, isSameWriter: RawBuilder<unknown>): Promise<boolean> {
  const { rows } = await sql`
    insert into document_version (owner_id, document_id, version, title, text, content, word_count, saved_by, saved_on, kept,
      writers)
    select d.owner_id, d.id, d.version, d.title, d.text, d.content, d.word_count, d.modified_by, d.modified_on, d.kept,
      d.writers
    from document d
    where d.owner_id = ${row.OwnerId} and d.id = ${row.Id} and (d.kept or not exists (
      select from (
        select saved_by, saved_on from document_version v where v.owner_id = d.owner_id and v.document_id = d.id
        order by v.version desc limit 1) older
      where ${isSameWriter} and d.modified_on < older.saved_on + ${sameSitting}))
    returning version`.execute(query);
  if (rows.length === 0) return false;
  await sql`
    delete from document_version old where owner_id = ${row.OwnerId} and document_id = ${row.Id} and version < (
      select coalesce(min(version), 0) from (
        select version from document_version where owner_id = ${row.OwnerId} and document_id = ${row.Id}
        order by version desc limit ${mostVersions - 1}) kept)
      and not exists (select from document_version_name n
        where n.owner_id = old.owner_id and n.document_id = old.document_id and n.version = old.version)`.execute(
    query,
  );
  return true;
}

export async function setDeleted(query: Query, row: DocumentRow, deleted: boolean): Promise<void> {
  await sql`
    update document set deleted_on = ${deleted ? sql`coalesce(deleted_on, now())` : sql`null`}
    where owner_id = ${row.OwnerId} and id = ${row.Id}`.execute(query);
}

export async function deleteForever(query: Query, row: DocumentRow): Promise<void> {
  await sql`delete from document where owner_id = ${row.OwnerId} and id = ${row.Id}`.execute(query);
}

/** Deletes documents that have been in the trash for thirty days. */
export async function emptyTrash({ query }: Database): Promise<void> {
  await sql`delete from document where deleted_on < now() - interval '30 days'`.execute(query);
}

/** Returns the texts of these owners' newest documents, for testing rules. */
export async function newestTexts({ query }: Database, owners: readonly number[], most: number) {
  const { rows } = await sql<{ id: number; title: string; text: string }>`
    select id, title, text from document where owner_id = any(${owners}::bigint[]) and deleted_on is null
    order by modified_on desc limit ${most}`.execute(query);
  return rows;
}

async function one(query: Query, statement: RawBuilder<unknown>): Promise<DocumentRow | undefined> {
  const { rows } = await (statement as RawBuilder<DocumentRow>).execute(query);
  return rows[0];
}

function toJson(content: unknown): string | null {
  return content === undefined || content === null ? null : JSON.stringify(content);
}
