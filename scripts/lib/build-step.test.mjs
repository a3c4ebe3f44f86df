import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { cli, server } from "./build.mjs";
import { buildStep } from "./build-step.mjs";
import { filesUnder, outsideOf } from "./fingerprint.mjs";
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

test("files that look as they did are not read again; one that was changed behind its back is built", async () => {
  const later = Date.now() + 60_000;
  const file = join(base, "src", "a.ts");
  await buildStep(base, step, later);
  await buildStep(base, step, later);
  expect(builds()).toBe(1);
  const stamp = join(base, "dist", ".built");
  const [print, outside] = readFileSync(stamp, "utf8").split("\n");
  // Nothing but the outside can have told it that nothing is to be done.
  writeFileSync(stamp, `another\n${outside}`);
  await buildStep(base, step, later);
  expect(builds()).toBe(1);
  writeFileSync(stamp, `${print}\n${outside}`);

  const { atime, mtime } = statSync(file);
  writeFileSync(file, "two");
  utimesSync(file, atime, mtime);
  await buildStep(base, step, later);
  expect([built(), builds()]).toEqual(["two", 2]);

  // As after a fresh checkout of the same: looked at anew, read, and not built.
  writeFileSync(file, "two");
  await buildStep(base, step, later);
  await buildStep(base, step, later);
  expect(builds()).toBe(2);
});

test("the outside of a file that has just changed tells nothing: the next change may bear the same time", () => {
  expect(outsideOf(base, ["src"], Date.now())).toBeUndefined();
  expect(outsideOf(base, ["src"], Date.now() + 60_000)).toMatch(/^[0-9a-f]{64}$/);
});

test("a build that failed is not taken for one, although it left a file", async () => {
  writeFileSync(join(base, "fail"), "");
  await expect(buildStep(base, step)).rejects.toThrow("Could not build a copy.");
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
