import fc from "fast-check";
import { cases, seedOfToday, tier } from "./tier.ts";

/** The same in every run of the gate, so that it is red for a change and not by chance. */
const fixedSeed = 19_730_405;

/**
 * Asserts a property with generated cases. In the deep tier it runs all of `numRuns` (100 if not given) with a random seed;
 * in the gate a fifth of them, half with a seed that never changes and half with the seed of the day. What names a seed, a
 * path, or examples itself runs with these. Returns a promise for an asynchronous property; throws, or rejects, with the
 * smallest failing case, its seed, and its path.
 */
export function holds<T>(property: fc.IPropertyWithHooks<T> | fc.IProperty<T>, given?: fc.Parameters<T>): void;
export function holds<T>(
  property: fc.IAsyncPropertyWithHooks<T> | fc.IAsyncProperty<T>,
  given?: fc.Parameters<T>,
): Promise<void>;
export function holds<T>(property: fc.IRawProperty<T>, given: fc.Parameters<T> = {}): Promise<void> | void {
  const [first, second] = runsOf(given);
  const begun = fc.assert(property as fc.IProperty<T>, first) as Promise<void> | void;
  if (second === undefined) return begun;
  const rest = () => fc.assert(property as fc.IProperty<T>, second) as Promise<void> | void;
  return begun instanceof Promise ? begun.then(rest) : rest();
}

function runsOf<T>(given: fc.Parameters<T>): readonly [fc.Parameters<T>, fc.Parameters<T>?] {
  const count = given.numRuns ?? 100;
  if (tier === "deep") return [given];
  const all = cases(count);
  if (given.seed !== undefined || given.path !== undefined || given.examples !== undefined)
    return [{ ...given, numRuns: all }];
  const fixed = Math.ceil(all / 2);
  const first = { ...given, numRuns: fixed, seed: fixedSeed };
  return all === fixed ? [first] : [first, { ...given, numRuns: all - fixed, seed: seedOfToday }];
}
