import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { slipsBetween } from "./slips.ts";

test("a letter more, less, or another is a slip, and so are two neighbors that are swapped", () => {
  expect(slipsBetween("harbor", "harbor")).toBe(0);
  expect(slipsBetween("harbor", "harbour")).toBe(1);
  expect(slipsBetween("harbor", "habror")).toBe(1);
  expect(slipsBetween("harbor", "barber")).toBe(2);
});

test("with a limit, the count is the same up to it, and above it otherwise", () => {
  const word = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 9 });
  holds(
    fc.property(word, word, fc.nat({ max: 3 }), (a, b, limit) => {
      const slips = slipsBetween(a, b);
      const counted = slipsBetween(a, b, limit);
      if (slips <= limit) expect(counted).toBe(slips);
      else expect(counted).toBeGreaterThan(limit);
    }),
    { numRuns: 2000 },
  );
});
