import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { declarations } from "./lib/pack/declarations.mjs";
import { published } from "./lib/pack/published.mjs";
import { stageRoom } from "./lib/pack/stage.mjs";
import { root } from "./lib/root.mjs";

// What others install, without a registry: `npm run pack:try` does all of it for real.

const folder = mkdtempSync(join(tmpdir(), "housestyle-packed-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Puts a package where a project of others would have it. */
function installed(name, from) {
  const place = join(folder, "node_modules", name);
  mkdirSync(dirname(place), { recursive: true });
  symlinkSync(from, place, "junction");
}

test("engine, word list and plugin work in a folder that has nothing of ours but what is packed", async () => {
  for (const room of ["engine", "lexicon", "unified"]) {
    const one = published.find((each) => each.room === room);
    await stageRoom(one, join(folder, "node_modules", "@housestyle", room));
  }
  for (const name of [
    "@lezer",
    "re2js",
    "syllable",
    "pluralize",
    "normalize-strings",
    "zod",
    "icu-minify",
    "jsonc-parser",
  ])
    installed(name, join(root, "node_modules", name));
  const text = "She ate a apple.";
  writeFileSync(
    join(folder, "try.mjs"),
    `import housestyle from "@housestyle/unified";
    const said = [];
    const file = { cwd: ".", toString: () => ${JSON.stringify(text)}, message(reason, at) { said.push(at); return at; } };
    await housestyle()({ type: "RootNode" }, file);
    process.stdout.write(JSON.stringify(said));`,
  );
  const { stdout, stderr } = spawnSync(process.execPath, ["try.mjs"], { cwd: folder, encoding: "utf8" });
  expect(stderr).toBe("");
  expect(JSON.parse(stdout)).toEqual([
    expect.objectContaining({
      ruleId: "grammar/a-or-an",
      place: { start: { line: 1, column: 9, offset: 8 }, end: { line: 1, column: 10, offset: 9 } },
      actual: "a",
      expected: ["an"],
    }),
  ]);
});

test("declarations name each other by files that are there", () => {
  const files = declarations(["tables/src/index.ts"], ["tables"]);
  const named = [...files].flatMap(([path, text]) =>
    [...text.matchAll(/from "(\.[^"]+)\.js"/g)].map(([, name]) => join(dirname(path), `${name}.d.ts`)),
  );
  expect(named.length).toBeGreaterThan(3);
  expect([...files.keys()]).toEqual(expect.arrayContaining(named));
});
