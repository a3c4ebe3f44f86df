import type { Database } from "../db/index.ts";
import type { Act, Actor } from "./act.ts";
import { insertEntries } from "./store.ts";

type Query = Database["query"];

/** Writes the activity log. */
export interface Audit {
  /** Records actions in the transaction that does them, so that either both are stored or neither. */
  note(transaction: Query, actor: Actor, acts: readonly Act[]): Promise<void>;
}

/** Called for each action, in the transaction that does it. */
type Listener = Audit["note"];

/** Returns a log whose entries are kept for some days, or not at all for 0. The listener is called for all actions. */
export function createAudit(days: number, listener: Listener): Audit {
  return {
    note: async (transaction, actor, acts) => {
      if (acts.length === 0) return;
      if (days > 0) await insertEntries(transaction, actor, acts);
      await listener(transaction, actor, acts);
    },
  };
}
