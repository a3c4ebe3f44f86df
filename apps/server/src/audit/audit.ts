import type { Database } from "../db/index.ts";
import type { Act, Actor } from "./act.ts";
import { insertEntries } from "./store.ts";

type Query = Database["query"];

/** The activity log, for those who do what belongs into it. */
export interface Audit {
  /** Writes acts down in the transaction that does them: both are there afterwards, or neither. */
  note(transaction: Query, actor: Actor, acts: readonly Act[]): Promise<void>;
}

/** Somebody else who wants to know of acts, in the transaction that does them. */
type Listener = Audit["note"];

/** A log whose entries are kept for so many days; with none nothing is written. The listener hears of all acts. */
export function createAudit(days: number, listener: Listener): Audit {
  return {
    note: async (transaction, actor, acts) => {
      if (acts.length === 0) return;
      if (days > 0) await insertEntries(transaction, actor, acts);
      await listener(transaction, actor, acts);
    },
  };
}
