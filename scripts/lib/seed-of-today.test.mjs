import { expect, test } from "vitest";
import { seedOfToday } from "./seed-of-today.mjs";

test("the seed of a day is its date, unless another is named", () => {
  const late = new Date("2026-03-01T23:59:59Z");
  expect(seedOfToday(late, "")).toBe(20_260_301);
  expect(seedOfToday(late, "7")).toBe(7);
  expect(seedOfToday(late, "none")).toBe(20_260_301);
});
