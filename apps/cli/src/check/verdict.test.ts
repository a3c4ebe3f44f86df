import type { Level } from "@housestyle/engine";
import { expect, test } from "vitest";
import type { FileResult, LocatedFinding } from "./file-result.ts";
import { whyFailed } from "./verdict.ts";

const outcome = (failOn: FileResult["failOn"], ...levels: Level[]): FileResult => ({
  ...{ name: "a.md", fixes: 0, notes: [], failOn },
  findings: levels.map((level) => ({ finding: { level } })) as unknown as LocatedFinding[],
});

test.each([
  ["a level without a limit fails as its file says", [outcome("warning", "warning")], {}, []],
  ["each file for itself", [outcome("error", "warning"), outcome("never", "error")], {}, undefined],
  ["up to its limit a level is let pass", [outcome("warning", "warning", "warning")], { warning: 2 }, undefined],
  [
    "a limit counts all files",
    [outcome("hint", "hint"), outcome("hint", "hint")],
    { hint: 1 },
    ["2 hints, 1 allowed."],
  ],
  ["it holds where nothing else fails", [outcome("never", "error")], { error: 0 }, ["1 error, 0 allowed."]],
  ["the other levels fail as ever", [outcome("warning", "error", "warning")], { warning: 9 }, []],
] as const)("%s", (_, outcomes, limits, why) => {
  expect(whyFailed(outcomes, limits)).toEqual(why);
});
