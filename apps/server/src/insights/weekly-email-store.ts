import { type Kysely, sql } from "kysely";
import type { Database, Schema } from "../db/index.ts";

type Query = Kysely<Schema>;

/** The number of people read at a time. */
const handful = 100;

/** Returns whether a person has subscribed, and whether their address is verified. */
export async function readWeeklyEmailPreference({ query }: Database, personId: number) {
  const { rows } = await sql<{ IsOn: boolean; Confirmed: boolean }>`
    select exists (select 1 from insight_letter where owner_id = p.id) as "IsOn", p.email_verified as "Confirmed"
    from person p where p.id = ${personId}`.execute(query);
  return rows[0] ?? { IsOn: false, Confirmed: false };
}

/** Subscribes a person to emails about the coming weeks. */
export async function startWeeklyEmails(query: Query, personId: number, toldWeek: string): Promise<void> {
  await sql`
    insert into insight_letter (owner_id, told_week) values (${personId}, ${toldWeek}::date)
    on conflict do nothing`.execute(query);
}

/** Unsubscribes a person. Returns false if they were not subscribed. */
export async function endWeeklyEmails(query: Query, personId: number): Promise<boolean> {
  const { rows } = await sql`delete from insight_letter where owner_id = ${personId} returning 1`.execute(query);
  return rows.length > 0;
}

/** A recipient of a weekly email. */
export interface InsightsRecipient {
  readonly id: number;
  readonly email: string;
}

/** Returns some of those who have not had an email about a week yet, after a person. */
export async function readDue({ query }: Database, week: string, after: number): Promise<InsightsRecipient[]> {
  const { rows } = await sql<InsightsRecipient>`
    select p.id, p.email from insight_letter l join person p on p.id = l.owner_id
    where l.told_week < ${week}::date and l.owner_id > ${after} and p.email_verified
      and p.disabled_on is null
    order by l.owner_id limit ${handful}`.execute(query);
  return rows;
}

/** Records that an email about a week is sent. Returns false if it already was, or the person has unsubscribed. */
export async function claimWeek(query: Query, personId: number, week: string): Promise<boolean> {
  const { rows } = await sql`
    update insight_letter set told_week = ${week}::date
    where owner_id = ${personId} and told_week < ${week}::date returning 1`.execute(query);
  return rows.length > 0;
}
