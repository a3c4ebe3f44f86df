import { type Kysely, sql } from "kysely";
import type { Schema } from "../db/index.ts";
import type { CommentedDocument } from "./thread-store.ts";

/** A thread from a file, at its words in the document, or as an orphan where they would be. */
export interface ImportedThread {
  readonly from: number;
  readonly to: number;
  readonly quote: string;
  readonly isOrphan: boolean;
  readonly isResolved: boolean;
  readonly comments: readonly { readonly text: string; readonly name: string; readonly on: string | undefined }[];
}

/** Stores a thread of a file with its comments, and returns its id. */
export async function insertImported(
  query: Kysely<Schema>,
  { OwnerId, Id, Version }: CommentedDocument,
  { from, to, quote, isOrphan, isResolved, comments }: ImportedThread,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into comment_thread (owner_id, document_id, version, anchor_from, anchor_to, quote, is_orphan, resolved_on)
    values (${OwnerId}, ${Id}, ${Version}, ${from}, ${to}, ${quote}, ${isOrphan},
      case when ${isResolved}::boolean then now() end)
    returning id`.execute(query);
  if (!rows[0]) throw new Error("A thread was not stored.");
  const { id } = rows[0];
  await sql`
    insert into document_comment (owner_id, thread_id, text, author_name, created_on)
    select ${OwnerId}::bigint, ${id}::bigint, c.text, c.name, coalesce(c."on", now())
    from rows from (json_to_recordset(${JSON.stringify(comments)}::json) as (text text, name text, "on" timestamptz))
      with ordinality as c(text, name, "on", at)
    order by c.at`.execute(query);
  return id;
}
