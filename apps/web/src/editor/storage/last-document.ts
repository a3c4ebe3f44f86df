const name = "housestyle.last-document";

/** Remembers which document of an account this browser has open: one goes on with it. */
export function rememberLast(key: string): void {
  try {
    localStorage.setItem(name, key);
  } catch {
    // Then one goes on with the draft of this device.
  }
}

const renamed = "housestyle.renamed-document";

/** A document has another key from now on. A page that is loaded by the old one just then still finds it. */
export function renameLast(from: string, to: string): void {
  if (lastKey() === from) rememberLast(to);
  try {
    localStorage.setItem(renamed, JSON.stringify([from, to]));
  } catch {
    // Then the old address leads nowhere.
  }
}

/** The key that the document under `key` has by now, if it is the one that got another last. */
export function renamedTo(key: string): string | undefined {
  try {
    const [from, to] = JSON.parse(localStorage.getItem(renamed) ?? "[]") as string[];
    return from === key ? to : undefined;
  } catch {
    return undefined;
  }
}

/** Forgets the document, if it is the one that was open last. */
export function forgetLast(key: string): void {
  if (lastKey() === key) localStorage.removeItem(name);
}

/** The document of the account that was open last in this browser, by its name; undefined for none. */
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
