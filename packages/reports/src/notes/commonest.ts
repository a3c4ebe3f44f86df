/**
 * The names that come most often, the commonest first and of as common ones those first that `order` puts first (in the map’s order
 * where there is none). Only those that can be among them are sorted: a novel has thousands of names for a list of fifty.
 */
export function commonest<K>(
  counts: ReadonlyMap<K, number>,
  most: number,
  order: (a: K, b: K) => number = () => 0,
): (readonly [name: K, count: number])[] {
  const fewest = fewestOf(counts.values(), most);
  const names: (readonly [K, number])[] = [];
  for (const entry of counts) if (entry[1] >= fewest) names.push(entry);
  return names.sort(([a, often], [b, oftener]) => oftener - often || order(a, b)).slice(0, Math.max(0, most));
}

/** How often the last of so many commonest comes. */
function fewestOf(counts: Iterable<number>, most: number): number {
  const namesOf = new Map<number, number>();
  for (const count of counts) namesOf.set(count, (namesOf.get(count) ?? 0) + 1);
  let left = most;
  for (const count of [...namesOf.keys()].sort((a, b) => b - a)) {
    left -= namesOf.get(count) ?? 0;
    if (left <= 0) return count;
  }
  return Number.NEGATIVE_INFINITY;
}

/** By letters. */
export const byLetters = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
