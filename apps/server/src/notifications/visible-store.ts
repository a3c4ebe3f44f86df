import { type DocumentRole, type Flags, limits, type NotificationKind } from "@housestyle/contract";
import { type Kysely, type RawBuilder, sql } from "kysely";
import { flagsOf, type Person, readableOwners, teamsRun } from "../caller/index.ts";
import { type ListSource, namedColumns, type Schema } from "../db/index.ts";
import { sharedRole, sharingOf } from "../document-access/index.ts";

/** A notification for its reader. */
export interface NotificationRow {
  readonly Id: number;
  readonly Kind: NotificationKind;
  readonly Actor: string;
  readonly IsGuest: boolean;
  readonly DocumentId: number;
  readonly ProjectId: number | null;
  readonly Title: string;
  readonly ThreadId: number | null;
  readonly Text: string;
  readonly Role: DocumentRole | null;
  readonly CreatedOn: Date;
  readonly IsRead: boolean;
}

const selection = sql.raw(`
  t.id as "Id", t.kind as "Kind", t.actor as "Actor", t.is_guest as "IsGuest", t.document_id as "DocumentId", t.project_id as "ProjectId", t.title as "Title",
  t.thread_id as "ThreadId", t.text as "Text", t.role as "Role", t.created_on as "CreatedOn",
  t.read_on is not null as "IsRead"`);

/** Returns a person’s notifications as a list, the newest first. */
export function notificationSource(person: Person, flags: Flags): ListSource {
  return {
    select: selection,
    from: sql`${visible(person, flags)} t`,
    where: sql`true`,
    columns: {
      ...namedColumns({ number: ["Id"], text: ["Kind"], date: ["CreatedOn"] }),
      DocumentId: { type: "number", sql: "t.document_id" },
      IsRead: { type: "boolean", sql: "(t.read_on is not null)" },
    },
    defaultOrder: "Id",
    defaultDirection: "desc",
    most: limits.notifications,
    tieBreak: "t.id",
  };
}

/** Returns how many of a person’s notifications are unread. */
export async function countUnread(query: Kysely<Schema>, person: Person, flags: Flags): Promise<number> {
  const { rows } = await sql<{ unread: number }>`
    select count(*)::int as unread from ${visible(person, flags)} t where t.read_on is null`.execute(query);
  return rows[0]?.unread ?? 0;
}

/**
 * Returns SQL for the notifications that a person may see now: those about documents and projects they may read, comments only if
 * they may read comments, and requests only if they may answer them. A declined request names nothing.
 */
function visible(person: Person, flags: Flags): RawBuilder<unknown> {
  const { Comments, CollaborativeEditing } = flagsOf(person, flags);
  const { personId } = person;
  const sharing = sharingOf(person, flags);
  const manages = sql`(
    t.owner_id = ${personId} or t.owner_id = any(${teamsRun(person)}::bigint[])
    or t.created_by = ${personId} and t.owner_id = any(${readableOwners(person)}::bigint[]))`;
  return sql`(
    select n.id, n.owner_id, n.kind, n.document_id, null::bigint as project_id, n.thread_id, n.role, n.created_on, n.read_on,
      case when n.kind = 'access-declined' then '' else d.title end as title,
      case when n.kind = 'access-declined' then '' else coalesce(p.name, case when c.is_guest then c.author_name end, '') end as actor,
      coalesce(c.is_guest, false) as is_guest, coalesce(left(c.text, 200), '') as text
    from notification n
    join lateral (
      select t.title, t.owner_id = any(${readableOwners(person)}::bigint[]) as theirs, ${manages} as managed,
        ${sharedRole(sharing)} as role
      from document t where t.id = n.document_id and t.deleted_on is null) d on true
    left join person p on p.id = n.actor_id
    left join document_comment c on c.id = n.comment_id
    where n.owner_id = ${personId} and case n.kind
      when 'access-declined' then ${CollaborativeEditing}::boolean
      when 'access-requested' then ${CollaborativeEditing}::boolean and (d.managed or coalesce(d.role = 'own', false))
        and exists (
          select from access_request r
          where r.document_id = n.document_id and r.person_id = n.actor_id and r.declined_on is null)
      when 'shared' then ${CollaborativeEditing}::boolean and (d.theirs or d.role is not null)
      when 'access-granted' then ${CollaborativeEditing}::boolean and (d.theirs or d.role is not null)
      else ${Comments}::boolean and (d.theirs or coalesce(d.role <> 'view', false)) end
    union all
    select n.id, n.owner_id, 'shared', 0, p.id, null, s.role, n.created_on, n.read_on,
      regexp_replace(p.name, '^.*/', ''), coalesce(a.name, ''), false, ''
    from project_notification n
    join shared_project p on p.owner_id = n.project_owner_id and p.id = n.project_id
    join project_share s on s.owner_id = p.owner_id and s.project_id = p.id and s.sharee_id = n.sharee_id
    left join person a on a.id = s.shared_by
    where n.owner_id = ${personId} and s.sharee_id = any(${sharing?.reading ?? []}::bigint[] || ${sharing?.writing ?? []}::bigint[])
    union all
    select n.id, n.owner_id, 'deleted', 0, null, null, null, n.created_on, n.read_on, n.title, '', false, ''
    from deleted_document_notification n where n.owner_id = ${personId} and ${CollaborativeEditing}::boolean)`;
}

/** Returns the unread notifications of some kinds after one, the oldest first. */
export async function readUnsent(
  query: Kysely<Schema>,
  person: Person,
  flags: Flags,
  after: number,
  kinds: readonly NotificationKind[],
): Promise<NotificationRow[]> {
  const { rows } = await sql<NotificationRow>`
    select ${selection} from ${visible(person, flags)} t
    where t.id > ${after} and t.read_on is null and t.kind = any(${kinds}::text[]) order by t.id`.execute(query);
  return rows;
}
