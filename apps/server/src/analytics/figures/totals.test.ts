import { expect, test } from "vitest";
import { minutesSaved, rateOf, scoreOf } from "./totals.ts";

test("a remark saves ten seconds, two hundred characters a minute", () => {
  expect(minutesSaved(6, 0)).toBe(1);
  expect(minutesSaved(0, 300)).toBe(1.5);
  expect(minutesSaved(1, 0)).toBe(0.17);
});

test("there is no rate of nothing", () => {
  expect(rateOf(0, 0)).toBeNull();
  expect(rateOf(0, 3)).toBe(0);
  expect(rateOf(1, 3)).toBe(0.3333);
});

test("a text without remarks scores 100, one remark in 75 words 50, and fewer than 50 words nothing", () => {
  expect(scoreOf(49, 0)).toBeNull();
  expect(scoreOf(50, 0)).toBe(100);
  expect(scoreOf(75, 1)).toBe(50);
  expect(scoreOf(750, 5)).toBe(66.7);
});
