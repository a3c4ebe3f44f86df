import { expect, test } from "vitest";
import { sizeFaults } from "./size-faults.mjs";

const excepted = ["packages/engine/src/rules/style/cliche.ts", 418];

test("a file of 350 lines stands, one more is told by its name; what is excepted by name may be longer", () => {
  const sizes = new Map([excepted, ["apps/a.ts", 350], ["apps/b.ts", 351]]);
  expect(sizeFaults(sizes)).toEqual(["apps/b.ts has 351 lines: split it by idea, each file named after its own."]);
});

test("an exception that is not needed any more is told, too", () => {
  expect(sizeFaults(new Map([[excepted[0], 12]]))).toEqual([
    "packages/engine/src/rules/style/cliche.ts needs no exception any more: take it out of scripts/lib/size-faults.mjs.",
  ]);
});
