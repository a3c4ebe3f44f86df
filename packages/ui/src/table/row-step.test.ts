import { expect, test } from "vitest";
import { rowStep } from "./row-step.ts";

test.each([
  ["ArrowDown", 3, 4],
  ["ArrowUp", 3, 2],
  ["PageDown", 3, 13],
  ["PageUp", 13, 3],
  ["Home", 7, 0],
  ["End", 7, 24],
  ["ArrowUp", 0, 0],
  ["ArrowDown", 24, 24],
  ["PageDown", 20, 24],
])("%s goes from row %d to row %d of 25", (key, from, to) => {
  expect(rowStep(key, from, 25)).toBe(to);
});

test("other keys, and a table without rows, take the focus nowhere", () => {
  expect(rowStep("a", 3, 25)).toBeUndefined();
  expect(rowStep("ArrowDown", 0, 0)).toBeUndefined();
});
