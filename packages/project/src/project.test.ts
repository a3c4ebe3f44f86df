import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { filesOf, findProject, ProjectError, readProject, settingsOf } from "./index.ts";

const folder = mkdtempSync(join(tmpdir(), "hs-project-"));
afterAll(() => rmSync(folder, { recursive: true }));

function written(path: string, text: string): string {
  const file = join(folder, path);
  writeFileSync(file, text);
  return file;
}

test("the nearest settings file is found, however deep the text lies below it", () => {
  mkdirSync(join(folder, "book", "part", "one"), { recursive: true });
  const outer = written(".housestyle.json", '{ "dialect": "en-GB" }');
  expect(findProject(join(folder, "book", "part", "one"))).toBe(outer);
  const inner = written("book/.housestyle.json", '{ "words": ["zyntharil"] }');
  expect(findProject(join(folder, "book", "part", "one"))).toBe(inner);
  expect(findProject(folder)).toBe(outer);
});

test("what the folders above decide counts, too, up to a root; of what both decide the nearer", () => {
  const folders = ["press", "press/books", "press/books/one"];
  for (const each of folders) mkdirSync(join(folder, each), { recursive: true });
  written(
    "press/.housestyle.json",
    JSON.stringify({ root: true, dialect: "en-GB", style: "technical", words: ["press"] }),
  );
  written(
    "press/books/.housestyle.json",
    JSON.stringify({ style: "creative", words: ["book"], latex: { commands: { a: "text" } } }),
  );
  const inner = written(
    "press/books/one/.housestyle.json",
    JSON.stringify({ words: ["one"], latex: { commands: { b: "note" } } }),
  );
  expect(readProject(inner)).toEqual({
    ...{ dialect: "en-GB", style: "creative", words: ["press", "book", "one"] },
    ...{ disabled: [], ignores: [], rules: [], terms: [] },
    latex: { commands: { a: "text", b: "note" }, environments: {} },
  });
  expect(filesOf(inner)).toEqual(folders.map((each) => join(folder, each, ".housestyle.json")));
  // A file that is named for itself takes nothing from above.
  expect(readProject(written("press/books/other.json", '{ "words": ["two"] }')).words).toEqual(["two"]);
});

test("a file extends others, by their path or as packages, and none of them itself", () => {
  mkdirSync(join(folder, "shop", "node_modules", "@acme", "style"), { recursive: true });
  written("shop/node_modules/@acme/style/housestyle.json", '{ "words": ["acme"], "extends": "./more.json" }');
  written("shop/node_modules/@acme/style/more.json", '{ "words": ["more"], "dialect": "en-AU" }');
  written("shop/base.json", '{ "words": ["base"], "dialect": "en-CA" }');
  const file = written(
    "shop/.housestyle.json",
    '{ "root": true, "extends": ["@acme/style", "./base.json"], "words": ["own"] }',
  );
  expect(readProject(file)).toMatchObject({ words: ["more", "acme", "base", "own"], dialect: "en-CA" });
  const lost = written("shop/lost.json", '{ "extends": "@acme/none" }');
  expect(() => readProject(lost)).toThrow(/lost\.json: extends: “@acme\/none” was not found/);
  const [one, two] = [
    written("shop/1.json", '{ "extends": "./2.json" }'),
    written("shop/2.json", '{ "extends": "./1.json" }'),
  ];
  expect(() => readProject(one)).toThrow(/1\.json: this file extends itself/);
  expect(() => readProject(two)).toThrow(ProjectError);
});

test("without a file everything is as usual", () => {
  expect(readProject(undefined)).toEqual({ words: [], disabled: [], ignores: [], rules: [], terms: [] });
  expect(settingsOf(readProject(undefined)).style).toBe("general");
});

test("the engine is told rules and terms by their places in the file", () => {
  const file = written(
    "terms.json",
    JSON.stringify({
      style: "technical",
      rules: [{ match: "utilize", replace: "use" }, { match: "leverage" }],
      terms: [{ text: "web site", status: "Forbidden", replacement: "website" }],
    }),
  );
  const { style, rules, terms } = settingsOf(readProject(file));
  expect(style).toBe("technical");
  expect(rules.map(({ id, match, replace }) => [id, match, replace])).toEqual([
    ["1", "utilize", "use"],
    ["2", "leverage", ""],
  ]);
  expect(terms).toEqual([{ id: "1", text: "web site", status: "Forbidden", replacement: "website" }]);
});

test.each([
  ["{ no", /bad\.json: not valid JSON/],
  ["7", /bad\.json: must be an object in braces\.$/],
  ['{ "wrods": [] }', /bad\.json: unknown setting: wrods\.$/],
  ['{ "words": "x" }', /bad\.json: words: must be a list in square brackets\.$/],
  ['{ "words": [""] }', /bad\.json: words\.0: cannot be empty\.$/],
  ['{ "words": [7] }', /bad\.json: words\.0: must be text in quotation marks\.$/],
  ['{ "rules": [{}] }', /bad\.json: rules\.0\.match: required\.$/],
  [`{ "rules": [{ "match": "${"x".repeat(501)}" }] }`, /rules\.0\.match: use at most 500 characters\.$/],
  ['{ "rules": [{ "match": "x", "caseSensitive": 1 }] }', /rules\.0\.caseSensitive: must be true or false\.$/],
  ['{ "dialect": "tlh" }', /bad\.json: dialect: choose one of en-US, en-GB, en-CA, en-AU\.$/],
  ['{ "latex": { "commands": { "todo": "read" } } }', /latex\.commands\.todo: choose one of text, note, name, skip\.$/],
  ['{ "terms": [{ "text": "x", "status": "Maybe" }] }', /bad\.json: terms\.0\.status: choose one of Approved, /],
])("%s is refused in a sentence that names the place", (text, sentence) => {
  const read = () => readProject(written("bad.json", text));
  expect(read).toThrow(ProjectError);
  expect(read).toThrow(sentence);
});

test("a file that is not there is said to be", () => {
  expect(() => readProject(join(folder, "none.json"))).toThrow(/none\.json: could not be read \(ENOENT\)/);
});
