import type { WeeklyInsight } from "@housestyle/contract";
import { countOwner } from "../analytics/index.ts";
import type { Database } from "../db/index.ts";
import { type InsightNames, insightOf } from "./insight-of.ts";
import { ownersOf, readNumbers } from "./store.ts";
import { dayOf, type Week } from "./week.ts";

/** What insights need from the rest of the server. */
export interface InsightServices {
  readonly database: Database;
  readonly now: () => Date;
  readonly naming: InsightNames;
}

/** Returns the insight for a week of one person's writing, up to their last event. */
export async function readInsight(
  { database, now, naming }: InsightServices,
  personId: number,
  week: Week,
): Promise<WeeklyInsight> {
  const owners = await ownersOf(database, personId);
  for (const ownerId of owners) await countOwner(database, ownerId);
  return insightOf(await readNumbers(database, personId, owners, week), week, dayOf(now()), naming);
}
