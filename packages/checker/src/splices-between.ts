import type { Splice } from "./block.ts";

/**
 * Returns the splices that turn one list of blocks into another, the last in the list first, so that each applies at
 * its place before those ahead of it are done. Blocks that both lists have in the same order are in none of them. Takes
 * linear time.
 */
export function splicesBetween<B extends { readonly stamp: number }>(
  before: readonly B[],
  after: readonly B[],
): readonly Splice<B>[] {
  const places = new Map(before.map(({ stamp }, index) => [stamp, index]));
  const splices: Splice<B>[] = [];
  let [from, start] = [0, 0];
  const take = (to: number, end: number): void => {
    if (to > from || end > start) splices.push({ at: from, remove: to - from, insert: after.slice(start, end) });
  };
  for (const [index, { stamp }] of after.entries()) {
    const place = places.get(stamp);
    if (place === undefined || place < from) continue;
    take(place, index);
    [from, start] = [place + 1, index + 1];
  }
  take(before.length, after.length);
  return splices.reverse();
}
