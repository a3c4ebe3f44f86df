import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { sortedInSteps } from "./sorted-in-steps.ts";
import { finish } from "./steps.ts";

test("the order is that of one sort, and like things stay as they stood", () => {
  const thing = fc.record({ key: fc.nat(30), name: fc.nat(1000) });
  const compare = (x: { key: number }, y: { key: number }): number => x.key - y.key;
  holds(
    fc.property(fc.array(thing, { maxLength: 50 }), fc.nat(120), (some, times) => {
      const things = Array.from({ length: times }, (_, i) => some.map((each) => ({ ...each, i }))).flat();
      expect(finish(sortedInSteps(things, compare))).toEqual(things.toSorted(compare));
    }),
    { numRuns: 50 },
  );
});
