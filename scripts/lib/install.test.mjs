import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { reasonFor } from "./install.mjs";
import { isInstalled } from "./installed.mjs";
import { texts } from "./texts.mjs";

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "hs-install-"));
  mkdirSync(join(folder, "node_modules", "a"), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

function lock(wanted, found) {
  writeFileSync(join(folder, "package-lock.json"), JSON.stringify({ packages: wanted }));
  writeFileSync(join(folder, "node_modules", ".package-lock.json"), JSON.stringify({ packages: found }));
}

test("what the lockfile asks for is there", () => {
  lock({ "": {}, "node_modules/a": { version: "1.0.0" } }, { "node_modules/a": { version: "1.0.0" } });
  expect(isInstalled(folder, true)).toBe(true);
});

test("another version is not what it asks for, nor is a folder that was removed", () => {
  lock({ "node_modules/a": { version: "1.0.1" } }, { "node_modules/a": { version: "1.0.0" } });
  expect(isInstalled(folder, true)).toBe(false);
  lock({ "node_modules/b": { version: "1.0.0" } }, { "node_modules/b": { version: "1.0.0" } });
  expect(isInstalled(folder, true)).toBe(false);
});

test("packages of other machines need not be there, those for development only when wanted", () => {
  lock(
    { "node_modules/b": { version: "1.0.0", optional: true }, "node_modules/c": { version: "1.0.0", dev: true } },
    {},
  );
  expect(isInstalled(folder, false)).toBe(true);
  expect(isInstalled(folder, true)).toBe(false);
});

test("nothing is installed where there is no node_modules", () => {
  rmSync(join(folder, "node_modules"), { recursive: true });
  writeFileSync(join(folder, "package-lock.json"), JSON.stringify({ packages: {} }));
  expect(isInstalled(folder, false)).toBe(false);
});

test.each([
  ["npm error code ENOTFOUND", texts.installOffline],
  ["npm error connect ECONNREFUSED 127.0.0.1:1", texts.installOffline],
  ["npm error code ENOSPC", texts.installFull],
  ["npm error code E404", texts.installFailed],
])("%s", (complaint, sentence) => {
  expect(reasonFor(complaint)).toBe(sentence);
});
