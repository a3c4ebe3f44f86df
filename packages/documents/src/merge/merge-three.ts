import { diffArrays } from "diff";

/** A part of a merged list: what all agree on or only one has changed, or what both have changed differently. */
export type MergeChunk<T> =
  | { readonly kind: "merged"; readonly items: readonly T[] }
  | {
      readonly kind: "overlap";
      readonly base: readonly T[];
      readonly mine: readonly T[];
      readonly theirs: readonly T[];
    };

/**
 * Merges two lists that are based on `base`. Where both changed the same place differently, both versions are returned.
 */
export function mergeThree<T>(
  base: readonly T[],
  mine: readonly T[],
  theirs: readonly T[],
  isSame: (a: T, b: T) => boolean,
): MergeChunk<T>[] {
  const inMine = matches(base, mine, isSame);
  const inTheirs = matches(base, theirs, isSame);
  const stretches: MergeChunk<T>[] = [];
  let at = 0;
  let left = 0;
  let right = 0;
  const settle = (to: number, mineTo: number, theirsTo: number) => {
    const found = decide(base.slice(at, to), mine.slice(left, mineTo), theirs.slice(right, theirsTo), isSame);
    if (found) stretches.push(found);
  };
  for (let index = 0; index < base.length; index++) {
    const m = inMine.get(index);
    const t = inTheirs.get(index);
    if (m === undefined || t === undefined) continue;
    settle(index, m, t);
    stretches.push({ kind: "merged", items: mine.slice(m, m + 1) });
    at = index + 1;
    left = m + 1;
    right = t + 1;
  }
  settle(base.length, mine.length, theirs.length);
  return stretches;
}

function decide<T>(
  base: readonly T[],
  mine: readonly T[],
  theirs: readonly T[],
  isSame: (a: T, b: T) => boolean,
): MergeChunk<T> | undefined {
  const alike = (a: readonly T[], b: readonly T[]) =>
    a.length === b.length && a.every((item, index) => isSame(item, b[index] as T));
  if (mine.length === 0 && theirs.length === 0) return undefined;
  if (alike(base, mine)) return { kind: "merged", items: theirs };
  if (alike(base, theirs) || alike(mine, theirs)) return { kind: "merged", items: mine };
  return { kind: "overlap", base, mine, theirs };
}

/** Returns the index in `after` of each item of `before` that is still there. */
function matches<T>(
  before: readonly T[],
  after: readonly T[],
  isSame: (a: T, b: T) => boolean,
): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  let from = 0;
  let to = 0;
  for (const change of diffArrays([...before], [...after], { comparator: isSame })) {
    const count = change.value.length;
    if (change.removed) from += count;
    else if (change.added) to += count;
    else for (let step = 0; step < count; step++) found.set(from++, to++);
  }
  return found;
}
