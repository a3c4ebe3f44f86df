import { createHmac, timingSafeEqual } from "node:crypto";

/**
 * Returns the token of a link that unsubscribes a person from weekly emails and can do nothing else. It is valid as
 * long as the server's secret, so that old emails work too.
 */
export function offToken(secret: string, personId: number): string {
  return `${personId}.${markOf(secret, personId)}`;
}

/** Returns whose emails a token ends, or undefined for an invalid one. */
export function personOfToken(secret: string, token: string): number | undefined {
  const [, id = "", mark = ""] = /^(\d{1,15})\.([\w-]+)$/.exec(token) ?? [];
  const given = Buffer.from(mark);
  const right = Buffer.from(markOf(secret, Number(id)));
  return given.length === right.length && timingSafeEqual(given, right) ? Number(id) : undefined;
}

function markOf(secret: string, personId: number): string {
  return createHmac("sha256", secret).update(`housestyle weekly letters of ${personId}`).digest("base64url");
}
