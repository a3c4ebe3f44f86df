import type { Database } from "../db/index.ts";
import { monthOf, monthsAround } from "./months.ts";
import { dropMonthsBefore, makeMonths } from "./store.ts";

/**
 * Makes room for the events of the months to come, and deletes those of months that ended longer ago than `keep`
 * months. `countAll` is waited for before: what is deleted must be in the daily counts.
 */
export async function keepMonths(
  { query }: Database,
  keep: number,
  now: Date,
  countAll: () => Promise<void>,
): Promise<void> {
  await makeMonths(query, monthsAround(now));
  await countAll();
  await dropMonthsBefore(query, monthOf(now, -keep));
}
