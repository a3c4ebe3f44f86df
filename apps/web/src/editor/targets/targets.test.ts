import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type CountedChange, counted, dayOf, type OpenDayCount, wordsToday } from "./day-count.ts";
import { targetProgress } from "./target-progress.ts";

const day = "2026-11-28";
const begun = (base: number): OpenDayCount => ({ day, base, replacements: [] });
const change = (kind: CountedChange["kind"], before: number, after: number, on = day): CountedChange => ({
  ...{ kind, before, after },
  day: on,
});

function after(count: OpenDayCount, changes: readonly CountedChange[]): number {
  const last = changes.reduce(counted, count);
  return wordsToday(last, changes.at(-1)?.after ?? count.base);
}

test("the day is that of the device’s clock", () => {
  expect(dayOf(new Date(2026, 0, 9, 23, 59))).toBe("2026-01-09");
});

test("what is written counts, what is deleted is subtracted, and no day is below nothing", () => {
  expect(after(begun(100), [change("written", 100, 130), change("written", 130, 120)])).toBe(20);
  expect(after(begun(100), [change("written", 100, 40)])).toBe(0);
});

test("a text that replaces another does not count, nor does undoing that", () => {
  const opened = [change("written", 0, 12), change("replaced", 12, 5000)];
  expect(after(begun(0), opened)).toBe(12);
  expect(after(begun(0), [...opened, change("history", 5000, 12)])).toBe(12);
  expect(after(begun(0), [...opened, change("history", 5000, 12), change("history", 12, 5000)])).toBe(12);
  // Another step is an ordinary one.
  expect(after(begun(0), [...opened, change("written", 5000, 5003), change("history", 5003, 5000)])).toBe(12);
});

test("a new day begins with the words the text had before its first change", () => {
  expect(after(begun(0), [change("written", 0, 700), change("written", 700, 701, "2026-11-29")])).toBe(1);
});

test("however words are moved and written in a day, the count is how much longer the text is", () => {
  holds(
    fc.property(fc.nat(5000), fc.array(fc.nat(5000), { minLength: 1 }), (base, sizes) => {
      const changes = sizes.map((size, index) => change("written", sizes[index - 1] ?? base, size));
      expect(after(begun(base), changes)).toBe(Math.max(0, (sizes.at(-1) ?? 0) - base));
    }),
  );
});

test("the target of the day comes before that of the document", () => {
  expect(targetProgress({}, 10, 10)).toBeUndefined();
  expect(targetProgress({ document: 40 }, 10, 5)).toMatchObject({ what: "document", share: 0.25, isReached: false });
  expect(targetProgress({ document: 40, daily: 5 }, 10, 7)).toMatchObject({ what: "daily", share: 1, isReached: true });
});
