import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { Ignored } from "../remarks/ignored.ts";

/** A document as it is kept. */
export interface KeptDocument {
  /** One more with each save; a tab that knows a smaller number has not seen the last save. */
  readonly revision: number;
  readonly content: unknown;
}

interface Shape extends DBSchema {
  documents: { key: string; value: KeptDocument };
  /** One row for each word, so that two tabs never undo each other's. */
  words: { key: string; value: string };
  ignored: { key: string; value: Ignored };
  disabled: { key: string; value: string };
  preferences: { key: string; value: unknown };
}

export type Database = IDBPDatabase<Shape>;

/** Opens what this browser keeps for this address. Rejects where keeping is forbidden, as in some private windows. */
export function openDatabase(): Promise<Database> {
  return openDB<Shape>("housestyle", 1, {
    upgrade(database) {
      for (const name of ["documents", "words", "ignored", "disabled", "preferences"] as const) {
        database.createObjectStore(name);
      }
    },
    // A newer version of the page in another tab waits for this one to let go.
    blocking(_current, _blocked, event) {
      if (event.target instanceof IDBDatabase) event.target.close();
    },
  });
}

/** The only document there is until there are accounts. */
const here = "here";

export async function readKept(database: Database): Promise<KeptDocument | undefined> {
  return database.get("documents", here);
}

/**
 * Keeps `content` if nobody has kept anything since revision `seen`, in one transaction. Answers the new revision, or
 * undefined when another tab was first: then nothing is written.
 */
export async function writeKept(database: Database, content: unknown, seen: number): Promise<number | undefined> {
  const transaction = database.transaction("documents", "readwrite", { durability: "strict" });
  const kept = await transaction.store.get(here);
  if ((kept?.revision ?? 0) !== seen) {
    await transaction.done;
    return undefined;
  }
  await transaction.store.put({ revision: seen + 1, content }, here);
  await transaction.done;
  return seen + 1;
}
