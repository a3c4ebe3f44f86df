import {
  existsSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { addToProject, ProjectError, readProject } from "./index.ts";

const folder = mkdtempSync(join(tmpdir(), "hs-add-"));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, ".housestyle.json");

function after(text: string, ...additions: Parameters<typeof addToProject>[1][]): string {
  writeFileSync(file, text);
  for (const addition of additions) addToProject(file, addition);
  return readFileSync(file, "utf8");
}

test("what is added stands in the list it belongs to, one a line, and nothing else is written anew", () => {
  const before = '{\n    "dialect": "en-GB",\n    "words": ["one", "two"],\n    "rules": [{ "match": "a" }]\n}\n';
  expect(after(before, { member: "words", value: "three" })).toBe(
    '{\n    "dialect": "en-GB",\n    "words": [\n        "one",\n        "two",\n        "three"\n    ],\n    "rules": [{ "match": "a" }]\n}\n',
  );
});

test("what is there already is not added again", () => {
  const ignore = { rule: "style/adverb", pattern: "solemnly", in: "She nodded solemnly." };
  const once = after("{}", { member: "ignores", value: ignore }, { member: "disabled", value: "style/cliche" });
  expect(after(once, { member: "ignores", value: ignore }, { member: "disabled", value: "style/cliche" })).toBe(once);
  expect(readProject(file)).toMatchObject({ ignores: [ignore], disabled: ["style/cliche"] });
});

test("a file is made where none is, and nothing is left beside it", () => {
  rmSync(file, { force: true });
  addToProject(file, { member: "words", value: "zyntharil" });
  expect(readProject(file).words).toEqual(["zyntharil"]);
  expect(readdirSync(folder)).toEqual([".housestyle.json"]);
});

test("a link stays a link", () => {
  const real = join(folder, "real.json");
  writeFileSync(real, "{}");
  rmSync(file, { force: true });
  symlinkSync(real, file);
  addToProject(file, { member: "words", value: "zyntharil" });
  expect(lstatSync(file).isSymbolicLink()).toBe(true);
  expect(readProject(real).words).toEqual(["zyntharil"]);
  rmSync(file);
});

test.each(["{ no", '{ "wrods": [] }', '{ "words": 7 }'])("a file that holds %s is left as it is", (text) => {
  expect(() => after(text, { member: "words", value: "x" })).toThrow(ProjectError);
  expect(readFileSync(file, "utf8")).toBe(text);
});

test("a word that is none, and a folder that is not there, are refused", () => {
  expect(() => after("{}", { member: "words", value: " " })).toThrow(/words\.0: cannot be empty/);
  expect(readFileSync(file, "utf8")).toBe("{}");
  const nowhere = join(folder, "none", ".housestyle.json");
  expect(() => addToProject(nowhere, { member: "words", value: "x" })).toThrow(/could not be written \(ENOENT\)/);
  expect(existsSync(nowhere)).toBe(false);
});
