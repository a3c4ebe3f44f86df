import { isAskable, namesOf, silenceOf } from "@housestyle/surfaces/foreign";
import { longestKey } from "../shared/longest-key.ts";

/**
 * Returns by what name a silent place is asked for: its reason for all such places of a site, for a place that is named after a
 * secret its own name. Who checks is part of it: what may be read on the device may not be sent away. Undefined for a place that
 * is not silent, and for one that no one may ask for.
 */
export function exclusionKey(element: Element, isSentAway: boolean): string | undefined {
  const silence = silenceOf(element, isSentAway);
  if (!silence || !isAskable(silence)) return undefined;
  const place = silence === "secret" ? ` ${namesOf(element).join(" ")}` : "";
  return `${isSentAway ? "there" : "here"} ${silence}${place}`.slice(0, longestKey);
}

/** Returns whether a place may be read: it is not silent, or its writer has asked for it. */
export function mayRead(element: Element, isSentAway: boolean, asked: readonly string[]): boolean {
  if (silenceOf(element, isSentAway) === undefined) return true;
  const key = exclusionKey(element, isSentAway);
  return key !== undefined && asked.includes(key);
}
