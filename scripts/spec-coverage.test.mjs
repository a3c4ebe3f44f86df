import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./lib/root.mjs";

const document = readFileSync(join(root, "docs", "spec-coverage.md"), "utf8");
/** The rows below the heads of the tables, cell by cell. */
const rows = document
  .split("\n")
  .filter((line) => line.startsWith("|") && !/^\| (Specification|---)/.test(line))
  .map((line) => line.slice(1, -1).split(/(?<!\\)\|/));

/** What the last cell of a row names: files, each perhaps with the title of a test in it. */
const proofs = rows.flatMap(([, , shown = ""]) =>
  shown
    .split("<br>")
    .map((entry) => /^`([^`]+)`(?: “(.+)”)?$/.exec(entry.trim()))
    .flatMap((found) => (found ? [{ path: found[1] ?? "", title: found[2] ?? "" }] : [])),
);

test("every line of the specification names what shows it, or says that nothing does", () => {
  expect(rows.length).toBeGreaterThan(250);
  const bare = rows.filter(
    ({ length, 2: shown = "" }) =>
      length !== 3 || !shown.split("<br>").every((entry) => /^(`[^`]+`( “.+”)?|—)$/.test(entry.trim())),
  );
  expect(bare).toEqual([]);
});

test("every file that is named exists, and every test that is named is in its file", () => {
  const missing = proofs.filter(
    ({ path, title }) => !existsSync(join(root, path)) || !readFileSync(join(root, path), "utf8").includes(title),
  );
  expect(missing).toEqual([]);
});
