import { createHmac, timingSafeEqual } from "node:crypto";

/**
 * The token of a link that ends a person's weekly emails, and can do nothing else. It is good for as long as the secret
 * of the server: an old email can be used, too.
 */
export function offToken(secret: string, personId: number): string {
  return `${personId}.${markOf(secret, personId)}`;
}

/** Whose emails a token ends; undefined for one that is not ours. */
export function personOfToken(secret: string, token: string): number | undefined {
  const [, id = "", mark = ""] = /^(\d{1,15})\.([\w-]+)$/.exec(token) ?? [];
  const given = Buffer.from(mark);
  const right = Buffer.from(markOf(secret, Number(id)));
  return given.length === right.length && timingSafeEqual(given, right) ? Number(id) : undefined;
}

function markOf(secret: string, personId: number): string {
  return createHmac("sha256", secret).update(`housestyle weekly letters of ${personId}`).digest("base64url");
}
