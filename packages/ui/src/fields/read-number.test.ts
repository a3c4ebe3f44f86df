import { expect, test } from "vitest";
import { readNumber } from "./read-number.ts";

test("what can be read within the bounds is a number, nothing is nothing", () => {
  expect(readNumber("25", 1, 99)).toBe(25);
  expect(readNumber(" ", 1, 99)).toBeUndefined();
  for (const text of ["100", "0", "-", "many"]) expect(readNumber(text, 1, 99)).toBe("unreadable");
});
