import type { ActCode, ActDetails } from "@housestyle/contract";
import type { Origin } from "../caller/index.ts";
import type { Database } from "../db/index.ts";
import { insertEntries } from "./store.ts";

type Query = Database["query"];

/** Who does something; a caller is one. */
export interface Actor {
  /** Undefined where the server does it by itself. */
  readonly personId: number | undefined;
  /** The key they came with. */
  readonly keyId?: number | undefined;
  readonly from: Origin;
}

/** Something done that others may want to know of later. */
export interface Act {
  readonly what: ActCode;
  /** The team it concerns; undefined for the server. */
  readonly teamId: number | undefined;
  readonly targetId?: number | undefined;
  /** Counts, ids and names; never a word of a document. */
  readonly details?: ActDetails;
}

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
