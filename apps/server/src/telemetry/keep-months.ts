import type { Database } from "../db/index.ts";
import { monthOf, monthsAround } from "./months.ts";
import { dropMonthsBefore, makeMonths } from "./store.ts";

/**
 * Creates partitions for the coming months, and deletes those of months that ended more than `keep` months ago. It
 * waits for `countAll` first, because deleted events must be in the daily counts.
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
