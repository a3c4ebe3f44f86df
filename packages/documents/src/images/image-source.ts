const stored = /^image:([0-9a-f]{64})$/;

/** Returns the address of a stored image in a document. */
export const sourceOf = (hash: string): string => `image:${hash}`;

/** Returns the SHA-256 hash in the address of a stored image. Undefined for other addresses. */
export const hashIn = (source: string): string | undefined => stored.exec(source)?.[1];

/** Returns the SHA-256 hash of each stored image that JSON content refers to. */
export function imageHashes(content: unknown): ReadonlySet<string> {
  const json = JSON.stringify(content) ?? "";
  return new Set([...json.matchAll(/"image:([0-9a-f]{64})"/g)].map(([, hash = ""]) => hash));
}
