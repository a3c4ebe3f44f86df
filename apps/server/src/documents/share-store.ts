import type { DocumentRole } from "@housestyle/contract";
import { type Kysely, sql } from "kysely";
import type { Schema } from "../db/index.ts";
import type { DocumentFacts } from "./store.ts";

type Query = Kysely<Schema>;
type DocumentKey = Pick<DocumentFacts, "OwnerId" | "Id">;

/** A person or team that a document is shared with. */
export interface ShareRow {
  readonly Id: number;
  readonly Kind: "person" | "team";
  readonly Name: string;
  readonly Email: string;
  readonly Role: DocumentRole;
}

/** Returns whom a document is shared with, the newest last. */
export async function readShares(query: Query, { OwnerId, Id }: DocumentKey): Promise<ShareRow[]> {
  const { rows } = await sql<ShareRow>`
    select s.sharee_id as "Id", case when t.id is null then 'person' else 'team' end as "Kind",
      coalesce(t.name, p.name, '') as "Name", coalesce(p.email, '') as "Email", s.role as "Role"
    from document_share s left join person p on p.id = s.sharee_id left join team t on t.id = s.sharee_id
    where s.owner_id = ${OwnerId} and s.document_id = ${Id} order by s.shared_on, s.sharee_id`.execute(query);
  return rows;
}

/** Returns what an owner is called. */
export async function nameOfOwner(query: Query, ownerId: number): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select name from person where id = ${ownerId} union all select name from team where id = ${ownerId}`.execute(query);
  return rows[0]?.name ?? "";
}

/** Returns the account with an email address. */
export async function personWithEmail(query: Query, email: string): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from person where lower(email) = lower(${email}) and disabled_on is null`.execute(query);
  return rows[0]?.id;
}

/** Shares a document, or changes the role of a share. Returns whether the share is new. */
export async function putShare(
  query: Query,
  { OwnerId, Id }: DocumentKey,
  shareeId: number,
  role: DocumentRole,
  sharedBy: number,
): Promise<boolean> {
  const { rows } = await sql<{ isNew: boolean }>`
    insert into document_share (owner_id, document_id, sharee_id, role, shared_by)
    values (${OwnerId}, ${Id}, ${shareeId}, ${role}, ${sharedBy})
    on conflict (owner_id, document_id, sharee_id) do update set role = excluded.role
    returning xmax = 0 as "isNew"`.execute(query);
  return rows[0]?.isNew ?? false;
}

/** Returns the people behind a share: one person, or everyone in a team. */
export async function peopleOf(query: Query, shareeId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from person where id = ${shareeId}
    union select person_id from team_user where team_id = ${shareeId} and status = 'Active'`.execute(query);
  return rows.map(({ id }) => id);
}

/** Ends a share, however the person got it. Returns whether there was one. */
export async function endShare(query: Query, { OwnerId, Id }: DocumentKey, shareeId: number): Promise<boolean> {
  const { rows } = await sql`
    with share as (
      delete from document_share where owner_id = ${OwnerId} and document_id = ${Id} and sharee_id = ${shareeId}
      returning 1),
    used as (
      delete from document_link_use u using document_link l
      where l.owner_id = ${OwnerId} and l.document_id = ${Id} and u.owner_id = l.owner_id and u.link_id = l.id
        and u.person_id = ${shareeId}
      returning 1)
    select * from share union all select * from used`.execute(query);
  return rows.length > 0;
}
