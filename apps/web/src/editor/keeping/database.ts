import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { Ignored } from "../remarks/ignored.ts";

/** What is known of a kept document's other life, on the server. */
export interface OnServer {
  /** Undefined until the server has made it. */
  readonly id?: number;
  /** What the server is told the document by until it has an id. */
  readonly clientKey?: string;
  /** The server's version that `base` is. */
  readonly version: number;
  /** The document as it was when server and device last agreed. */
  readonly base: unknown;
  readonly baseTitle?: string;
  /** The revision that was last sent or received. */
  readonly synced: number;
  /** What the server wants back with each save. */
  readonly project: string;
  readonly language: string;
  readonly style: string;
}

/** A document as it is kept. */
export interface KeptDocument {
  /** One more with each save; a tab that knows a smaller number has not seen the last save. */
  readonly revision: number;
  readonly content: unknown;
  readonly title?: string;
  readonly server?: OnServer;
  /** Where the caret was left on this device. */
  readonly caret?: number;
  /** Rules that say nothing in it on this device. */
  readonly silent?: readonly string[];
}

/** What was written when a page was left, on top of a revision from `seen` to `upTo`. */
export interface Unkept {
  readonly written: Written & Pick<KeptDocument, "caret">;
  readonly seen: number;
  /** One more than `seen` while that save was on its way. */
  readonly upTo: number;
}

interface Shape extends DBSchema {
  documents: { key: string; value: KeptDocument };
  /** By the key of its document: there was no time to look what is kept. */
  left: { key: string; value: Unkept };
  /** One row for each word, so that two tabs never undo each other's. */
  words: { key: string; value: string };
  ignored: { key: string; value: Ignored };
  disabled: { key: string; value: string };
  preferences: { key: string; value: unknown };
  /** What the server has said to an account, for when it cannot be asked: `rules/17`, `snippets/17`. */
  answers: { key: string; value: unknown };
}

export type Database = IDBPDatabase<Shape>;

/** Opens what this browser keeps for this address. Rejects where keeping is forbidden, as in some private windows. */
export async function openDatabase(): Promise<Database> {
  const database = await openDB<Shape>("housestyle", 3, {
    upgrade(database, before) {
      if (before < 1) {
        for (const name of ["documents", "words", "ignored", "disabled", "preferences"] as const) {
          database.createObjectStore(name);
        }
      }
      if (before < 2) database.createObjectStore("answers");
      database.createObjectStore("left");
    },
    // A newer version of the page in another tab waits for this one to let go.
    blocking(_current, _blocked, event) {
      if (event.target instanceof IDBDatabase) event.target.close();
    },
  });
  if ((await database.count("left")) > 0) await (await import("./take-up.ts")).takeUp(database);
  return database;
}

/** The document of this device, which no account owns. */
export const here = "here";

/** What an editor keeps of a document. */
export type Written = Pick<KeptDocument, "content" | "title">;

export async function readKept(database: Database, key: string): Promise<KeptDocument | undefined> {
  return database.get("documents", key);
}

/**
 * Keeps a document if nobody has kept anything since revision `seen`, in one transaction. Answers the new revision, or
 * undefined when another tab was first: then nothing is written.
 */
export async function writeKept(
  database: Database,
  key: string,
  written: Written,
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

/** Keeps something of this device beside a document that is kept; the document itself does not change. */
export async function writeBeside(
  database: Database,
  key: string,
  beside: Pick<KeptDocument, "caret" | "silent">,
): Promise<void> {
  const transaction = database.transaction("documents", "readwrite");
  const kept = await transaction.store.get(key);
  if (kept) await transaction.store.put({ ...kept, ...beside }, key);
  await transaction.done;
}
