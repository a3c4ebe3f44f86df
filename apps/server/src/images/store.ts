import type { DocumentImage } from "@housestyle/documents/images";
import { type Kysely, sql } from "kysely";
import type { Database, Schema } from "../db/index.ts";

type Query = Kysely<Schema>;

/** Stores an image once for its owner. Returns whether there was room for it. */
export async function insertImage(
  { query }: Database,
  ownerId: number,
  hash: string,
  { type, bytes }: Pick<DocumentImage, "type" | "bytes">,
  most: number,
): Promise<boolean> {
  return query.transaction().execute(async (transaction) => {
    // Two at once must not both find room.
    await sql`select id from owner where id = ${ownerId} for update`.execute(transaction);
    const { rows } = await sql`
      insert into image (owner_id, hash, type, bytes)
      select ${ownerId}::bigint, ${hash}::text, ${type}::text, ${Buffer.from(bytes)}::bytea
      where ${bytes.length} + (
        select coalesce(sum(octet_length(bytes)), 0) from image where owner_id = ${ownerId} and hash <> ${hash}) <= ${most}
      on conflict (owner_id, hash) do update set used_on = now()
      returning hash`.execute(transaction);
    return rows.length > 0;
  });
}

/** Returns an image of one of these owners. */
export async function readOne(
  { query }: Database,
  owners: readonly number[],
  hash: string,
): Promise<{ readonly type: string; readonly bytes: Buffer } | undefined> {
  const { rows } = await sql<{ type: string; bytes: Buffer }>`
    select type, bytes from image where hash = ${hash} and owner_id = any(${owners}::bigint[]) limit 1`.execute(query);
  return rows[0];
}

/** Returns which of these images these owners have. */
export async function readOwned(query: Query, owners: readonly number[], hashes: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ hash: string }>`
    select distinct hash from image
    where owner_id = any(${owners}::bigint[]) and hash = any(${hashes}::text[])`.execute(query);
  return rows.map(({ hash }) => hash);
}

/** Returns which owners show an image in one of these documents, in its text, in an earlier version, or in a change of it. */
export async function ownersOfShown(
  query: Query,
  documents: readonly { readonly id: number; readonly ownerId: number }[],
  hash: string,
): Promise<number[]> {
  if (documents.length === 0) return [];
  const shown = `%"image:${hash}"%`;
  const { rows } = await sql<{ owner: number }>`
    select distinct t.owner_id as owner
    from unnest(${documents.map(({ ownerId }) => ownerId)}::bigint[], ${documents.map(({ id }) => id)}::bigint[]) as given(owner_id, id)
    join document t on t.owner_id = given.owner_id and t.id = given.id
    where t.content::text like ${shown} or exists (
      select from document_version v
      where v.owner_id = t.owner_id and v.document_id = t.id and v.content::text like ${shown})
    or exists (
      select from document_step s
      where s.owner_id = t.owner_id and s.document_id = t.id and s.step::text like ${shown})`.execute(query);
  return rows.map(({ owner }) => owner);
}

/** Returns an image that a document shows now, not one of its earlier versions. */
export async function imageShownIn(
  { query }: Pick<Database, "query">,
  { id, ownerId }: { readonly id: number; readonly ownerId: number },
  hash: string,
): Promise<{ readonly type: string; readonly bytes: Buffer } | undefined> {
  const { rows } = await sql<{ type: string; bytes: Buffer }>`
    select i.type, i.bytes from document d join image i on i.owner_id = d.owner_id and i.hash = ${hash}
    where d.owner_id = ${ownerId} and d.id = ${id} and d.content::text like ${`%"image:${hash}"%`}`.execute(query);
  return rows[0];
}

/**
 * Keeps the images of an owner's document. Images that only another owner has, and that the caller may read, are also
 * stored for this owner.
 */
export async function useImages(
  query: Query,
  ownerId: number,
  readable: readonly number[],
  hashes: readonly string[],
): Promise<void> {
  if (hashes.length === 0) return;
  await sql`
    insert into image (owner_id, hash, type, bytes)
    select distinct on (hash) ${ownerId}::bigint, hash, type, bytes from image
    where owner_id = any(${readable}::bigint[]) and hash = any(${hashes}::text[])
      and not exists (select from image own where own.owner_id = ${ownerId} and own.hash = image.hash)
    on conflict do nothing`.execute(query);
  await sql`
    update image set used_on = now() where owner_id = ${ownerId} and hash = any(${hashes}::text[])
      and used_on < now() - interval '1 hour'`.execute(query);
}

/** Deletes the images of a day ago and before that no document, version, or trashed document of their owner refers to. */
export async function forgetUnused({ query }: Database): Promise<void> {
  await sql`
    with aged as (select distinct owner_id from image where used_on < now() - interval '1 day'),
    content as (
      select owner_id, content from document where owner_id in (select owner_id from aged)
      union all
      select owner_id, content from document_version where owner_id in (select owner_id from aged)),
    used as (
      select distinct owner_id, (regexp_matches(content::text, '"image:([0-9a-f]{64})"', 'g'))[1] as hash from content)
    delete from image i where i.used_on < now() - interval '1 day'
      and not exists (select from used u where u.owner_id = i.owner_id and u.hash = i.hash)`.execute(query);
}
