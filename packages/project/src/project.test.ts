import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { findProject, ProjectError, readProject, settingsOf } from "./index.ts";

const folder = mkdtempSync(join(tmpdir(), "hs-project-"));
afterAll(() => rmSync(folder, { recursive: true }));

function written(path: string, text: string): string {
  const file = join(folder, path);
  writeFileSync(file, text);
  return file;
}

test("the nearest settings file counts, however deep the text lies below it", () => {
  mkdirSync(join(folder, "book", "part", "one"), { recursive: true });
  const outer = written(".housestyle.json", '{ "dialect": "en-GB" }');
  expect(findProject(join(folder, "book", "part", "one"))).toBe(outer);
  const inner = written("book/.housestyle.json", '{ "words": ["zyntharil"] }');
  expect(findProject(join(folder, "book", "part", "one"))).toBe(inner);
  expect(findProject(folder)).toBe(outer);
  // It stands for itself: nothing is taken over from the one above.
  expect(readProject(inner)).toMatchObject({ words: ["zyntharil"], disabled: [] });
  expect(readProject(inner).dialect).toBeUndefined();
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
  ["{ no", /bad\.json: this is not JSON/],
  ["7", /bad\.json: write members in braces\.$/],
  ['{ "wrods": [] }', /bad\.json: there is no such setting: wrods\.$/],
  ['{ "words": "x" }', /bad\.json: words: write a list in square brackets\.$/],
  ['{ "words": [""] }', /bad\.json: words\.0: this may not be empty\.$/],
  ['{ "words": [7] }', /bad\.json: words\.0: write a text in quotation marks\.$/],
  ['{ "rules": [{}] }', /bad\.json: rules\.0\.match: this is missing\.$/],
  [`{ "rules": [{ "match": "${"x".repeat(501)}" }] }`, /rules\.0\.match: write at most 500 characters\.$/],
  ['{ "rules": [{ "match": "x", "caseSensitive": 1 }] }', /rules\.0\.caseSensitive: write true or false\.$/],
  ['{ "dialect": "tlh" }', /bad\.json: dialect: choose one of en-US, en-GB, en-CA, en-AU\.$/],
  ['{ "latex": { "commands": { "todo": "read" } } }', /latex\.commands\.todo: choose one of text, note, name, skip\.$/],
  ['{ "terms": [{ "text": "x", "status": "Maybe" }] }', /bad\.json: terms\.0\.status: choose one of Approved, /],
])("%s is refused in a sentence that names the place", (text, sentence) => {
  const read = () => readProject(written("bad.json", text));
  expect(read).toThrow(ProjectError);
  expect(read).toThrow(sentence);
});

test("a file that is not there is said to be", () => {
  expect(() => readProject(join(folder, "none.json"))).toThrow(/none\.json: cannot be read \(ENOENT\)/);
});
