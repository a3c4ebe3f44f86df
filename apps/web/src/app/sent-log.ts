import { type DBSchema, openDB } from "idb";

/** Something that this device has sent to the server on its own, recorded so that its owner can read it. */
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

/** Records what was sent. Never rejects: if an entry cannot be stored, it is dropped. */
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

/** Reads everything that was recorded, newest first. Returns an empty list where nothing can be stored. */
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
