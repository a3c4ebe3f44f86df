import { createHmac, timingSafeEqual } from "node:crypto";
import { type NotificationEmailKind, notificationEmailKinds } from "@housestyle/contract";

/** What a link in an email ends: emails of one kind, or all. */
export type EndedKind = NotificationEmailKind | "all";

/** Returns the token of a link that ends a person’s emails of one kind, or all, and can do nothing else. */
export function emailToken(secret: string, personId: number, kind: EndedKind): string {
  return `${personId}.${kind}.${markOf(secret, personId, kind)}`;
}

/** Returns what a token ends, and for whom; undefined for one that is not ours. */
export function readEmailToken(
  secret: string,
  token: string,
): { readonly personId: number; readonly kind: EndedKind } | undefined {
  const [, id = "", name = "", mark = ""] = /^(\d{1,15})\.([a-z]+)\.([\w-]+)$/.exec(token) ?? [];
  const kind = ([...notificationEmailKinds, "all"] as const).find((each) => each === name);
  if (kind === undefined) return undefined;
  const given = Buffer.from(mark);
  const right = Buffer.from(markOf(secret, Number(id), kind));
  const isOurs = given.length === right.length && timingSafeEqual(given, right);
  return isOurs ? { personId: Number(id), kind } : undefined;
}

function markOf(secret: string, personId: number, kind: EndedKind): string {
  return createHmac("sha256", secret)
    .update(`housestyle notification emails ${kind} of ${personId}`)
    .digest("base64url");
}
