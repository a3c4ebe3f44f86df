import { expect, test } from "vitest";
import { linesOf } from "./rule-help.ts";

test("an example shows what to write instead, unless the rule only flags", () => {
  expect(linesOf({ wrong: "She ate a apple.", right: "She ate an apple." }).map(({ label }) => label)).toEqual([
    "Instead of",
    "Write",
  ]);
  expect(linesOf({ wrong: "It was said by her.", right: "It was said by her." })).toEqual([
    { label: "Flagged", text: "It was said by her.", isWrong: true },
  ]);
});
