import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { per1000, trendOf } from "./trend.ts";

test("a change is told only when chance would hardly do as much", () => {
  // Of 40 in two equal stretches, 11 or fewer fall into one of them by chance 3 times in 1,000, 13 or fewer 19 times.
  const before = (times: number) => ({ times, words: 1_000 });
  expect(trendOf({ times: 11, words: 1_000 }, before(29))).toBe("less");
  expect(trendOf({ times: 29, words: 1_000 }, before(11))).toBe("more");
  expect(trendOf({ times: 13, words: 1_000 }, before(27))).toBe("same");
  expect(trendOf({ times: 0, words: 1_000 }, before(3))).toBe("same");
});

test("short texts tell nothing", () => {
  expect(per1000({ times: 9, words: 299 })).toBeNull();
  expect(per1000({ times: 9, words: 3_000 })).toBe(3);
  expect(trendOf({ times: 0, words: 299 }, { times: 500, words: 9_000 })).toBe("unknown");
  expect(trendOf({ times: 0, words: 9_000 }, { times: 500, words: 299 })).toBe("unknown");
});

test("less one way round is more the other way round, and as frequent as before is neither", () => {
  const met = fc.record({ times: fc.nat(5_000), words: fc.integer({ min: 300, max: 1_000_000 }) });
  const opposite = { less: "more", more: "less", same: "same", unknown: "unknown" };
  holds(
    fc.property(met, met, (one, other) => {
      expect(trendOf(other, one)).toBe(opposite[trendOf(one, other)]);
      expect(trendOf(one, one)).toBe("same");
    }),
  );
});
