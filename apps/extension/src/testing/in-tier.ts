import { tier } from "@housestyle/testing";

/** Returns what the running tier tries: all of it, or all but what is for the deep tier alone. */
export function inTier<Tried extends { readonly isDeep?: true }>(all: readonly Tried[]): readonly Tried[] {
  return all.filter(({ isDeep }) => tier === "deep" || !isDeep);
}
