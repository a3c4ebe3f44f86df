import { expect, test } from "vitest";
import { byteSize } from "./byte-size.ts";

test("writes bytes in the unit that keeps the number short", () => {
  expect([0, 999, 1_000, 1_540, 12_400_000, 3.2e9].map(byteSize)).toEqual([
    "0 B",
    "999 B",
    "1 KB",
    "1.5 KB",
    "12 MB",
    "3.2 GB",
  ]);
});
