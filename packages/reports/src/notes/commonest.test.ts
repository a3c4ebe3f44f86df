import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { byLetters, commonest } from "./commonest.ts";

const counts = fc
  .array(fc.tuple(fc.string({ maxLength: 3 }), fc.integer({ min: 1, max: 5 })))
  .map((entries) => new Map(entries));

test("the commonest are the head of all of them in order", () => {
  holds(
    fc.property(counts, fc.integer({ min: -1, max: 12 }), fc.boolean(), (of, most, isByLetters) => {
      const order = isByLetters ? byLetters : () => 0;
      const all = [...of].sort(([a, often], [b, oftener]) => oftener - often || order(a, b));
      expect(commonest(of, most, order)).toEqual(all.slice(0, Math.max(0, most)));
    }),
  );
});
