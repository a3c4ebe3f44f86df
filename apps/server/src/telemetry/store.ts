import { type Insertable, type Kysely, sql } from "kysely";
import { type Database, type ListSource, namedColumns, type Schema } from "../db/index.ts";
import { type Month, monthsAround } from "./months.ts";
import type { UsageEvent, UsedSnippet } from "./usage-event.ts";

type Query = Kysely<Schema>;

/** Matches the name of a monthly partition: `usage_event_2026_11`. */
const partition = /^usage_event_(\d{4})_(\d\d)$/;
/** The SQLSTATE of a row without a partition. */
const noPartition = "23514";

/** Runs `work`, which stores events, in one transaction. If a partition is missing, creates it and tries again. */
export async function storing<T>(
  { query }: Database,
  arrival: Date,
  work: (transaction: Query) => Promise<T>,
): Promise<T> {
  try {
    return await query.transaction().execute(work);
  } catch (error) {
    if ((error as { code?: unknown }).code !== noPartition) throw error;
    await makeMonths(query, monthsAround(arrival));
    return query.transaction().execute(work);
  }
}

/** Stores events in one go and marks their days as not counted yet. A line of a guide brings its guide along. */
export async function insertEvents(
  query: Query,
  events: readonly UsageEvent[],
  readable: readonly number[],
): Promise<void> {
  await sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as g(
        owner_id bigint, person_id bigint, happened_on timestamptz, kind text, action smallint, source smallint,
        client smallint, version text, count integer, session uuid, document uuid, tag uuid, report text, category text,
        rule text, style_guide_id bigint, style_guide_item_id bigint, term_id bigint, snippet_id bigint,
        suggestion_index integer, suggestions integer, length integer, words integer, characters bigint)
    ), stored as (
      insert into usage_event (owner_id, person_id, happened_on, kind, action, source, client, version, count, session,
        document, tag, report, category, rule, style_guide_id, style_guide_item_id, term_id, snippet_id,
        suggestion_index, suggestions, length, words, characters)
      select owner_id, person_id, happened_on, kind, action, source, client, version, count, session,
        document, tag, report, category, rule, coalesce(style_guide_id, (
          select i.style_guide_id from style_guide_item i
          where i.id = given.style_guide_item_id and i.owner_id = any(${readable}::bigint[]))),
        style_guide_item_id, term_id, snippet_id, suggestion_index, suggestions, length, words, characters
      from given
      returning owner_id, person_id, happened_on
    )
    insert into usage_mark (owner_id, person_id, day)
    select distinct owner_id, person_id, (happened_on at time zone 'utc')::date from stored`.execute(query);
}

/** Returns those of the snippets that these owners have, locked until the transaction ends. */
export async function lockSnippets(
  query: Query,
  ids: readonly number[],
  owners: readonly number[],
): Promise<UsedSnippet[]> {
  const { rows } = await sql<UsedSnippet>`
    select id, owner_id, length(text) as characters, coalesce(length(shortcut), 0) as shortcut from snippet
    where id = any(${ids}::bigint[]) and owner_id = any(${owners}::bigint[])
    order by id for key share`.execute(query);
  return rows;
}

/** How often a snippet was used, and when last. */
export interface SnippetUse {
  readonly owner_id: number;
  readonly snippet_id: number;
  readonly times: number;
  readonly last_used_on: string;
}

export async function raiseUse(query: Query, uses: readonly SnippetUse[]): Promise<void> {
  await sql`
    insert into snippet_use (owner_id, snippet_id, use_count, last_used_on)
    select owner_id, snippet_id, times, last_used_on
    from jsonb_to_recordset(${JSON.stringify(uses)}::jsonb)
      as g(owner_id bigint, snippet_id bigint, times bigint, last_used_on timestamptz)
    order by snippet_id
    on conflict (owner_id, snippet_id) do update set
      use_count = snippet_use.use_count + excluded.use_count,
      last_used_on = greatest(snippet_use.last_used_on, excluded.last_used_on)`.execute(query);
}

/** Creates partitions for these months. Several nodes may do so at the same time. */
export async function makeMonths(query: Query, months: readonly Month[]): Promise<void> {
  await query.transaction().execute(async (transaction) => {
    await holdStorage(transaction);
    for (const { name, from, to } of months) {
      await sql`
        create table if not exists ${sql.table(`usage_event_${name.replace("-", "_")}`)} partition of usage_event
        for values from (${sql.lit(`${from}T00:00:00Z`)}) to (${sql.lit(`${to}T00:00:00Z`)})`.execute(transaction);
    }
  });
}

/** Deletes the events of all months before this one. The daily counts stay. */
export async function dropMonthsBefore(query: Query, { name }: Month): Promise<void> {
  const old = (await readPartitions(query)).filter((table) => monthIn(table) < name);
  for (const table of old) {
    await query.transaction().execute(async (transaction) => {
      await holdStorage(transaction);
      await sql`drop table if exists ${sql.table(table)}`.execute(transaction);
    });
  }
}

async function readPartitions(query: Query): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'usage_event'::regclass`.execute(query);
  return rows.map(({ name }) => name).filter((name) => partition.test(name));
}

