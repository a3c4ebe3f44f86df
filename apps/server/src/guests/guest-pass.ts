import { createHmac, timingSafeEqual } from "node:crypto";

/** How long a pass is valid, in seconds. */
const validFor = 12 * 60 * 60;

/** Returns the pass of a guest who has opened a link. It leads to nothing but the link, as long as that exists. */
export function guestPass(secret: string, linkId: number, now: Date): string {
  const until = Math.floor(now.getTime() / 1_000) + validFor;
  return `${linkId}.${until}.${markOf(secret, linkId, until)}`;
}

/** Returns the link of a pass; undefined for a pass that is not ours, or has expired. */
export function linkOfPass(secret: string, pass: string, now: Date): number | undefined {
  const [, id = "", until = "", mark = ""] = /^(\d{1,15})\.(\d{1,12})\.([\w-]+)$/.exec(pass) ?? [];
  const given = Buffer.from(mark);
  const right = Buffer.from(markOf(secret, Number(id), Number(until)));
  const isOurs = given.length === right.length && timingSafeEqual(given, right);
  return isOurs && Number(until) * 1_000 > now.getTime() ? Number(id) : undefined;
}

function markOf(secret: string, linkId: number, until: number): string {
  return createHmac("sha256", secret).update(`housestyle guest pass ${linkId} until ${until}`).digest("base64url");
}
