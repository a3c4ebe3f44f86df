import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { newestAnswers } from "./newest-answers.ts";

test("in whatever order answers arrive, none that was asked for earlier follows, and the last question counts", () => {
  const orders = fc.integer({ min: 1, max: 8 }).chain((count) => {
    const all = Array.from({ length: count }, (_, at) => at);
    return fc.shuffledSubarray(all, { minLength: count });
  });
  holds(
    fc.property(orders, (order) => {
      const ask = newestAnswers();
      const counts = order.map(() => ask());
      const counted = order.filter((at) => counts[at]?.());
      expect(counted).toEqual(counted.toSorted((a, b) => a - b));
      expect(counted.at(-1)).toBe(order.length - 1);
    }),
  );
});
