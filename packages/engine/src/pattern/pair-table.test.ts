import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { PairTable } from "./pair-table.ts";

test("knows the number of every pair it was given, and of no other", () => {
  const number = fc.nat({ max: 60 });
  holds(
    fc.property(fc.uniqueArray(fc.tuple(number, number), { maxLength: 200, selector: String }), (pairs) => {
      const table = new PairTable();
      for (const [i, [first, second]] of pairs.entries()) table.add(first, second, i + 1);
      const places = new Map(pairs.map((pair, i) => [String(pair), i + 1]));
      for (let first = 0; first <= 60; first++)
        for (let second = 0; second <= 60; second++)
          if (table.get(first, second) !== (places.get(`${first},${second}`) ?? 0)) return false;
      return true;
    }),
    { numRuns: 40 },
  );
  expect(new PairTable().get(0, 0)).toBe(0);
});
