import { type DocumentRole, limits, type NotificationKind } from "@housestyle/contract";
import { type Kysely, sql } from "kysely";
import type { Database, Schema } from "../db/index.ts";

type Query = Kysely<Schema>;

/** A notification to create. */
export interface NewNotification {
  readonly kind: NotificationKind;
  readonly documentId: number;
  readonly threadId?: number;
  readonly commentId?: number;
  /** Null for a guest, whose name is on the comment. */
  readonly actorId: number | null;
  readonly role?: DocumentRole;
}

/** Kinds of which only the newest unread one is kept. */
const replacing: readonly NotificationKind[] = ["shared", "access-requested", "access-granted", "access-declined"];

/** Stores a notification for each of these people, except for who did it, in the transaction that does it. */
export async function notify(
  transaction: Query,
  { kind, documentId, threadId, commentId, actorId, role }: NewNotification,
  people: readonly number[],
): Promise<void> {
  if (people.length === 0) return;
  if (replacing.includes(kind)) {
    await sql`
      delete from notification where owner_id = any(${people}::bigint[]) and kind = ${kind}
        and document_id = ${documentId} and actor_id = ${actorId} and read_on is null`.execute(transaction);
  }
  await sql`
    insert into notification (owner_id, kind, document_id, thread_id, comment_id, actor_id, role)
    select p.id, ${kind}, ${documentId}, ${threadId ?? null}, ${commentId ?? null}, ${actorId}, ${role ?? null}
    from person p where p.id = any(${people}::bigint[]) and p.id is distinct from ${actorId}::bigint and p.disabled_on is null
    order by p.id`.execute(transaction);
}

/** A project that was shared with someone. */
export interface SharedProjectNotice {
  readonly ownerId: number;
  readonly projectId: number;
  readonly shareeId: number;
  readonly actorId: number;
}

/** Tells each of these people, except for who did it, that a project is shared with them, in the transaction that shares it. */
export async function notifyOfProject(
  transaction: Query,
  { ownerId, projectId, shareeId, actorId }: SharedProjectNotice,
  people: readonly number[],
): Promise<void> {
  await sql`
    insert into project_notification (owner_id, project_owner_id, project_id, sharee_id)
    select p.id, ${ownerId}, ${projectId}, ${shareeId} from person p
    where p.id = any(${people}::bigint[]) and p.id <> ${actorId} and p.disabled_on is null
    order by p.id`.execute(transaction);
}

/** Marks one of a person’s notifications as read, or all up to it. Returns whether it exists. */
export async function markRead(
  { query }: Pick<Database, "query">,
  personId: number,
  id: number,
  andEarlier: boolean,
): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    with project as (
      update project_notification set read_on = coalesce(read_on, now())
      where owner_id = ${personId} and (id = ${id} or ${andEarlier}::boolean and id < ${id}) returning id),
    deleted as (
      update deleted_document_notification set read_on = coalesce(read_on, now())
      where owner_id = ${personId} and (id = ${id} or ${andEarlier}::boolean and id < ${id}) returning id),
    document as (
      update notification set read_on = coalesce(read_on, now())
      where owner_id = ${personId} and (id = ${id} or ${andEarlier}::boolean and id < ${id}) returning id)
    select id from project union all select id from deleted union all select id from document`.execute(query);
  return rows.length > 0;
}

/** Deletes notifications that are too old or too many. */
export async function forgetNotifications({ query }: Pick<Database, "query">): Promise<void> {
  await sql`
    delete from notification where created_on < now() - make_interval(days => ${limits.notificationDays}::int)`.execute(
    query,
  );
  await sql`
    delete from project_notification
    where created_on < now() - make_interval(days => ${limits.notificationDays}::int)`.execute(query);
  await sql`
    delete from deleted_document_notification
    where created_on < now() - make_interval(days => ${limits.notificationDays}::int)`.execute(query);
  await sql`
    delete from notification n using (
      select owner_id, id, row_number() over (partition by owner_id order by id desc) as place from notification) r
    where r.place > ${limits.notifications} and n.owner_id = r.owner_id and n.id = r.id`.execute(query);
}
