import { sql } from "kysely";
import type { Database } from "../db/index.ts";

interface Entry {
  readonly TeamId: number | null;
  readonly word: string;
  readonly isRegex: boolean;
  readonly category: string;
  readonly subCategory: string;
  readonly report: string;
}

/** Returns the ids of existing entries among those of `owners`, in order, with undefined for new ones. */
export async function idsOfEntries(
  { query }: Database,
  owners: readonly number[],
  entries: readonly Entry[],
  personId: number,
): Promise<(number | undefined)[]> {
  const wanted = entries.map(({ TeamId, word, isRegex, category, subCategory, report }, n) => ({
    n,
    owner_id: TeamId ?? personId,
    word,
    is_regex: isRegex,
    category,
    sub_category: subCategory,
    report,
  }));
  const { rows } = await sql<{ n: number; id: number }>`
    select given.n, d.id
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb)
      as given(n int, owner_id bigint, word text, is_regex boolean, category text, sub_category text, report text)
    join dictionary_entry d on d.owner_id = given.owner_id and d.word = given.word and d.is_regex = given.is_regex
      and d.category = given.category
      and d.sub_category = given.sub_category and d.report = given.report
    where given.owner_id = any(${owners}::bigint[])`.execute(query);
  const found = new Map(rows.map(({ n, id }) => [n, id]));
  return entries.map((_, n) => found.get(n));
}
