import { expect, test } from "vitest";
import { chosenTests } from "./chosen-tests.mjs";

const browserTests = ["apps/web/src/screens/team/team.browser.test.ts"];
const asked = [];
const git = (...args) => {
  asked.push(args.join(" "));
  return args[0] === "diff" ? ["apps/web/src/screens/team/Screen.tsx"] : ["packages/engine/src/new.ts"];
};

test("all tests, or those that are named", () => {
  expect(chosenTests([], git, browserTests)).toEqual({ args: ["run"], needsBuild: true });
  expect(chosenTests(["packages/engine", "-t", "a word"], git, browserTests).args).toEqual([
    ...["run", "packages/engine", "-t", "a word"],
  ]);
});

test("what changed since the last commit, or since another, with the browser tests beside it", () => {
  const touched = ["apps/web/src/screens/team/Screen.tsx", "packages/engine/src/new.ts", ...browserTests];
  expect(chosenTests(["--changed"], git, browserTests)).toEqual({
    args: ["related", "--run", "--passWithNoTests", ...touched],
    needsBuild: true,
  });
  expect(asked).toContain("diff --name-only --diff-filter=d HEAD");
  chosenTests(["--changed=main"], git, browserTests);
  expect(asked).toContain("diff --name-only --diff-filter=d main");
});

test("a change in rules alone is tried by the tests that hold rules, without a build", () => {
  const files = ["grammar/a-or-an.txt", "grammar/am-agree.ts"].map((name) => `packages/engine/src/rules/${name}`);
  const chosen = chosenTests(["--changed"], (what) => (what === "diff" ? files : []), browserTests);
  expect(chosen.needsBuild).toBe(false);
  expect(chosen.args.slice(0, 3)).toEqual(["run", "--passWithNoTests", "packages/engine/src/rules"]);
  const more = chosenTests(["--changed"], (what) => (what === "diff" ? [...files, "package.json"] : []), browserTests);
  expect(more.args).toContain("package.json");
  expect(more.needsBuild).toBe(true);
});

test("where nothing has changed nothing is run", () => {
  expect(chosenTests(["--changed"], () => [], browserTests)).toBeUndefined();
});
