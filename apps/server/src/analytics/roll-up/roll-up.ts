import type { Database } from "../../db/index.ts";
import { countSome, isUncounted, ownersToCount } from "./store.ts";

/** Updates the daily counts of one owner. Costs almost nothing if they are up to date. */
export async function countOwner(database: Database, ownerId: number): Promise<void> {
  if (!(await isUncounted(database, ownerId))) return;
  while (await countSome(database, ownerId));
}

/** Updates all daily counts. Several nodes may do so at the same time, and as often as they like. */
export async function countEverybody(database: Database): Promise<void> {
  for (const ownerId of await ownersToCount(database)) await countOwner(database, ownerId);
}
