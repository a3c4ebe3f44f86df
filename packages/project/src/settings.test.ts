import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defaultSettings } from "@housestyle/engine";
import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { ProjectError, readProject, settingsOf } from "./index.ts";

const folder = mkdtempSync(join(tmpdir(), "hs-settings-"));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, ".housestyle.json");

function read(value: unknown) {
  writeFileSync(file, JSON.stringify(value));
  return readProject(file);
}

const text = fc.string({ minLength: 1, maxLength: 12 }).map((each) => each.trim() || "x");
const project = fc.record(
  {
    style: fc.constantFrom("general", "technical"),
    words: fc.array(text, { maxLength: 4 }),
    disabled: fc.array(text, { maxLength: 3 }),
    rules: fc.array(fc.record({ match: text, replace: text }, { requiredKeys: ["match"] }), { maxLength: 3 }),
    terms: fc.array(
      fc.record(
        { text, status: fc.constantFrom("Approved", "Forbidden", "Pending"), caseSensitive: fc.boolean() },
        { requiredKeys: ["text", "status"] },
      ),
      { maxLength: 3 },
    ),
  },
  { requiredKeys: [] },
);

test("what a file says is what the engine is told, numbered as it stands there", () => {
  holds(
    fc.property(project, (said) => {
      const settings = settingsOf(read(said));
      expect(settings.style).toBe(said.style ?? "general");
      expect([settings.words, settings.disabled]).toEqual([said.words ?? [], said.disabled ?? []]);
      expect(settings.rules.map(({ id, match }) => [id, match])).toEqual(
        (said.rules ?? []).map(({ match }, at) => [String(at + 1), match]),
      );
      expect(settings.terms).toEqual((said.terms ?? []).map((term, at) => ({ ...term, id: String(at + 1) })));
    }),
    { numRuns: 40 },
  );
});

test("what a file does not speak of is as everywhere", () => {
  const { words, disabled, ignores, rules, terms, style, ...others } = settingsOf(read({}));
  expect([words, disabled, ignores, rules, terms, style]).toEqual([[], [], [], [], [], "general"]);
  expect(defaultSettings).toMatchObject(others);
});

test.each([
  [{ words: [" "] }, "words.0"],
  [{ words: "Nordwind" }, "words"],
  [{ dialect: "en-XX" }, "dialect"],
  [{ level: "loud" }, "level"],
  [{ rules: [{ match: "" }] }, "rules.0.match"],
  [{ rules: [{ match: "a" }, { match: "b", replaces: "c" }] }, "rules.1"],
  [{ ignores: [{ rule: 7 }] }, "ignores.0.rule"],
  [{ terms: [{ text: "x", status: "Approved", replacement: "y".repeat(501) }] }, "terms.0.replacement"],
])("%j is refused at %s", (value, place) => {
  expect(() => read(value)).toThrow(ProjectError);
  expect(() => read(value)).toThrow(`${file}: ${place}: `);
});

test.each([[], null, 7, "text"])("a file that holds %j is none of settings", (value) => {
  expect(() => read(value)).toThrow(ProjectError);
});
