import { sql } from "kysely";
import type { Database } from "../db/index.ts";
import { wordsToFind } from "./search-words.ts";

interface Unread {
  readonly owner: number;
  readonly id: number;
  /** Changes with every change of the row. */
  readonly state: string;
  readonly said: string;
}

/** The most changed documents that are indexed before a search. The job indexes the others. */
const readBeforeSearch = 40;
/** The number of documents in memory at a time. */
const readAtOnce = 20;

/** Reads the words of the documents of these owners that have changed since they were read, the newest first. */
export async function readBefore(database: Database, owners: readonly number[]): Promise<void> {
  for (let read = 0; read < readBeforeSearch; read += readAtOnce) {
    if ((await readSome(database, sql`owner_id = any(${owners}::bigint[])`)) < readAtOnce) return;
  }
}

/** Reads the words of all documents that have changed since they were read. */
export async function readChanged(database: Database): Promise<void> {
  while ((await readSome(database, sql`true`)) === readAtOnce);
}

/** Reads the words of some documents and returns of how many. What is saved meanwhile stays to be read. */
async function readSome({ query }: Database, whose: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await sql<Unread>`
    select owner_id as owner, id, xmin::text as state,
      concat_ws(' ', title, project, array_to_string(tags, ' '), text) as said
    from document where words_version < version and ${whose}
    order by owner_id, modified_on desc limit ${readAtOnce}`.execute(query);
  if (rows.length === 0) return 0;
  // No word has a blank in it.
  const read = rows.map(({ owner, id, state, said }) => ({ owner, id, state, words: wordsToFind(said).join(" ") }));
  await sql`
    with read as (
      update document d set words_version = d.version
      from json_to_recordset(${JSON.stringify(read)}::json) as r(owner bigint, id bigint, state text, words text)
      where d.owner_id = r.owner and d.id = r.id and d.xmin = r.state::xid
      returning d.owner_id, d.id, r.words)
    insert into document_words (owner_id, document_id, words)
    select owner_id, id, array_to_tsvector(string_to_array(words, ' ')) from read
    on conflict (owner_id, document_id) do update set words = excluded.words`.execute(query);
  return rows.length;
}
