import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { splicesBetween } from "./splices-between.ts";

const list = fc.uniqueArray(fc.nat(20), { maxLength: 15 }).map((stamps) => stamps.map((stamp) => ({ stamp })));

test("the splices make one list the other, whatever the lists", () => {
  holds(
    fc.property(list, list, (before, after) => {
      const made = splicesBetween(before, after).reduce(
        (now, { at, remove, insert }) => now.toSpliced(at, remove, ...insert),
        [...before],
      );
      expect(made).toEqual(after);
    }),
    { numRuns: 1000 },
  );
});

test("what both lists have is in no splice", () => {
  const of = (...stamps: number[]) => stamps.map((stamp) => ({ stamp }));
  expect(splicesBetween(of(1, 2, 3, 4, 5), of(1, 7, 3, 4, 8))).toEqual([
    { at: 4, remove: 1, insert: of(8) },
    { at: 1, remove: 1, insert: of(7) },
  ]);
});
