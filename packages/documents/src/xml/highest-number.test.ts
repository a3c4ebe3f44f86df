import { expect, test } from "vitest";
import { highestNumber } from "./highest-number.ts";

test("the highest number is found among half a million", () => {
  const source = Array.from({ length: 500_000 }, (_, index) => `"P${index}"`).join(" ");
  expect(highestNumber(source, /"P(\d{1,9})"/g)).toBe(499_999);
  expect(highestNumber("", /"P(\d{1,9})"/g)).toBe(0);
});
