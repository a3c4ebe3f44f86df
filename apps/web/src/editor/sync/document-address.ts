/** Where a document is written on. */
export function documentAddress(name: string): string {
  return `/editor?document=${encodeURIComponent(name)}`;
}

/** The document an address asks for: the number the server gave it, or the name it has until then. */
export function requestedDocument(search: string): string | undefined {
  const name = new URLSearchParams(search).get("document") ?? "";
  return /^(?:\d{1,15}|new-[\w-]{1,60})$/.test(name) ? name : undefined;
}

/** Returns a name for a document that the server has not created yet. */
export function newName(): string {
  return `new-${crypto.randomUUID()}`;
}

/** Whether a name is one the server has not given. */
export const isNew = (name: string): boolean => name.startsWith("new-");
