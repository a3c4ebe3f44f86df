/**
 * Which tests run: the gate (`npm test`), or all of them with every generated case (`npm run test:deep`). Read from
 * HOUSESTYLE_TEST_TIER.
 */
export const tier = process.env.HOUSESTYLE_TEST_TIER === "deep" ? "deep" : "gate";

/** The seed of the day, from HOUSESTYLE_TEST_SEED, which the configuration of the tests sets. */
export const seedOfToday = Number(process.env.HOUSESTYLE_TEST_SEED) || 1;

/** Returns how many of `count` generated cases a tier runs: all in the deep one, a fifth (at least one) in the gate. */
export function cases(count: number, of: typeof tier = tier): number {
  return of === "deep" ? count : Math.ceil(count / 5);
}
