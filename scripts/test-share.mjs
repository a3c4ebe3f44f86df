/**
 * How many lines of tests there are for each line of code, by room and for all packages together. Blank lines and comments
 * count as neither, nor do tables of words; the sentences of a rule's text and the examples of a template are tests.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { linesOf, sentencesOf } from "./lib/lines-of.mjs";
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
  const files = readdirSync(folder, { recursive: true }).map((path) => String(path).replaceAll("\\", "/"));
  const counts = files.flatMap((path) => {
    const text = () => readFileSync(join(folder, path), "utf8");
    if (/^rules\/[a-z]+\/.+\.txt$/.test(path)) return { tests: sentencesOf(text()), code: 0 };
    if (!/\.tsx?$/.test(path)) return [];
    const file = ts.createSourceFile(path, text(), ts.ScriptTarget.Latest, true);
    return linesOf(file, /\.test\.tsx?$|(^|\/)testing\//.test(path));
  });
  return { tests: sum(counts, "tests"), code: sum(counts, "code") };
}
