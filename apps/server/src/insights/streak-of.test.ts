import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { streakOf } from "./streak-of.ts";
import { dayAfter, daysIn, weekOf } from "./week.ts";

test("a week begins on Monday, also where a year or a month ends", () => {
  expect(weekOf("2026-11-24")).toEqual({ from: "2026-11-23", to: "2026-11-30" });
  expect(weekOf("2026-11-29")).toEqual({ from: "2026-11-23", to: "2026-11-30" });
  expect(weekOf("2027-01-01")).toEqual({ from: "2026-12-28", to: "2027-01-04" });
  expect(daysIn(weekOf("2028-02-29"))).toContain("2028-03-01");
});

test("a streak runs on over the ends of weeks, and today counts only once it is written on", () => {
  const week = weekOf("2026-11-24");
  const written = ["2026-11-01", "2026-11-02", "2026-11-03", "2026-11-22", "2026-11-23"];
  expect(streakOf(written, week, "2026-11-24")).toEqual({ Days: 2, Runs: true, Longest: 3 });
  expect(streakOf(written, week, "2026-11-25")).toEqual({ Days: 2, Runs: false, Longest: 3 });
  expect(streakOf(written.slice(0, 4), week, "2026-11-24")).toEqual({ Days: 0, Runs: false, Longest: 3 });
  expect(streakOf([...written, "2026-11-24"], week, "2026-11-24")).toEqual({ Days: 3, Runs: true, Longest: 3 });
  // What came later is not known to a week of the past.
  expect(streakOf(written, weekOf("2026-11-01"), "2026-11-24")).toEqual({ Days: 1, Runs: false, Longest: 1 });
});

test("the longest streak is the longest run of days there is", () => {
  const today = "2026-11-29";
  holds(
    fc.property(fc.uniqueArray(fc.nat(40)), (ago) => {
      const written = ago.map((each) => dayAfter(today, -each)).toSorted();
      const runFrom = (day: string): number => (written.includes(day) ? 1 + runFrom(dayAfter(day, 1)) : 0);
      expect(streakOf(written, weekOf(today), today).Longest).toBe(Math.max(0, ...written.map(runFrom)));
    }),
  );
});
