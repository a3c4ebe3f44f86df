import { type Kysely, sql } from "kysely";
import type { Schema } from "../db/index.ts";
import { peopleWithAccess } from "./access-list-store.ts";

/**
 * Passes the documents of a person or team that is about to be deleted on to the first of their other owners who can
 * log in, with their history, comments, shares, and images, including those in the trash. All others are
 * deleted, and whoever had access to one is notified.
 */
export async function passOnDocuments(transaction: Kysely<Schema>, ownerId: number): Promise<void> {
  const { rows } = await sql<{ id: number; heir: number }>`
    select distinct on (d.id) d.id, s.sharee_id as heir
    from document d join document_share s on s.owner_id = d.owner_id and s.document_id = d.id
    left join person p on p.id = s.sharee_id
    where d.owner_id = ${ownerId} and s.role = 'own'
    order by d.id, p.disabled_on is not null, s.shared_on, s.sharee_id`.execute(transaction);
  for (const { id, heir } of rows) {
    await sql`
      insert into image (owner_id, hash, type, bytes, used_on)
      select ${heir}, i.hash, i.type, i.bytes, i.used_on from image i
      where i.owner_id = ${ownerId} and i.hash in (
        select (regexp_matches(content::text, '"image:([0-9a-f]{64})"', 'g'))[1] from (
          select content from document where owner_id = ${ownerId} and id = ${id}
          union all
          select content from document_version where owner_id = ${ownerId} and document_id = ${id}) written)
      on conflict do nothing`.execute(transaction);
    await sql`
      delete from document_share
      where owner_id = ${ownerId} and document_id = ${id} and sharee_id = ${heir}`.execute(transaction);
    await sql`
      update document set owner_id = ${heir}, client_key = null, project = '', tags = '{}', words_version = 0
      where owner_id = ${ownerId} and id = ${id}`.execute(transaction);
  }
  await sql`
    with ${peopleWithAccess(ownerId)}
    insert into deleted_document_notification (owner_id, title)
    select people.person, gone.title from people join gone on gone.id = people.id
    order by people.person, gone.id`.execute(transaction);
}
