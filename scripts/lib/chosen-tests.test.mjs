import { expect, test } from "vitest";
import { chosenTests } from "./chosen-tests.mjs";

const browserTests = ["apps/web/src/screens/team/team.browser.test.ts"];
const asked = [];
const git = (...args) => {
  asked.push(args.join(" "));
  return args[0] === "diff" ? ["apps/web/src/screens/team/Screen.tsx"] : ["packages/engine/src/new.ts"];
};

test("all tests, or those that are named", () => {
  expect(chosenTests([], git, browserTests)).toEqual(["run"]);
  expect(chosenTests(["packages/engine", "-t", "a word"], git, browserTests)).toEqual([
    ...["run", "packages/engine", "-t", "a word"],
  ]);
});

test("what changed since the last commit, or since another, with the browser tests beside it", () => {
  const touched = ["apps/web/src/screens/team/Screen.tsx", "packages/engine/src/new.ts", ...browserTests];
  expect(chosenTests(["--changed"], git, browserTests)).toEqual(["related", "--run", "--passWithNoTests", ...touched]);
  expect(asked).toContain("diff --name-only --diff-filter=d HEAD");
  chosenTests(["--changed=main"], git, browserTests);
  expect(asked).toContain("diff --name-only --diff-filter=d main");
});

test("a rule's text is tried by the test that reads it", () => {
  const texts = ["a-or-an", "am-agree"].map((name) => `packages/engine/src/rules/grammar/${name}.txt`);
  const chosen = chosenTests(["--changed"], (what) => (what === "diff" ? texts : []), browserTests);
  expect(chosen.slice(3)).toEqual(["packages/engine/src/rules/rules.test.ts"]);
});

test("where nothing has changed nothing is run", () => {
  expect(chosenTests(["--changed"], () => [], browserTests)).toEqual([
    ...["related", "--run", "--passWithNoTests", "package.json"],
  ]);
});
