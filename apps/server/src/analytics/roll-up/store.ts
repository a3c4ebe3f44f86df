import { type Kysely, sql } from "kysely";
import type { Database, Schema } from "../../db/index.ts";

type Query = Kysely<Schema>;

/** A person's day whose counts are recomputed. */
interface PersonDay {
  readonly person_id: number;
  readonly day: string;
}

/** The number of marks read at a time. */
const handful = 2_000;
/** An arbitrary number that nothing else in the database locks together with an owner's id. */
const lockSpace = 7_402;

/** Returns everyone with events that are not counted yet. */
export async function ownersToCount({ query }: Database): Promise<number[]> {
  const { rows } = await sql<{ owner_id: number }>`select distinct owner_id from usage_mark`.execute(query);
  return rows.map(({ owner_id }) => owner_id);
}

/** Whether an owner has events that are not in the daily counts yet, or are on their way into them. */
export async function isUncounted({ query }: Database, ownerId: number): Promise<boolean> {
  const { rows } = await sql`select 1 from usage_mark where owner_id = ${ownerId} limit 1`.execute(query);
  return rows.length > 0;
}

/**
 * Recomputes some of an owner's marked days in one transaction, and returns whether there may be more. Waits for a
 * concurrent call, so that when it returns false, everything marked before it began is counted.
 */
export async function countSome({ query }: Database, ownerId: number): Promise<boolean> {
  return query.transaction().execute(async (transaction) => {
    // One at a time for each owner. Every statement behind this one sees all that the one before has done.
    await sql`select pg_advisory_xact_lock(${lockSpace}::int, hashint8(${ownerId}::bigint))`.execute(transaction);
    const { days, taken } = await takeMarks(transaction, ownerId);
    if (days.length > 0) await countAnew(transaction, ownerId, days);
    return taken === handful;
  });
}

/** Removes marks. Their events were stored in the same transaction, so they are visible from here on. */
async function takeMarks(query: Query, ownerId: number): Promise<{ days: PersonDay[]; taken: number }> {
  const { rows } = await sql<PersonDay & { marks: number }>`
    with taken as (
      delete from usage_mark where owner_id = ${ownerId} and id in (
        select id from usage_mark where owner_id = ${ownerId} order by id limit ${handful})
      returning person_id, day
    )
    select person_id, day, count(*) as marks from taken group by person_id, day order by day`.execute(query);
  return { days: rows, taken: rows.reduce((sum, { marks }) => sum + marks, 0) };
}

