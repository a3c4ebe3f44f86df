import type { Splice } from "./block.ts";

/**
 * Returns the splices that make one list of blocks the other, those at the end first, so that each holds at its place while those
 * before it are still to come. A block that both lists have, in the same order, is in none. Linear in both.
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
