import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { Tally } from "./tally.ts";

test("a tally never counts a word less often than it was met, and forgets when it is cleared", () => {
  const tally = new Tally();
  holds(
    fc.property(fc.array(fc.string({ minLength: 2, maxLength: 12 }), { maxLength: 200 }), (words) => {
      tally.clear();
      const met = new Map<string, number>();
      for (const word of words) {
        met.set(word, (met.get(word) ?? 0) + 1);
        expect(tally.add(word)).toBe(tally.of(word));
      }
      for (const [word, count] of met) expect(tally.of(word)).toBeGreaterThanOrEqual(count);
      tally.clear();
      for (const word of words) expect(tally.of(word)).toBe(0);
    }),
  );
});

test("words that are met again are told from those that are not", () => {
  const tally = new Tally();
  for (const word of ["stone", "house", "garden", "winter", "harbour", "stone"]) tally.add(word);
  expect(["stone", "house", "garden", "winter", "harbour"].map((word) => tally.of(word))).toEqual([2, 1, 1, 1, 1]);
});
