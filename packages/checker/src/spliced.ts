import type { Splice } from "./block.ts";

/** The most values that are safe to pass as arguments of a single call. */
const fewEnough = 1_000;

/**
 * Applies a splice to `list`, in place or as a new list, whichever is faster. Returns the list and the items that were
 * removed.
 */
export function spliced<B>(list: B[], { at, remove, insert }: Splice<B>): { readonly list: B[]; readonly gone: B[] } {
  if (insert.length <= fewEnough) return { gone: list.splice(at, remove, ...insert), list };
  return { list: [...list.slice(0, at), ...insert, ...list.slice(at + remove)], gone: list.slice(at, at + remove) };
}
