import { openDB } from "idb";
import type { BrowserDatabase, DeviceState, SavedContent, Shape, StoredDocument } from "./shape.ts";

/** Opens what this browser keeps for this address. Rejects where keeping is forbidden, as in some private windows. */
export async function openDatabase(): Promise<BrowserDatabase> {
  const database = await openDB<Shape>("housestyle", 6, {
    upgrade(database, before) {
      if (before < 1) {
        for (const name of ["documents", "words", "ignored", "disabled", "preferences"] as const) {
          database.createObjectStore(name);
        }
      }
      if (before < 2) database.createObjectStore("answers");
      if (before < 3) database.createObjectStore("left");
      if (before < 4) database.createObjectStore("tallies");
      if (before < 5) database.createObjectStore("reports").createIndex("at", "at");
      database.createObjectStore("steps");
    },
    // A newer version of the page in another tab waits for this one to let go.
    blocking(_current, _blocked, event) {
      if (event.target instanceof IDBDatabase) event.target.close();
    },
  });
  const names = leftNames();
  if (names.length > 0 || (await database.count("left")) > 0) {
    await (await import("./take-up.ts")).takeUp(database, names, leftPrefix);
  }
  return database;
}

/** The prefix of names in `localStorage` that hold a document as its page left it; the document's key follows. */
export const leftPrefix = "housestyle.left.";

function leftNames(): string[] {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(leftPrefix));
  } catch {
    return [];
  }
}

/** The document of this device, which no account owns. */
export const here = "here";

export async function readStored(database: BrowserDatabase, key: string): Promise<StoredDocument | undefined> {
  return database.get("documents", key);
}

/**
 * Stores a document in one transaction if it is still at revision `seen`. Returns the new revision, or undefined if
 * another tab was first, in which case nothing is written.
 */
export async function writeStored(
  database: BrowserDatabase,
  key: string,
  written: SavedContent,
  seen: number,
): Promise<number | undefined> {
  const transaction = database.transaction("documents", "readwrite", { durability: "strict" });
  const kept = await transaction.store.get(key);
  if ((kept?.revision ?? 0) !== seen) {
    await transaction.done;
    return undefined;
  }
  await transaction.store.put({ ...kept, ...written, revision: seen + 1 }, key);
  await transaction.done;
  return seen + 1;
}

/** Stores something that belongs to this device next to a stored document, without changing the document. */
export async function writeBeside(database: BrowserDatabase, key: string, beside: DeviceState): Promise<void> {
  const transaction = database.transaction("documents", "readwrite");
  const kept = await transaction.store.get(key);
  if (kept) await transaction.store.put({ ...kept, ...beside }, key);
  await transaction.done;
}
