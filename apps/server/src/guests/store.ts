import type { linkRoles } from "@housestyle/contract";
import { type Kysely, sql } from "kysely";
import type { Schema } from "../db/index.ts";

type Query = Kysely<Schema>;

/** A link that guests can open. */
export interface GuestLink {
  readonly Id: number;
  readonly OwnerId: number;
  readonly DocumentId: number;
  readonly Role: (typeof linkRoles)[number];
  readonly PasswordHash: string | null;
}

const good = sql.raw(`l.is_for_guests and (l.expires_on is null or l.expires_on > now()) and d.deleted_on is null`);
const links = sql.raw(`
  select l.id as "Id", l.owner_id as "OwnerId", l.document_id as "DocumentId", l.role as "Role",
    l.password_hash as "PasswordHash"
  from document_link l join document d on d.owner_id = l.owner_id and d.id = l.document_id`);

/** Returns a link that guests can open by the hash of its secret. Undefined if it has expired, or its document is in the trash. */
export async function findGuestLink(query: Query, hash: Buffer): Promise<GuestLink | undefined> {
  const { rows } = await sql<GuestLink>`${links} where l.hash = ${hash} and ${good}`.execute(query);
  return rows[0];
}

/** Does the same for the id of a link. */
export async function guestLinkWithId(query: Query, id: number): Promise<GuestLink | undefined> {
  const { rows } = await sql<GuestLink>`${links} where l.id = ${id} and ${good}`.execute(query);
  return rows[0];
}

/** Returns how many threads of a document were started by guests. */
export async function countGuestThreads(
  query: Query,
  { OwnerId, Id }: { readonly OwnerId: number; readonly Id: number },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from comment_thread t
    where t.owner_id = ${OwnerId} and t.document_id = ${Id} and (
      select c.is_guest from document_comment c where c.owner_id = t.owner_id and c.thread_id = t.id
      order by c.id limit 1)`.execute(query);
  return rows[0]?.count ?? 0;
}
