import { sql } from "kysely";
import type { Database } from "../db/index.ts";

/** A count of emails with its limit. */
export interface Count {
  readonly whose: "account" | "team" | "address" | "server";
  readonly key: string;
  readonly letters: number;
  readonly most: number;
}

/** A count without room, and the seconds until there is room. */
interface Full {
  readonly whose: Count["whose"];
  readonly seconds: number;
}

/**
 * Adds to all counts with room, in one statement. Returns a count without room, if any; the transaction must then be
 * rolled back.
 */
export async function takeRoom(transaction: Database["query"], counts: readonly Count[]): Promise<Full | undefined> {
  const { rows } = await sql<Full>`
    with asked as (
      select a.*, date_trunc(a.span, now(), 'UTC') as since, ('1 ' || a.span)::interval as length from (
        select *, case when whose in ('address', 'server') then 'hour' else 'day' end as span
        from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb) as g(whose text, key text, letters int, most int)) a
    ), counted as (
      insert into letter_count as c (whose, key, since, letters)
      select whose, key, since, letters from asked where letters <= most order by whose, key
      on conflict (whose, key, since) do update set letters = c.letters + excluded.letters
      where c.letters + excluded.letters <= (
        select most from asked a where a.whose = excluded.whose and a.key = excluded.key)
      returning whose, key
    )
    select a.whose, ceil(extract(epoch from a.since + a.length - now()))::int as seconds from asked a
    where not exists (select 1 from counted c where c.whose = a.whose and c.key = a.key)
    order by seconds desc limit 1`.execute(transaction);
  return rows[0];
}

/** Deletes counts that have expired. */
export async function forgetEmailCounts({ query }: Database): Promise<void> {
  await sql`delete from letter_count where since < now() - interval '2 days'`.execute(query);
}
