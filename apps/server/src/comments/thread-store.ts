import type { DocumentRole } from "@housestyle/contract";
import { type Kysely, sql } from "kysely";
import type { Schema } from "../db/index.ts";
import { type Sharing, sharedRole } from "../document-access/index.ts";

type Query = Kysely<Schema>;

/** What comments need to know about a document. */
export interface CommentedDocument {
  readonly Id: number;
  readonly OwnerId: number;
  readonly CreatedBy: number | null;
  readonly SharedRole: DocumentRole | null;
  readonly Version: number;
  readonly DeletedOn: Date | null;
}

/** A document with its text. */
export interface WrittenDocument extends CommentedDocument {
  readonly Text: string;
  readonly Content: unknown;
}

const facts = (sharing: Sharing | undefined) => sql`t.id as "Id", t.owner_id as "OwnerId", t.created_by as "CreatedBy",
  t.version as "Version", t.deleted_on as "DeletedOn", ${sharedRole(sharing)} as "SharedRole"`;

/** Returns a document for a reader, without what it says. */
export async function readCommented(
  query: Query,
  id: number,
  sharing: Sharing | undefined,
): Promise<CommentedDocument | undefined> {
  const { rows } = await sql<CommentedDocument>`select ${facts(sharing)} from document t where t.id = ${id}`.execute(
    query,
  );
  return rows[0];
}

/** Returns a document with what it says; no one saves it until the transaction ends. */
export async function lockWritten(
  query: Query,
  id: number,
  sharing: Sharing | undefined,
): Promise<WrittenDocument | undefined> {
  const { rows } = await sql<WrittenDocument>`
    select ${facts(sharing)}, t.text as "Text", t.content as "Content" from document t
    where t.id = ${id} for share of t`.execute(query);
  return rows[0];
}

/** A comment as it is read. */
export interface CommentRow {
  readonly Id: number;
  readonly Text: string;
  readonly Mentions: number[];
  readonly CreatedBy: number | null;
  readonly Name: string;
  readonly IsImported: boolean;
  readonly IsGuest: boolean;
  readonly CreatedOn: string;
}

/** A thread as it is read. */
export interface ThreadRow {
  readonly Id: number;
  readonly From: number;
  readonly To: number;
  readonly IsOrphan: boolean;
  readonly Quote: string;
  readonly CreatedOn: Date;
  readonly ResolvedOn: Date | null;
  readonly ResolvedBy: string | null;
  readonly Comments: CommentRow[];
}

type DocumentKey = Pick<CommentedDocument, "OwnerId" | "Id">;

/** Returns the threads of a document in the order of its text, or only one of them. */
export async function readThreads(query: Query, { OwnerId, Id }: DocumentKey, threadId?: number): Promise<ThreadRow[]> {
  const { rows } = await sql<ThreadRow>`
    select t.id as "Id", t.anchor_from as "From", t.anchor_to as "To", t.is_orphan as "IsOrphan", t.quote as "Quote",
      t.created_on as "CreatedOn", t.resolved_on as "ResolvedOn",
      case when t.resolved_by is not null then coalesce((select p.name from person p where p.id = t.resolved_by), '') end
        as "ResolvedBy",
      (select coalesce(json_agg(json_build_object('Id', c.id, 'Text', c.text, 'Mentions', c.mentions,
          'CreatedBy', c.created_by, 'Name', coalesce(c.author_name, p.name, ''), 'IsImported', c.author_name is not null and not c.is_guest,
          'IsGuest', c.is_guest,
          'CreatedOn', c.created_on) order by c.id), '[]')
        from document_comment c left join person p on p.id = c.created_by
        where c.owner_id = t.owner_id and c.thread_id = t.id) as "Comments"
    from comment_thread t
    where t.owner_id = ${OwnerId} and t.document_id = ${Id}
      ${threadId === undefined ? sql`` : sql`and t.id = ${threadId}`}
    order by t.anchor_from, t.id`.execute(query);
  return rows;
}

/** A thread to create. */
interface NewThread {
  readonly from: number;
  readonly to: number;
  readonly quote: string;
}

/** Stores a thread and returns its id. */
export async function insertThread(
  query: Query,
  { OwnerId, Id, Version }: CommentedDocument,
  { from, to, quote }: NewThread,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into comment_thread (owner_id, document_id, version, anchor_from, anchor_to, quote)
    values (${OwnerId}, ${Id}, ${Version}, ${from}, ${to}, ${quote}) returning id`.execute(query);
  if (!rows[0]) throw new Error("A thread was not stored.");
  return rows[0].id;
}

/** A comment to create, by a person or by a guest. */
interface NewComment {
  readonly text: string;
  readonly mentions: readonly number[];
  readonly by?: number;
  /** The name that a guest gave. */
  readonly guest?: string;
}

/** Stores a comment of a thread and returns its id. */
export async function insertComment(
  query: Query,
  { OwnerId }: DocumentKey,
  threadId: number,
  { text, mentions, by, guest }: NewComment,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into document_comment (owner_id, thread_id, text, mentions, created_by, author_name, is_guest)
    values (${OwnerId}, ${threadId}, ${text}, ${mentions}::bigint[], ${by ?? null}, ${guest ?? null}, ${guest !== undefined})
    returning id`.execute(query);
  if (!rows[0]) throw new Error("A comment was not stored.");
  return rows[0].id;
}

/** Resolves or reopens a thread. */
export async function setResolved(
  query: Query,
  { OwnerId }: DocumentKey,
  threadId: number,
  by: number | null,
): Promise<void> {
  await sql`
    update comment_thread set resolved_by = ${by}, resolved_on = case when ${by}::bigint is not null then now() end
    where owner_id = ${OwnerId} and id = ${threadId}`.execute(query);
}

/** Deletes a comment, and its thread when that was the last. */
export async function deleteComment(
  query: Query,
  { OwnerId }: DocumentKey,
  threadId: number,
  commentId: number,
): Promise<void> {
  await sql`
    delete from document_comment
    where owner_id = ${OwnerId} and thread_id = ${threadId} and id = ${commentId}`.execute(query);
  await sql`
    delete from comment_thread t where t.owner_id = ${OwnerId} and t.id = ${threadId} and not exists (
      select from document_comment c where c.owner_id = t.owner_id and c.thread_id = t.id)`.execute(query);
}

/** Returns how many threads a document has. */
export async function countThreads(query: Query, { OwnerId, Id }: DocumentKey): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from comment_thread
    where owner_id = ${OwnerId} and document_id = ${Id}`.execute(query);
  return rows[0]?.count ?? 0;
}
