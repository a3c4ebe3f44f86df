import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { cli, server } from "./build.mjs";
import { buildStep } from "./build-step.mjs";
import { filesUnder } from "./fingerprint.mjs";
import { root } from "./root.mjs";

let base;
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), "hs-build-"));
  for (const folder of ["src", "dist"]) mkdirSync(join(base, folder));
  writeFileSync(join(base, "src", "a.ts"), "one");
});
afterEach(() => rmSync(base, { recursive: true }));

const copy = `
  const fs = require("node:fs");
  fs.writeFileSync("dist/a.js", fs.readFileSync("src/a.ts"));
  fs.appendFileSync("builds", "x");
  if (fs.existsSync("fail")) process.exit(1);`;
const step = {
  what: "a copy",
  inputs: ["src"],
  output: "dist/a.js",
  args: ["-e", copy],
  cwd: ".",
  finish: async () => {},
};
const built = () => readFileSync(join(base, "dist", "a.js"), "utf8");
const builds = () => readFileSync(join(base, "builds"), "utf8").length;

test("a source that has changed, or come, or gone, is built before anything runs; else nothing is", async () => {
  await buildStep(base, step);
  await buildStep(base, step);
  expect([built(), builds()]).toEqual(["one", 1]);
  appendFileSync(join(base, "src", "a.ts"), " two");
  await buildStep(base, step);
  expect([built(), builds()]).toEqual(["one two", 2]);
  writeFileSync(join(base, "src", "b.ts"), "");
  await buildStep(base, step);
  rmSync(join(base, "src", "b.ts"));
  await buildStep(base, step);
  expect(builds()).toBe(4);
  writeFileSync(join(base, "src", "a.test.ts"), "");
  await buildStep(base, step);
  expect(builds()).toBe(4);
});

test("a build that failed is not taken for one, although it left a file", async () => {
  writeFileSync(join(base, "fail"), "");
  await expect(buildStep(base, step)).rejects.toThrow("a copy could not be built");
  rmSync(join(base, "fail"));
  await buildStep(base, step);
  expect(builds()).toBe(2);
});

test.each([
  ["server", server],
  ["cli", cli],
])("every source that is in the built %s is among what makes it stale", (_, program) => {
  const looked = new Set(program.inputs.flatMap((input) => filesUnder(join(root, input))));
  const folder = join(root, program.output, "..");
  const sources = filesUnder(folder)
    .filter((file) => file.endsWith(".map"))
    .flatMap((file) => JSON.parse(readFileSync(file, "utf8")).sources.map((source) => join(folder, source)))
    .filter((source) => !source.includes("node_modules") && !source.includes("\0"));
  expect(sources.length).toBeGreaterThan(100);
  expect(sources.filter((source) => !looked.has(source))).toEqual([]);
});
