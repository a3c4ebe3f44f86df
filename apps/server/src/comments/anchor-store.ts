import type { TextAnchor } from "@housestyle/documents/anchors";
import { type Kysely, sql } from "kysely";
import type { Schema } from "../db/index.ts";

type Query = Kysely<Schema>;

/** The key of a document. */
export interface DocumentKey {
  readonly OwnerId: number;
  readonly Id: number;
}

/** The anchor of a thread. */
export interface ThreadAnchor extends TextAnchor {
  readonly id: number;
}

/** Returns the anchors of the threads of a document. */
export async function readAnchors(query: Query, { OwnerId, Id }: DocumentKey): Promise<ThreadAnchor[]> {
  const { rows } = await sql<ThreadAnchor>`
    select id, anchor_from as "from", anchor_to as "to", quote, is_orphan as "isOrphan" from comment_thread
    where owner_id = ${OwnerId} and document_id = ${Id}`.execute(query);
  return rows;
}

/** Stores where the anchors of a document are in one of its versions. */
export async function writeAnchors(
  query: Query,
  { OwnerId, Id }: DocumentKey,
  version: number,
  anchors: readonly ThreadAnchor[],
): Promise<void> {
  const rows = anchors.map(({ id, from, to, isOrphan }) => ({ id, from, to, orphan: isOrphan }));
  await sql`
    update comment_thread t
    set version = ${version}, anchor_from = moved."from", anchor_to = moved."to", is_orphan = moved.orphan
    from json_to_recordset(${JSON.stringify(rows)}::json) as moved(id bigint, "from" int, "to" int, orphan boolean)
    where t.owner_id = ${OwnerId} and t.document_id = ${Id} and t.id = moved.id`.execute(query);
}
