import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./lib/root.mjs";
import { coverageDoc, readCoverage } from "./lib/spec-coverage.mjs";

const textOf = (file) => readFileSync(join(root, file), "utf8");
const sections = readCoverage(textOf("docs/spec-coverage.tsv"));
const requirements = sections.flatMap((section) => section.requirements);

test("every line of the specification names the tests that hold it, or says why there are none", () => {
  expect(requirements.length).toBeGreaterThan(250);
  expect(requirements.filter(({ how, tests }) => how === "" && tests.length === 0)).toEqual([]);
});

test("every file that is named exists, and every test that is named is in its file", () => {
  const named = requirements.flatMap(({ tests }) => tests);
  expect(named.length).toBeGreaterThan(350);
  const missing = named.filter(
    ({ file, title }) => !existsSync(join(root, file)) || title === "" || !textOf(file).includes(title),
  );
  expect(missing).toEqual([]);
});

test("the page is up to date", () => {
  expect(textOf("docs/spec-coverage.md"), "Run: node scripts/spec-coverage.mjs").toBe(coverageDoc(sections));
});
