import type { Improvements, WeeklyInsight } from "@housestyle/contract";
import { countOwner } from "../analytics/index.ts";
import type { Database } from "../db/index.ts";
import { improvementsOf, weeksUpTo } from "./improvements-of.ts";
import { type InsightNames, insightOf } from "./insight-of.ts";
import { ownersOf, readNumbers, readWeeks } from "./store.ts";
import { dayOf, type Week, weekOf } from "./week.ts";

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

/** Returns how one person's writing changed over so many weeks, up to their last event. */
export async function readChanges(
  { database, now, naming }: InsightServices,
  personId: number,
  weeks: number,
): Promise<Improvements> {
  const owners = await ownersOf(database, personId);
  for (const ownerId of owners) await countOwner(database, ownerId);
  const today = dayOf(now());
  const span = weeksUpTo(weekOf(today), weeks);
  return improvementsOf(await readWeeks(database, personId, owners, span), span, today, naming);
}
