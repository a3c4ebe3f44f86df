import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { daysOf } from "./date-range.ts";

test.each([
  [1, "2026-11-15", "2026-11-08", 7, "2026-11-16"],
  [2, "2026-10-23", "2026-09-23", 30, "2026-10-24"],
  [3, "2026-08-23", "2026-05-24", 13, "2026-08-30"],
  [4, "2026-05-24", "2025-11-23", 26, "2026-05-31"],
  [5, "2025-11-22", "2024-11-22", 12, "2025-12-22"],
] as const)("period %i ends today and begins %s, the one before %s", (period, from, before, buckets, second) => {
  const days = daysOf(period, new Date("2026-11-21T23:59:59.999Z"));
  expect(days).toMatchObject({ from, to: "2026-11-22", previous: { from: before, to: from } });
  expect(days.buckets).toHaveLength(buckets);
  expect(days.buckets[1]?.from).toBe(second);
});

test("a year that ends on the last day of a month has a bucket for every month, short ones too", () => {
  const { buckets } = daysOf(5, new Date("2027-03-30T12:00:00Z"));
  expect(buckets.slice(-3)).toEqual([
    { from: "2026-12-31", to: "2027-01-31" },
    { from: "2027-01-31", to: "2027-02-28" },
    { from: "2027-02-28", to: "2027-03-31" },
  ]);
});

test("buckets follow one another without a gap, whatever the day", () => {
  const moment = fc.date({ min: new Date("2020-01-01"), max: new Date("2040-01-01"), noInvalidDate: true });
  holds(
    fc.property(moment, fc.constantFrom(1, 2, 3, 4, 5), (now, period) => {
      const { from, to, previous, buckets } = daysOf(period as 1, now);
      expect([buckets[0]?.from, buckets.at(-1)?.to, previous.to]).toEqual([from, to, from]);
      for (const [index, bucket] of buckets.entries()) {
        expect(bucket.from < bucket.to).toBe(true);
        if (index > 0) expect(bucket.from).toBe(buckets[index - 1]?.to);
      }
      expect(previous.from < previous.to).toBe(true);
      expect(Date.parse(to) - now.getTime()).toBeLessThanOrEqual(86_400_000);
      expect(Date.parse(to)).toBeGreaterThan(now.getTime());
    }),
  );
});
