import type { Ignored } from "@housestyle/panel";
import { ignoredIn } from "./ignored-in.ts";

/** What both sides ignore that have changed `base` apart: what either has added, without what either has brought back. */
export function mergedIgnored(base: unknown, mine: unknown, theirs: unknown): ReadonlyMap<string, Ignored> {
  const [before, ours, others] = [base, mine, theirs].map(ignoredIn);
  const all = new Map([...(others ?? []), ...(ours ?? [])]);
  return new Map([...all].filter(([id]) => !before?.has(id) || (ours?.has(id) && others?.has(id))));
}
