import { expect, test } from "vitest";
import { resultStep } from "./result-step.ts";

test("arrows walk the results in a ring; other keys stay where they are", () => {
  expect(resultStep("ArrowDown", 0, 3)).toBe(1);
  expect(resultStep("ArrowDown", 2, 3)).toBe(0);
  expect(resultStep("ArrowUp", 0, 3)).toBe(2);
  expect(resultStep("Home", 1, 3)).toBeUndefined();
  expect(resultStep("ArrowDown", 0, 0)).toBeUndefined();
});
