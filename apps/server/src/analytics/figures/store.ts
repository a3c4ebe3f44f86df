import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Database, Schema } from "../../db/index.ts";
import type { DateRange } from "./date-range.ts";
import type { PartSums } from "./merge-few.ts";
import type { Sums } from "./totals.ts";

type Query = Kysely<Schema>;

/** Whose figures are read: everyone’s for an owner, or one person’s part. */
export interface FigureOwner {
  readonly ownerId: number;
  readonly personId: number | null;
}

/** Reads several things as they are at one moment. */
export function atOneMoment<T>({ query }: Database, read: (query: Query) => Promise<T>): Promise<T> {
  return query.transaction().setIsolationLevel("repeatable read").setAccessMode("read only").execute(read);
}

function rowsOf({ ownerId, personId }: FigureOwner, stretch: DateRange | undefined): RawBuilder<unknown> {
  const person = personId === null ? sql`true` : sql`t.person_id = ${personId}`;
  const days = stretch ? sql`t.day >= ${stretch.from}::date and t.day < ${stretch.to}::date` : sql`true`;
  return sql`t.owner_id = ${ownerId} and ${person} and ${days}`;
}

const sums = sql.raw(
  [
    "count(distinct t.person_id) as active",
    ...[
      "shown",
      "accepted",
      "ignored",
      "added",
      "guide_accepted",
      "terms_fixed",
      "snippets",
      "characters",
      "sessions",
      "sessions_improved",
      "words",
      "scored_words",
      "issues",
    ].map((column) => `coalesce(sum(t.${column}), 0)::bigint as ${column}`),
  ].join(", "),
);

/** Returns the totals of some days, or of all days. */
export async function readSums(query: Query, whose: FigureOwner, stretch?: DateRange): Promise<Sums> {
  const { rows } = await sql<Sums>`
    select ${sums}, (select count(*) from (select distinct t.key from usage_day_part t
      where ${rowsOf(whose, stretch)} and t.part = 'document') as different) as documents
    from usage_day t where ${rowsOf(whose, stretch)}`.execute(query);
  return rows[0] as Sums;
}

/** Returns the first day with any activity. */
export async function firstDay(query: Query, whose: FigureOwner): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`
    select min(t.day) as day from usage_day t where ${rowsOf(whose, undefined)}`.execute(query);
  return rows[0]?.day ?? null;
}

/** Returns the totals of several ranges, in their order. Documents are not counted here. */
export async function readSeries(query: Query, whose: FigureOwner, buckets: readonly DateRange[]): Promise<Sums[]> {
  const from = buckets.map((bucket) => bucket.from);
  const to = buckets.map((bucket) => bucket.to);
  const { rows } = await sql<Sums>`
    select ${sums}, 0 as documents
    from unnest(${from}::date[], ${to}::date[]) with ordinality as b(first, behind, number)
    left join usage_day t on t.day >= b.first and t.day < b.behind and ${rowsOf(whose, undefined)}
    group by b.number order by b.number`.execute(query);
  return rows;
}

/** Returns the totals by category, rule, guide, client, and so on, but not by document. */
export async function readParts(query: Query, whose: FigureOwner, stretch: DateRange): Promise<PartSums[]> {
  const { rows } = await sql<PartSums>`
    select part, key, sub_key, count(*) as members, sum(events)::bigint as events, sum(shown)::bigint as shown,
      sum(accepted)::bigint as accepted, sum(ignored)::bigint as ignored, sum(sessions)::bigint as sessions,
      sum(words)::bigint as words, sum(characters)::bigint as characters
    from (
      -- By person first: counting different people in one go would sort every row.
      select t.part, t.key, t.sub_key, sum(t.events) as events, sum(t.shown) as shown, sum(t.accepted) as accepted,
        sum(t.ignored) as ignored, sum(t.sessions) as sessions, sum(t.words) as words, sum(t.characters) as characters
      from usage_day_part t where ${rowsOf(whose, stretch)} and t.part <> 'document'
      group by t.part, t.key, t.sub_key, t.person_id
    ) by_person
    group by part, key, sub_key order by part, key, sub_key`.execute(query);
  return rows;
}

/** Returns the number of current members. */
export async function countActiveMembers(query: Query, teamId: number): Promise<number> {
  const { rows } = await sql<{ members: number }>`
    select count(*) as members from team_user where team_id = ${teamId} and status = 'Active'`.execute(query);
  return rows[0]?.members ?? 0;
}

/** Whether the team wants its admins to see what each member does. */
export async function showsMembers(query: Query, teamId: number): Promise<boolean> {
  const { rows } = await sql<{ shows: boolean }>`
    select show_members_analytics as shows from team where id = ${teamId}`.execute(query);
  return rows[0]?.shows ?? false;
}

