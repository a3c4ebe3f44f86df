import type { Database } from "../../db/index.ts";
import { countSome, isUncounted, ownersToCount } from "./store.ts";

/** Brings one owner's daily counts up to the last event. Costs next to nothing when they are. */
export async function countOwner(database: Database, ownerId: number): Promise<void> {
  if (!(await isUncounted(database, ownerId))) return;
  while (await countSome(database, ownerId));
}

/** Brings everybody's daily counts up to the last event; several nodes may do so at once, and as often as they like. */
export async function countEverybody(database: Database): Promise<void> {
  for (const ownerId of await ownersToCount(database)) await countOwner(database, ownerId);
}
