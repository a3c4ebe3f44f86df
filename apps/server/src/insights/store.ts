import { type Kysely, sql } from "kysely";
import type { Database, Schema } from "../db/index.ts";
import type { OwnWeek, OwnWeekPart, OwnWeeks, OwnWeekTexts } from "./improvements-of.ts";
import { type OwnDay, type OwnNumbers, type OwnPart, type OwnTexts, weeksBefore } from "./insight-of.ts";
import { dayAfter, type Week } from "./week.ts";

type Query = Kysely<Schema>;

/** Returns the owners that a person's work may count for: the person, and the teams they are or were in. */
export async function ownersOf({ query }: Database, personId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select ${personId}::bigint as id union select team_id from team_user where person_id = ${personId}`.execute(query);
  return rows.map(({ id }) => id);
}

/** Returns what a person did up to the end of a week, as of one moment. */
export function readNumbers(
  { query }: Database,
  personId: number,
  owners: readonly number[],
  week: Week,
): Promise<OwnNumbers> {
  const read = async (transaction: Query): Promise<OwnNumbers> => ({
    days: await readDays(transaction, personId, owners, week),
    parts: await readParts(transaction, personId, owners, week),
    texts: await readTexts(transaction, personId, owners, week),
  });
  return query.transaction().setIsolationLevel("repeatable read").setAccessMode("read only").execute(read);
}

async function readDays(query: Query, personId: number, owners: readonly number[], { to }: Week): Promise<OwnDay[]> {
  const { rows } = await sql<OwnDay>`
    select day, sum(words)::bigint as words, sum(sessions)::bigint as sessions, sum(shown)::bigint as shown,
      sum(accepted)::bigint as accepted, sum(ignored)::bigint as ignored, sum(added)::bigint as added,
      sum(snippets)::bigint as snippets, sum(characters)::bigint as characters
    from usage_day where owner_id = any(${owners}::bigint[]) and day < ${to}::date and person_id = ${personId}
    group by day order by day`.execute(query);
  return rows;
}

/** Returns the condition for rows of the week and those before. */
function inReach(personId: number, owners: readonly number[], { from, to }: Week) {
  return sql`owner_id = any(${owners}::bigint[]) and person_id = ${personId}
    and day >= ${dayAfter(from, -7 * weeksBefore)}::date and day < ${to}::date`;
}

async function readParts(query: Query, personId: number, owners: readonly number[], week: Week): Promise<OwnPart[]> {
  const { rows } = await sql<OwnPart>`
    select part, key, sub_key, day >= ${week.from}::date as is_now, sum(shown)::bigint as shown,
      sum(accepted)::bigint as accepted, sum(ignored)::bigint as ignored
    from usage_day_part where ${inReach(personId, owners, week)} and part in ('category', 'rule')
    group by part, key, sub_key, is_now order by part, key, sub_key`.execute(query);
  return rows;
}

async function readTexts(query: Query, personId: number, owners: readonly number[], week: Week): Promise<OwnTexts[]> {
  const { rows } = await sql<OwnTexts>`
    select day >= ${week.from}::date as is_now, count(*) as texts, coalesce(sum(scored_words), 0)::bigint as words,
      coalesce(sum(issues), 0)::bigint as issues
    from (
      select distinct on (owner_id, key, date_trunc('week', day)) day, scored_words, issues
      from usage_day_part where ${inReach(personId, owners, week)} and part = 'document'
      order by owner_id, key, date_trunc('week', day), scored_words is null, day desc
    ) latest
    group by is_now`.execute(query);
  return rows;
}

/** Returns what a person did in each week of a span, as of one moment. */
export function readWeeks(
  { query }: Database,
  personId: number,
  owners: readonly number[],
  { from, to }: Week,
): Promise<OwnWeeks> {
  const inSpan = sql`owner_id = any(${owners}::bigint[]) and person_id = ${personId}
    and day >= ${from}::date and day < ${to}::date`;
  const week = sql`to_char(date_trunc('week', day), 'YYYY-MM-DD')`;
  const counts = sql`sum(shown)::bigint as shown, sum(accepted)::bigint as accepted, sum(ignored)::bigint as ignored`;
  const read = async (transaction: Query): Promise<OwnWeeks> => {
    const weeks = await sql<OwnWeek>`
      select ${week} as week, sum(words)::bigint as words, ${counts}
      from usage_day where ${inSpan} group by 1`.execute(transaction);
    const texts = await sql<OwnWeekTexts>`
      select week, coalesce(sum(scored_words), 0)::bigint as words
      from (
        select distinct on (owner_id, key, date_trunc('week', day)) ${week} as week, scored_words
        from usage_day_part where ${inSpan} and part = 'document'
        order by owner_id, key, date_trunc('week', day), scored_words is null, day desc
      ) latest group by week`.execute(transaction);
    const parts = await sql<OwnWeekPart>`
      select part, key, sub_key, ${week} as week, ${counts}
      from usage_day_part where ${inSpan} and part in ('category', 'rule') group by 1, 2, 3, 4`.execute(transaction);
    const days = await sql<{ day: string }>`
      select distinct day from usage_day where ${inSpan} and sessions > 0 order by day`.execute(transaction);
    return { weeks: weeks.rows, texts: texts.rows, parts: parts.rows, days: days.rows.map(({ day }) => day) };
  };
  return query.transaction().setIsolationLevel("repeatable read").setAccessMode("read only").execute(read);
}
