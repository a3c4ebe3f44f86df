import { execFileSync } from "node:child_process";
import { appendFileSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { UsageError } from "../options.ts";
import { Changes, linesIn, touches } from "./changed-lines.ts";

const top = mkdtempSync(join(tmpdir(), "hs-changed-"));
afterAll(() => rmSync(top, { recursive: true }));
const who = ["-c", "user.name=A", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false"];
const git = (...args: string[]) => execFileSync("git", [...who, ...args], { cwd: top, stdio: "pipe" });
const write = (name: string, text: string) => writeFileSync(join(top, name), text);

beforeAll(() => {
  git("init", "-q", "-b", "main");
  mkdirSync(join(top, "docs"));
  write("docs/first.md", "new\n");
});

test("where nothing is committed yet, everything is new", () => {
  const lines = new Changes(top, undefined).in("docs/first.md");
  expect(touches(lines ?? [], 7, 7)).toBe(true);
});

test("lines count that are not committed, or were changed since HEAD has left a branch", () => {
  write("docs/a.md", "one\ntwo\nthree\nfour\nfive\n");
  write("docs/old.md", `${"a line\n".repeat(9)}`);
  git("add", ".");
  git("commit", "-qm", "first");
  git("checkout", "-qb", "mine");
  write("docs/a.md", "one\nTWO\nthree\nfour\nfive\n");
  renameSync(join(top, "docs/old.md"), join(top, 'docs/né "w".md'));
  appendFileSync(join(top, 'docs/né "w".md'), "++ a new line\n");
  git("add", ".");
  git("commit", "-qm", "second");
  // What comes to the branch meanwhile is nobody's here.
  git("checkout", "-q", "main");
  write("docs/first.md", "theirs\n");
  git("commit", "-qam", "theirs");
  git("checkout", "-q", "mine");
  write("docs/a.md", "one\nTWO\nfour\nfive\nsix\nseven\n");
  write("docs/fresh.md", "fresh\n");
  git("config", "diff.noprefix", "true");
  git("config", "diff.context", "5");

  const own = new Changes(join(top, "docs"), undefined);
  expect(own.in("a.md")).toEqual([{ first: 5, last: 6 }]);
  expect([own.in('né "w".md'), own.in("first.md"), own.in("no-such.md")]).toEqual([undefined, undefined, undefined]);
  const since = new Changes(top, "main");
  expect(since.in("docs/a.md")).toEqual([
    { first: 2, last: 2 },
    { first: 5, last: 6 },
  ]);
  expect(since.in('docs/né "w".md')).toEqual([{ first: 10, last: 10 }]);
  expect(since.in("docs/fresh.md")).toEqual([{ first: 1, last: Number.POSITIVE_INFINITY }]);
  expect(since.in("docs/first.md")).toBeUndefined();
});

test("what git cannot tell is said", () => {
  expect(() => new Changes(top, "no-such")).toThrow(UsageError);
  expect(() => new Changes(top, "--output=x")).toThrow(UsageError);
});

test("lines of a text that look like a diff are none", () => {
  const diff = "--- a/x\n+++ b/x\n@@ -1,2 +1,2 @@\n--- a/y\n-@@ -1 +1 @@\n+++ b/y\n+@@ -9 +9 @@\n@@ -9 +9,0 @@\n-z\n";
  expect([...linesIn(diff)]).toEqual([["x", [{ first: 1, last: 2 }]]]);
});