/** Recomputes these days, which are in order. */
async function countAnew(query: Query, ownerId: number, days: readonly PersonDay[]): Promise<void> {
  const persons = days.map(({ person_id }) => person_id);
  const dates = days.map(({ day }) => day);
  const wanted = sql`unnest(${persons}::bigint[], ${dates}::date[]) as w(person_id, day)`;
  for (const table of ["usage_day", "usage_day_part"] as const) {
    await sql`
      delete from ${sql.table(table)} t using ${wanted}
      where t.owner_id = ${ownerId} and t.person_id = w.person_id and t.day = w.day`.execute(query);
  }
  const first = dates.at(0);
  const last = dates.at(-1);
  await sql`
    with happened as (
      select e.*, w.day,
        e.kind = 'edit' and e.action in (1, 2, 3, 4, 7, 8) as decided,
        e.kind = 'edit' and e.action in (2, 4, 7, 8) as accepted,
        e.kind = 'edit' and e.action = 1 as ignored,
        e.kind = 'edit' and e.action in (5, 6) and e.tag is not null as opened,
        e.kind = 'edit' and e.action = 9 as starts
      from ${wanted} join usage_event e on e.owner_id = ${ownerId} and e.person_id = w.person_id
        and e.happened_on >= w.day::timestamp at time zone 'utc'
        and e.happened_on < (w.day + 1)::timestamp at time zone 'utc'
        -- The same for all days together, so that the storage of other months is not opened.
        and e.happened_on >= ${first}::date::timestamp at time zone 'utc'
        and e.happened_on < (${last}::date + 1)::timestamp at time zone 'utc'
    ),
    -- A remark was shown when it was decided about, or once when it was only opened.
    weighed as (
      select h.*, case
          when decided then count
          when opened and not bool_or(decided) over (partition by person_id, day, tag)
            and row_number() over (partition by person_id, day, tag, opened order by id) = 1 then 1
          else 0 end as shown
      from happened h
    ),
    -- A session ends after five idle minutes.
    parted as (
      select w.*, case when happened_on - lag(happened_on) over sitting <= interval '5 minutes' then 0 else 1 end as begins
      from weighed w where kind = 'edit'
      window sitting as (partition by person_id, day, session, client order by happened_on, id)
    ),
    numbered as (
      select p.*, sum(begins) over (partition by person_id, day, session, client order by happened_on, id) as number
      from parted p
    ),
    session as (
      select person_id, day, client, max(words) as words, bool_or(accepted) as improved,
        -- As the text was when the session ended.
        (array_agg(words order by happened_on desc, id desc)
          filter (where starts and words is not null and suggestions is not null))[1] as scored_words,
        (array_agg(suggestions order by happened_on desc, id desc)
          filter (where starts and words is not null and suggestions is not null))[1] as issues
      from numbered group by person_id, day, session, client, number
      having bool_or(starts) and max(words) > 5
    ),
    whole as (
      insert into usage_day (owner_id, day, person_id, last_on, shown, accepted, ignored, added, guide_accepted,
        terms_fixed, snippets, characters, sessions, sessions_improved, words, scored_words, issues)
      select ${ownerId}::bigint, day, person_id, max(happened_on), sum(shown),
        coalesce(sum(count) filter (where accepted), 0), coalesce(sum(count) filter (where ignored), 0),
        coalesce(sum(count) filter (where kind = 'edit' and action = 3), 0),
        coalesce(sum(count) filter (where accepted and
          (action in (7, 8) or style_guide_id is not null or style_guide_item_id is not null)), 0),
        coalesce(sum(count) filter (where accepted and term_id is not null), 0),
        coalesce(sum(count) filter (where kind = 'snippet'), 0), coalesce(sum(characters), 0),
        coalesce(min(s.sessions), 0), coalesce(min(s.improved), 0), coalesce(min(s.words), 0),
        coalesce(min(s.scored_words), 0), coalesce(min(s.issues), 0)
      from weighed left join (
        select person_id, day, count(*) as sessions, count(*) filter (where improved) as improved, sum(words) as words,
          sum(scored_words) as scored_words, sum(issues) as issues
        from session group by person_id, day) s using (person_id, day)
      group by day, person_id
    ),
    about as (
      select 'category' as part, report as key, category as sub_key, w.* from weighed w
      union all select 'rule', rule, '', w.* from weighed w where rule <> ''
      union all select 'guide', style_guide_id::text, '', w.* from weighed w where style_guide_id is not null
      union all select 'item', style_guide_item_id::text, '', w.* from weighed w where style_guide_item_id is not null
      union all select 'term', term_id::text, '', w.* from weighed w where term_id is not null
    )
    insert into usage_day_part (owner_id, part, day, person_id, key, sub_key, last_on, events, shown, accepted, ignored,
      sessions, words, characters, scored_words, issues)
    select ${ownerId}::bigint, part, day, person_id, key, sub_key, max(happened_on), count(*), sum(shown),
      coalesce(sum(count) filter (where accepted), 0), coalesce(sum(count) filter (where ignored), 0), 0, 0, 0,
      null::bigint, null::bigint
    from about where shown > 0 group by part, day, person_id, key, sub_key
    union all
    select ${ownerId}::bigint, 'client', day, person_id, client::text, '', max(happened_on), count(*), 0, 0, 0,
      coalesce(min(s.sessions), 0), coalesce(min(s.words), 0), 0, null, null
    from weighed left join (
      select person_id, day, client, count(*) as sessions, sum(words) as words
      from session group by person_id, day, client) s using (person_id, day, client)
    group by day, person_id, client
    union all
    select ${ownerId}::bigint, 'snippet', day, person_id, snippet_id::text, '', max(happened_on), sum(count), 0, 0, 0, 0, 0,
      sum(characters), null, null
    from weighed where kind = 'snippet' group by day, person_id, snippet_id
    union all
    select ${ownerId}::bigint, 'document', day, person_id, document::text, '',
      coalesce(max(happened_on) filter (where starts and words is not null and suggestions is not null), max(happened_on)),
      count(*), sum(shown),
      coalesce(sum(count) filter (where accepted), 0), coalesce(sum(count) filter (where ignored), 0), 0, 0, 0,
      (array_agg(words order by happened_on desc, id desc)
        filter (where starts and words is not null and suggestions is not null))[1],
      (array_agg(suggestions order by happened_on desc, id desc)
        filter (where starts and words is not null and suggestions is not null))[1]
    from weighed where document is not null group by day, person_id, document`.execute(query);
}
