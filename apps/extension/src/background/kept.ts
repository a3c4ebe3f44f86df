import { openDB } from "idb";

/**
 * What the extension keeps, by name. It lies in the database of the extension itself: unlike `chrome.storage`, no script
 * beside a page can read that.
 */
const store = "kept";
const opened = openDB("housestyle", 1, { upgrade: (database) => void database.createObjectStore(store) });

/** What is kept under a name; undefined for nothing. */
export const kept = async (name: string): Promise<unknown> => (await opened).get(store, name);

export async function keep(name: string, value: unknown): Promise<void> {
  await (await opened).put(store, value, name);
}

/** Keeps what `next` makes of what is kept. Nothing else is kept under this name in between. */
export async function keepNext(name: string, next: (value: unknown) => unknown): Promise<void> {
  const { store: values, done } = (await opened).transaction(store, "readwrite");
  await values.put(next(await values.get(name)), name);
  await done;
}
