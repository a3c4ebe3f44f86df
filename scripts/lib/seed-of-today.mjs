/**
 * Returns the seed of the day, such as 20261126 (UTC), which generated tests use beside a fixed one. HOUSESTYLE_TEST_SEED sets
 * another, to repeat the run of an earlier day.
 */
export function seedOfToday(now = new Date(), given = process.env.HOUSESTYLE_TEST_SEED) {
  return Number(given) > 0 ? Number(given) : Number(now.toISOString().slice(0, 10).replaceAll("-", ""));
}
