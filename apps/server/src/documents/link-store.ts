import type { linkRoles } from "@housestyle/contract";
import { type Kysely, sql } from "kysely";
import type { Schema } from "../db/index.ts";
import type { DocumentFacts } from "./store.ts";

type Query = Kysely<Schema>;
type DocumentKey = Pick<DocumentFacts, "OwnerId" | "Id">;

/** A link to a document, without its secret. */
export interface LinkRow {
  readonly Id: number;
  readonly Role: (typeof linkRoles)[number];
  readonly HasPassword: boolean;
  readonly ExpiresOn: Date | null;
  readonly CreatedOn: Date;
  readonly ForGuests: boolean;
  readonly People: number;
}

const facts = sql`l.id as "Id", l.role as "Role", l.password_hash is not null as "HasPassword",
  l.expires_on as "ExpiresOn", l.created_on as "CreatedOn", l.is_for_guests as "ForGuests",
  (select count(*)::int from document_link_use u where u.owner_id = l.owner_id and u.link_id = l.id) as "People"`;

/** Returns the links to a document, expired ones as well, the newest last. */
export async function readLinks(query: Query, { OwnerId, Id }: DocumentKey): Promise<LinkRow[]> {
  const { rows } = await sql<LinkRow>`
    select ${facts} from document_link l where l.owner_id = ${OwnerId} and l.document_id = ${Id} order by l.id`.execute(
    query,
  );
  return rows;
}

/** A link to create. */
export interface NewLink {
  readonly hash: Buffer;
  readonly role: string;
  readonly passwordHash: string | null;
  readonly expiresInDays: number | null;
  readonly createdBy: number;
  readonly isForGuests: boolean;
}

/** Stores a link to a document. */
export async function insertLink(query: Query, { OwnerId, Id }: DocumentKey, link: NewLink): Promise<LinkRow> {
  const { rows } = await sql<LinkRow>`
    insert into document_link as l (owner_id, document_id, hash, role, password_hash, expires_on, created_by, is_for_guests)
    values (${OwnerId}, ${Id}, ${link.hash}, ${link.role}, ${link.passwordHash},
      now() + make_interval(days => ${link.expiresInDays}::int), ${link.createdBy}, ${link.isForGuests})
    returning ${facts}`.execute(query);
  if (!rows[0]) throw new Error("A link was not stored.");
  return rows[0];
}

/** Deletes a link. Returns whether it was one of the document’s. */
export async function deleteLink(query: Query, { OwnerId, Id }: DocumentKey, linkId: number): Promise<boolean> {
  const { rows } = await sql`
    delete from document_link where owner_id = ${OwnerId} and document_id = ${Id} and id = ${linkId}
    returning id`.execute(query);
  return rows.length > 0;
}

/** A link as it is opened. */
interface FoundLink {
  readonly id: number;
  readonly ownerId: number;
  readonly documentId: number;
  readonly passwordHash: string | null;
  readonly isGood: boolean;
}

/** Returns the link with a secret; it is no longer good when it has expired or its document is in the trash. */
export async function findLink(query: Query, hash: Buffer): Promise<FoundLink | undefined> {
  const { rows } = await sql<FoundLink>`
    select l.id, l.owner_id as "ownerId", l.document_id as "documentId", l.password_hash as "passwordHash",
      (l.expires_on is null or l.expires_on > now()) and d.deleted_on is null as "isGood"
    from document_link l join document d on d.owner_id = l.owner_id and d.id = l.document_id
    where l.hash = ${hash}`.execute(query);
  return rows[0];
}

/** Records that a person has opened a link. */
export async function noteLinkUse(query: Query, { ownerId, id }: FoundLink, personId: number): Promise<void> {
  await sql`
    insert into document_link_use (owner_id, link_id, person_id) values (${ownerId}, ${id}, ${personId})
    on conflict do nothing`.execute(query);
}
