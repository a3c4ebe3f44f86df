import { expect, test } from "vitest";
import { readGloss } from "./gloss.ts";

test.each([
  ['marked by joy; "a happy smile"; "happy days"', "marked by joy", ["a happy smile", "happy days"]],
  ["a fruit", "a fruit", []],
  ['of a kind: "one of a kind', "of a kind", ["one of a kind"]],
  ['"quoted from the start"', "quoted from the start", []],
  ["", "", []],
])("%s", (gloss, definition, examples) => {
  expect(readGloss(gloss)).toEqual({ definition, examples });
});
