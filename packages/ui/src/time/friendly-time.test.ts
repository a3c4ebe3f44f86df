import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { friendlyTime, friendlyTimeTexts } from "./friendly-time.ts";

const now = Date.parse("2026-06-15T12:00:00Z");
const hour = 3_600_000;
const day = 24 * hour;
const ago = (ms: number) => friendlyTime(now - ms, now);

describe("the wording of the specification, at its edges", () => {
  test.each([
    [-10 * hour - 1, "Never"],
    [-10 * hour, "Recently"],
    [-8 * hour, "Recently"],
    [0, "Recently"],
    [24 * hour, "Recently"],
    [24 * hour + 1, "1 day ago"],
    [2 * day - 1, "1 day ago"],
    [2 * day, "2 days ago"],
    [30 * day, "30 days ago"],
    [30 * day + 1, "1 month ago"],
    [60 * day - 1, "1 month ago"],
    [60 * day, "2 months ago"],
    [360 * day, "12 months ago"],
    [360 * day + 1, "A while ago"],
    [3600 * day, "A while ago"],
    [3600 * day + 1, "Never"],
  ])("%d ms ago is “%s”", (age, said) => {
    expect(ago(age)).toBe(said);
  });
});

test("what has no date, or none that can be read, was never", () => {
  for (const then of [undefined, null, "", "yesterday", Number.NaN]) expect(friendlyTime(then, now)).toBe("Never");
});

test("dates come as stamps, numbers or dates", () => {
  expect(friendlyTime("2026-06-12T11:00:00Z", new Date(now))).toBe("3 days ago");
  expect(friendlyTime(new Date("2026-06-12T11:00:00Z"), now)).toBe("3 days ago");
});

test("older is never said to be younger", () => {
  const rank = (said: string) => {
    if (said === friendlyTimeTexts.recently) return 0;
    const count = Number.parseInt(said, 10);
    if (said.includes("day")) return count;
    if (said.includes("month")) return 100 + count;
    return said === friendlyTimeTexts.while ? 1000 : 2000;
  };
  holds(
    fc.property(fc.nat(5000 * day), fc.nat(5000 * day), (a, b) => {
      const [younger, older] = a < b ? [a, b] : [b, a];
      expect(rank(ago(younger))).toBeLessThanOrEqual(rank(ago(older)));
    }),
  );
});
