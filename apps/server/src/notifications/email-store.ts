import type { NotificationEmailKind } from "@housestyle/contract";
import { type Kysely, sql } from "kysely";
import type { Database, Schema } from "../db/index.ts";
import type { EndedKind } from "./email-token.ts";

type Query = Kysely<Schema>;

/** The number of people read at a time. */
const handful = 100;

/** Which emails about notifications a person gets, and how often. */
export interface EmailPreferences {
  readonly Kinds: NotificationEmailKind[];
  readonly Every: "hour" | "day";
}

/** Returns what a person is sent, and whether their address is theirs. */
export async function readEmailPreferences({ query }: Pick<Database, "query">, personId: number) {
  const { rows } = await sql<EmailPreferences & { Confirmed: boolean }>`
    select coalesce(e.kinds, '{}') as "Kinds", coalesce(e.every, 'day') as "Every", p.email_verified as "Confirmed"
    from person p left join notification_email e on e.owner_id = p.id where p.id = ${personId}`.execute(query);
  return rows[0] ?? { Kinds: [], Every: "day" as const, Confirmed: false };
}

/** Stores which emails a person gets from now on; someone who wants none is forgotten. */
export async function storeEmailPreferences(
  query: Query,
  personId: number,
  { Kinds, Every }: EmailPreferences,
): Promise<void> {
  if (Kinds.length === 0) {
    await endEmails(query, personId, "all");
    return;
  }
  await sql`
    insert into notification_email (owner_id, kinds, every, told_id)
    values (${personId}, ${[...new Set(Kinds)]}::text[], ${Every}, ${newestOf(personId)})
    on conflict (owner_id) do update set kinds = excluded.kinds, every = excluded.every`.execute(query);
}

/** Unsubscribes a person from emails of one kind, or all. Returns whether they were subscribed. */
export async function endEmails(query: Query, personId: number, kind: EndedKind): Promise<boolean> {
  const { rows } = await sql`
    update notification_email set kinds = case when ${kind} = 'all' then '{}' else array_remove(kinds, ${kind}) end
    where owner_id = ${personId} and (${kind} = 'all' or ${kind} = any(kinds)) returning 1`.execute(query);
  await sql`delete from notification_email where owner_id = ${personId} and kinds = '{}'`.execute(query);
  return rows.length > 0;
}

/** A person who may be sent an email now. */
export interface DueEmail {
  readonly id: number;
  readonly email: string;
  readonly kinds: NotificationEmailKind[];
  readonly toldId: number;
}

/**
 * Returns some of those with an id after `after` who have unread notifications that no email was about, and who were sent none
 * in this hour or on this day (UTC). Daily emails are sent from six o’clock.
 */
export async function readDue({ query }: Pick<Database, "query">, now: Date, after: number): Promise<DueEmail[]> {
  const { rows } = await sql<DueEmail>`
    select e.owner_id as id, p.email, e.kinds, e.told_id as "toldId"
    from notification_email e join person p on p.id = e.owner_id
    where e.owner_id > ${after} and p.email_verified and p.disabled_on is null
      and (e.sent_on is null or date_trunc(e.every, e.sent_on, 'UTC') < date_trunc(e.every, ${now}::timestamptz, 'UTC'))
      and (e.every = 'hour' or extract(hour from ${now}::timestamptz at time zone 'UTC') >= 6)
      and (
        exists (select from notification n where n.owner_id = e.owner_id and n.id > e.told_id and n.read_on is null)
        or exists (
          select from project_notification n where n.owner_id = e.owner_id and n.id > e.told_id and n.read_on is null))
    order by e.owner_id limit ${handful}`.execute(query);
  return rows;
}

/**
 * Records that everything up to now was considered for an email. Returns false if another node has done so, or the
 * person has unsubscribed.
 */
export async function claimEmail(query: Query, { id, toldId }: DueEmail, sentOn: Date | null): Promise<boolean> {
  const { rows } = await sql`
    update notification_email set told_id = ${newestOf(id)}, sent_on = coalesce(${sentOn}::timestamptz, sent_on)
    where owner_id = ${id} and told_id = ${toldId} returning 1`.execute(query);
  return rows.length > 0;
}

const newestOf = (personId: number) =>
  sql`greatest(
    (select max(id) from notification where owner_id = ${personId}),
    (select max(id) from project_notification where owner_id = ${personId}), 0)`;
