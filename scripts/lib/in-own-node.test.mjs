import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./root.mjs";

const textOf = (path) => readFileSync(join(root, path), "utf8");
const told = new Set(textOf("CONTRIBUTING.md").match(/(?<=node )scripts\/[\w-]+\.mjs/g));
const scripts = [...told].map((path) => ({ path, source: textOf(path) }));
const pathsOf = (some) => some.map(({ path }) => path);

test("what people are told to run takes any Node they have, and reads sources when the right one runs", () => {
  expect(scripts.length).toBeGreaterThan(2);
  expect(pathsOf(scripts.filter(({ source }) => /^import .* from "(@housestyle\/|\.\..*\.ts")/m.test(source)))).toEqual(
    [],
  );
  const late = scripts.filter(({ source }) => /await import\("(@housestyle\/|\.\.\/packages)/.test(source));
  expect(pathsOf(late)).toContain("scripts/catalogue.mjs");
  expect(pathsOf(late.filter(({ source }) => !source.includes("inOwnNode(")))).toEqual([]);
});
