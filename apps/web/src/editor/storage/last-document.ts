const name = "housestyle.last-document";

/** Remembers the document that is open, by its key, so that it can be opened again. */
export function rememberLast(key: string): void {
  try {
    localStorage.setItem(name, key);
  } catch {
    // The editor then opens the draft of this device.
  }
}

const renamed = "housestyle.renamed-document";

/** Records the new key of a document, so that its old address still works. Only the latest such change is stored. */
export function renameLast(from: string, to: string): void {
  if (lastKey() === from) rememberLast(to);
  try {
    localStorage.setItem(renamed, JSON.stringify([from, to]));
  } catch {
    // The old address then no longer works.
  }
}

/** Returns the new key of the document that had `key`; undefined unless its key was the last to change. */
export function renamedTo(key: string): string | undefined {
  try {
    const [from, to] = JSON.parse(localStorage.getItem(renamed) ?? "[]") as string[];
    return from === key ? to : undefined;
  } catch {
    return undefined;
  }
}

/** Forgets the document with this key if it was the last one open. */
export function forgetLast(key: string): void {
  if (lastKey() === key) localStorage.removeItem(name);
}

/** Returns the name of the account's document that was last open in this browser; undefined if there is none. */
export function lastDocument(account: number): string | undefined {
  const prefix = `${account}/`;
  const key = lastKey();
  return key?.startsWith(prefix) ? key.slice(prefix.length) : undefined;
}

function lastKey(): string | undefined {
  try {
    return localStorage.getItem(name) ?? undefined;
  } catch {
    return undefined;
  }
}