export interface MemberSums {
  readonly id: number;
  readonly last_on: Date | null;
  readonly days: number;
  readonly sessions: number;
  readonly words: number;
  readonly shown: number;
  readonly accepted: number;
}

/** Returns what each current member did, including those who did nothing. */
export async function readMembers(query: Query, teamId: number, stretch: DateRange): Promise<MemberSums[]> {
  const { rows } = await sql<MemberSums>`
    select u.id, max(t.last_on) as last_on, count(t.day) as days, coalesce(sum(t.sessions), 0)::bigint as sessions,
      coalesce(sum(t.words), 0)::bigint as words, coalesce(sum(t.shown), 0)::bigint as shown,
      coalesce(sum(t.accepted), 0)::bigint as accepted
    from team_user u
    left join usage_day t on t.owner_id = u.team_id and t.person_id = u.person_id
      and t.day >= ${stretch.from}::date and t.day < ${stretch.to}::date
    where u.team_id = ${teamId} and u.status = 'Active'
    group by u.id order by u.id`.execute(query);
  return rows;
}

/** The names of an owner's guides, rules, terms, and snippets. */
export interface Names {
  readonly guide: ReadonlyMap<string, string>;
  readonly item: ReadonlyMap<string, string>;
  readonly term: ReadonlyMap<string, string>;
  readonly snippet: ReadonlyMap<string, string>;
}

const nameColumns = { guide: "name", item: "match", term: "text", snippet: "name" } as const;
const nameTables = { guide: "style_guide", item: "style_guide_item", term: "term", snippet: "snippet" } as const;
const named = Object.keys(nameTables) as (keyof typeof nameTables)[];

/** Returns the names of what was counted, if these owners still have it. */
export async function readNames(query: Query, owners: readonly number[], parts: readonly PartSums[]): Promise<Names> {
  const names: Record<string, Map<string, string>> = {};
  for (const kind of named) {
    const ids = parts.flatMap(({ part, key }) => (part === kind && /^\d+$/.test(key) ? [key] : []));
    const { rows } = await sql<{ id: number; name: string }>`
      select id, ${sql.ref(nameColumns[kind])} as name from ${sql.table(nameTables[kind])}
      where owner_id = any(${owners}::bigint[]) and id = any(${ids}::bigint[])`.execute(query);
    names[kind] = new Map(rows.map(({ id, name }) => [String(id), name]));
  }
  return names as unknown as Names;
}

export interface ProjectSums {
  readonly project: string;
  readonly documents: number;
  readonly words: number;
  readonly issues: number;
  /** The words of the documents that were checked. */
  readonly checked_words: number;
  readonly accepted: number;
  readonly checked_on: Date | null;
}

// Clients name one of our documents by its id; counting keeps the hash of it, made in the same way.
const keyOfDocument = sql.raw(
  "encode(substring(sha256(convert_to(d.owner_id || ':' || d.id, 'UTF8')) for 16), 'hex')::uuid::text",
);

/** Returns documents by project, without those in the trash. */
export async function readProjects(query: Query, ownerId: number): Promise<ProjectSums[]> {
  const { rows } = await sql<ProjectSums>`
    with used as (
      select t.key, sum(t.accepted) as accepted from usage_day_part t
      where t.owner_id = ${ownerId} and t.part = 'document' group by t.key
    )
    select d.project, count(*) as documents, sum(d.word_count)::bigint as words,
      coalesce(sum(d.issues), 0)::bigint as issues,
      coalesce(sum(d.word_count) filter (where d.issues is not null), 0)::bigint as checked_words,
      coalesce(sum(used.accepted), 0)::bigint as accepted, max(d.checked_on) as checked_on
    from document d left join used on used.key = ${keyOfDocument}
    where d.owner_id = ${ownerId} and d.deleted_on is null
    group by d.project order by d.project`.execute(query);
  return rows;
}

export interface ProjectMonth {
  readonly project: string;
  /** The first day of the month. */
  readonly month: string;
  readonly words: number;
  readonly issues: number;
}

/** Returns the results of the last sessions of each month for a project's documents, oldest month first. */
export async function readProjectMonths(query: Query, ownerId: number): Promise<ProjectMonth[]> {
  const { rows } = await sql<ProjectMonth>`
    select project, month, sum(scored_words)::bigint as words, sum(issues)::bigint as issues
    from (
      select distinct on (d.id, date_trunc('month', t.day)) d.project, date_trunc('month', t.day)::date as month,
        t.scored_words, t.issues
      from document d join usage_day_part t on t.owner_id = d.owner_id and t.part = 'document'
        and t.key = ${keyOfDocument} and t.scored_words is not null
      where d.owner_id = ${ownerId} and d.deleted_on is null
      order by d.id, date_trunc('month', t.day), t.last_on desc, t.person_id desc
    ) latest
    group by project, month order by project, month`.execute(query);
  return rows;
}
