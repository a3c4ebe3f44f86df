import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { compile } from "../packages/texts/src/compile.ts";
import { inMadeUp } from "../packages/texts/src/made-up.ts";
import { placesOf } from "../packages/texts/src/places-of.ts";
import { translationFaults } from "../packages/texts/src/translation-faults.ts";
import { ownNode } from "./lib/own-node.mjs";
import { root } from "./lib/root.mjs";

const folder = mkdtempSync(join(tmpdir(), "hs-catalogue-"));
const file = join(folder, "messages.json");
const run = (...args) => spawnSync(ownNode(), ["scripts/catalogue.mjs", ...args], { cwd: root, encoding: "utf8" });

let messages = [];
beforeAll(() => {
  expect(run("write", file).stderr).toBe("");
  messages = Object.entries(JSON.parse(readFileSync(file, "utf8")));
});

/** The names of a compiled message's places, wherever they stand. */
const namesIn = (message) =>
  Array.isArray(message)
    ? message.flatMap((part) =>
        Array.isArray(part) ? [part[0], ...Object.values(part[2] ?? {}).flatMap(namesIn)] : [],
      )
    : [];

test("every message can be read, and asks for the same in the made-up language", () => {
  expect(messages.length).toBeGreaterThan(1_500);
  for (const [key, source] of messages) {
    const names = [...new Set(namesIn(inMadeUp(compile(source))))].sort();
    expect([key, names]).toEqual([key, placesOf(source)]);
  }
});

test("no two catalogues have one name, which would hide the texts of one", () => {
  const { stdout } = spawnSync(
    "git",
    ["grep", "-hoE", '= catalogue\\("[^"]+"', "--", "packages/*/src/*.ts", "apps/*/src/*.ts", ":!*.test.ts"],
    {
      cwd: root,
      encoding: "utf8",
    },
  );
  const names = stdout.trim().split("\n").sort();
  expect(names.length).toBeGreaterThan(40);
  expect(names).toEqual([...new Set(names)]);
});

test("what was written is taken back as it was, and nothing that is wrong", () => {
  const english = new Map(messages);
  expect(translationFaults(english, Object.fromEntries(messages))).toEqual([]);
  expect(
    translationFaults(english, { "cli.summary": "{findings} {nothing}", "cli.nowhere": "", "cli.noFiles": "{" }),
  ).toEqual([
    "cli.summary: asks for findings, nothing instead of files, findings.",
    "cli.nowhere: there is no such message.",
    expect.stringMatching(/^cli\.noFiles: cannot be read/),
  ]);
  const wrong = join(folder, "wrong.json");
  writeFileSync(wrong, JSON.stringify({ "cli.fixed": "{count} {more}" }));
  expect(run("read", wrong, "tlh")).toMatchObject({ status: 1, stdout: "" });
});
