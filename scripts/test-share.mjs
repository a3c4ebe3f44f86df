/**
 * How many lines of tests there are for each line of code, by room and for all packages together. Blank lines and comments
 * count as neither, nor do tables of words; the examples and look-alikes of a rule are tests.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { linesOf } from "./lib/lines-of.mjs";
import { root } from "./lib/root.mjs";

const sum = (all, member) => all.reduce((total, each) => total + each[member], 0);
const rooms = ["packages", "apps"].flatMap((street) =>
  readdirSync(join(root, street)).map((room) => ({
    name: `${street}/${room}`,
    ...countsOf(join(root, street, room, "src")),
  })),
);
const packages = rooms.filter(({ name }) => name.startsWith("packages/"));
const all = { name: "all packages", tests: sum(packages, "tests"), code: sum(packages, "code") };
for (const { name, tests, code } of [...rooms, all]) {
  process.stdout.write(
    `${name.padEnd(22)}${String(tests).padStart(7)} ${String(code).padStart(7)}  ${(tests / code).toFixed(2)}\n`,
  );
}

function countsOf(folder) {
  const files = readdirSync(folder, { recursive: true })
    .map(String)
    .filter((path) => /\.tsx?$/.test(path));
  const counts = files.map((path) => {
    const file = ts.createSourceFile(path, readFileSync(join(folder, path), "utf8"), ts.ScriptTarget.Latest, true);
    return linesOf(file, /\.test\.tsx?$|(^|\/)testing\//.test(path));
  });
  return { tests: sum(counts, "tests"), code: sum(counts, "code") };
}
