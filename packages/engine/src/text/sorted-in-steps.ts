import { type Steps, stretches, stride } from "./steps.ts";

/** The things in order, as `toSorted` would put them, in steps: like ones stay as they stood. */
export function* sortedInSteps<T>(things: readonly T[], compare: (x: T, y: T) => number): Steps<T[]> {
  if (things.length <= stride) return things.toSorted(compare);
  let runs: T[][] = [];
  for (const { first, last } of stretches(things.length)) {
    runs.push(things.slice(first, last).sort(compare));
    yield;
  }
  while (runs.length > 1) {
    const merged: T[][] = [];
    for (let i = 0; i < runs.length; i += 2) merged.push(yield* merge(runs[i] ?? [], runs[i + 1] ?? [], compare));
    runs = merged;
  }
  return runs[0] ?? [];
}

function* merge<T>(left: readonly T[], right: readonly T[], compare: (x: T, y: T) => number): Steps<T[]> {
  const all: T[] = [];
  let [l, r] = [0, 0];
  for (const { first, last } of stretches(left.length + right.length)) {
    for (let i = first; i < last; i++) {
      const isLeft = r === right.length || (l < left.length && compare(left[l] as T, right[r] as T) <= 0);
      all.push((isLeft ? left[l++] : right[r++]) as T);
    }
    yield;
  }
  return all;
}
