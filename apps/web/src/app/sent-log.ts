import { type DBSchema, openDB } from "idb";

/** Something this device has sent to the server by itself, for its owner to read. */
export interface SentEntry {
  /** When, in milliseconds since 1970. */
  readonly when: number;
  /** The path it went to. */
  readonly to: string;
  /** The body, as JSON. */
  readonly what: string;
}

interface Shape extends DBSchema {
  sent: { key: number; value: SentEntry };
}

/** Older entries make room. */
const most = 500;

function opened() {
  return openDB<Shape>("housestyle-sent", 1, {
    upgrade: (database) => void database.createObjectStore("sent", { autoIncrement: true }),
  });
}

/** Writes down what was sent. Never rejects: what cannot be kept is not kept. */
export async function noteSent(entry: SentEntry): Promise<void> {
  try {
    const database = await opened();
    const transaction = database.transaction("sent", "readwrite");
    await transaction.store.add(entry);
    const keys = await transaction.store.getAllKeys();
    await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((key) => transaction.store.delete(key)));
    await transaction.done;
    database.close();
  } catch {
    // Private windows may keep nothing.
  }
}

/** Everything that was written down, newest first; empty where nothing can be kept. */
export async function readSent(): Promise<SentEntry[]> {
  try {
    const database = await opened();
    const entries = await database.getAll("sent");
    database.close();
    return entries.reverse();
  } catch {
    return [];
  }
}

/** Forgets all of it. */
export async function clearSent(): Promise<void> {
  const database = await opened();
  await database.clear("sent");
  database.close();
}
