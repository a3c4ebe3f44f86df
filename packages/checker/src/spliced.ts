import type { Splice } from "./block.ts";

/** So many values may be handed to a function at once without a thought for its stack. */
const fewEnough = 1_000;

/** Does a splice to `list`, which is another list then where that is quicker. Answers the list and what has left it. */
export function spliced<B>(list: B[], { at, remove, insert }: Splice<B>): { readonly list: B[]; readonly gone: B[] } {
  if (insert.length <= fewEnough) return { gone: list.splice(at, remove, ...insert), list };
  return { list: [...list.slice(0, at), ...insert, ...list.slice(at + remove)], gone: list.slice(at, at + remove) };
}
