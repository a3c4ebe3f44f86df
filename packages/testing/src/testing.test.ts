import fc from "fast-check";
import { expect, test } from "vitest";
import { holds } from "./holds.ts";
import { cases } from "./tier.ts";

test("the gate runs a fifth of the generated cases, at least one; the deep tier runs all", () => {
  expect([100, 12, 5, 1].map((count) => cases(count, "gate"))).toEqual([20, 3, 1, 1]);
  expect([100, 12, 5, 1].map((count) => cases(count, "deep"))).toEqual([100, 12, 5, 1]);
});

test("a property is tried in as many cases as its tier takes, and a false one fails with its seed", async () => {
  let tried = 0;
  const counting = fc.property(fc.nat(), () => void tried++);
  holds(counting, { numRuns: 50 });
  expect(tried).toBe(cases(50));
  let later = 0;
  await holds(
    fc.asyncProperty(fc.nat(), async () => void later++),
    { numRuns: 11 },
  );
  expect(later).toBe(cases(11));
  expect(() => holds(fc.property(fc.nat(), (n) => n < 0))).toThrow(/seed: -?\d+/);
  await expect(holds(fc.asyncProperty(fc.nat(), async (n) => n < 0))).rejects.toThrow(/seed: -?\d+/);
});

test("what names its own seed or examples keeps them", () => {
  const seen: number[] = [];
  holds(
    fc.property(fc.nat(), (n) => void seen.push(n)),
    { numRuns: 1, examples: [[4711]] },
  );
  expect(seen[0]).toBe(4711);
  expect(() =>
    holds(
      fc.property(fc.nat(), (n) => n < 0),
      { seed: 42 },
    ),
  ).toThrow("seed: 42");
});
