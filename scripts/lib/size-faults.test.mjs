import { expect, test } from "vitest";
import { sizeFaults } from "./size-faults.mjs";

test("a file of 350 lines stands, one more is told by its name", () => {
  const sizes = new Map([
    ["apps/a.ts", 350],
    ["apps/b.ts", 351],
  ]);
  expect(sizeFaults(sizes)).toEqual(["apps/b.ts has 351 lines: split it by idea, each file named after its own."]);
});