function monthIn(table: string): string {
  return table.replace(partition, "$1-$2");
}

/** Locks the partitions for one node. Gives up instead of blocking everyone behind a long transaction. */
async function holdStorage(transaction: Query): Promise<void> {
  await sql`select set_config('lock_timeout', '5s', true)`.execute(transaction);
  await sql`select pg_advisory_xact_lock(hashtext('housestyle-usage-months'))`.execute(transaction);
}

/** A message to the operator. */
export type Feedback = Omit<Insertable<Schema["feedback"]>, "owner_id">;

export async function insertFeedback({ query }: Database, personId: number, feedback: Feedback): Promise<void> {
  await query
    .insertInto("feedback")
    .values({ ...feedback, owner_id: personId })
    .execute();
}

/** A message as it is read. The route converts the time to text. */
export interface FeedbackRow {
  readonly Id: number;
  readonly PersonId: number;
  readonly Name: string;
  readonly Email: string;
  readonly Kind: string;
  readonly Text: string;
  readonly Rating: number | null;
  readonly Tag: string;
  readonly Report: string;
  readonly HelpId: string;
  readonly TagId: string;
  readonly Url: string;
  readonly ClientApp: number;
  readonly Version: string;
  readonly ConsentToQuote: boolean;
  readonly CreatedOn: Date;
}

const answerTo = "coalesce(nullif(t.email, ''), p.email)";

/** All messages. */
export const feedbackSource: ListSource = {
  select: sql.raw(`
    t.id as "Id", t.owner_id as "PersonId", p.name as "Name", ${answerTo} as "Email", t.kind as "Kind", t.text as "Text",
    t.rating as "Rating", t.tag as "Tag", t.report as "Report", t.help_id as "HelpId", t.tag_id as "TagId",
    t.url as "Url", t.client as "ClientApp", t.version as "Version", t.consent_to_quote as "ConsentToQuote",
    t.created_on as "CreatedOn"`),
  from: sql`feedback t join person p on p.id = t.owner_id`,
  where: sql`true`,
  columns: {
    ...namedColumns({
      number: ["Id", "Rating"],
      text: ["Kind", "Text", "Report"],
      boolean: ["ConsentToQuote"],
      date: ["CreatedOn"],
    }),
    PersonId: { type: "number", sql: "t.owner_id" },
    Email: { type: "text", sql: answerTo },
    ClientApp: { type: "number", sql: "t.client" },
    Newest: { type: "number", sql: "-extract(epoch from t.created_on)" },
  },
  defaultOrder: "Newest",
  tieBreak: "t.id",
};
