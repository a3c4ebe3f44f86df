import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./root.mjs";

const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));

/** Where npm finds a package from inside another: beside it, or further up. */
function isLocked(from, name) {
  const steps = from.split("/node_modules/");
  return (
    steps.some((_, i) => packages[[...steps.slice(0, steps.length - i), name].join("/node_modules/")]) ||
    Boolean(packages[`node_modules/${name}`])
  );
}

// npm drops packages of other machines when it writes the lockfile on one that cannot see them; `npm ci` then refuses
// the lockfile on every machine.
test("the lockfile names the packages of every machine", () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !isLocked(path, name)),
  );
  expect(missing).toEqual([]);
});

// Without it nobody could tell a package from one that was put in its place.
test("every package is locked with its checksum", () => {
  const without = Object.entries(packages).filter(
    ([path, { link, integrity }]) => isForeign(path) && !link && !integrity,
  );
  expect(without.map(([path]) => path)).toEqual([]);
});

const isForeign = (path) => path.includes("node_modules/");
