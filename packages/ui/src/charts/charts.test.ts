import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { linePath } from "./line-path.ts";
import { plot } from "./plot.ts";

const marksOf = (...values: readonly number[]) => plot([{ name: "a", values }], values.length, 640).marks;

test("an axis is marked with round numbers", () => {
  expect(marksOf(0, 26_900)).toEqual([0, 10_000, 20_000, 30_000]);
  expect(marksOf(0.4, 1)).toEqual([0, 0.5, 1]);
  expect(marksOf(-3, 9)).toEqual([-5, 0, 5, 10]);
});

test("what is counted is marked with whole numbers", () => {
  expect(marksOf(0, 2)).toEqual([0, 1, 2]);
  expect(plot([{ name: "Members", values: [0, 1, null] }], 3, 640).marks).toEqual([0, 1]);
  expect(marksOf(0)).toEqual([0, 1]);
});

test("the marks reach round every number, and are few", () => {
  const numbers = fc.integer({ min: -1e9, max: 1e9 }).map((thousandths) => thousandths / 1000);
  holds(
    fc.property(numbers, numbers, (a, b) => {
      const [low, high] = a < b ? [a, b] : [b, a];
      const marks = marksOf(low, high);
      expect(marks.length).toBeLessThanOrEqual(8);
      expect(marks.length).toBeGreaterThanOrEqual(2);
      expect(marks[0] ?? 0).toBeLessThanOrEqual(Math.min(0, low) + Math.abs(low) * 1e-9);
      expect(marks.at(-1) ?? 0).toBeGreaterThanOrEqual(high - Math.abs(high) * 1e-9);
    }),
  );
});

test("a gap lifts the pen", () => {
  const same = (value: number) => value;
  expect(linePath([1, 2, null, 4, 5], same, same)).toBe("M0,1L1,2M3,4L4,5");
});

test("points span the picture, and a single one stands in the middle", () => {
  const area = plot([{ name: "a", values: [1, 2, 3] }], 3, 640);
  expect([area.pointX(0), area.pointX(2)]).toEqual([area.left, area.right]);
  const one = plot([{ name: "a", values: [1] }], 1, 640);
  expect(one.pointX(0)).toBe((one.left + one.right) / 2);
});
