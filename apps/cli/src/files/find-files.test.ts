import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { UsageError } from "../options.ts";
import { findFiles } from "./find-files.ts";

const cwd = mkdtempSync(join(tmpdir(), "hs-files-"));
afterAll(() => rmSync(cwd, { recursive: true }));

const write = (path: string, content = ""): void => {
  mkdirSync(join(cwd, dirname(path)), { recursive: true });
  writeFileSync(join(cwd, path), content);
};
mkdirSync(join(cwd, ".git"));
write(".gitignore", "build/\n*.tmp.md\n/docs/made/*\n!/docs/made/kept.md\n");
write(".housestyleignore", "# Not ours\nvendor\ndocs/old/**\n");
write("docs/.gitignore", "drafts\n");
write("docs/deep/.housestyleignore", "!again.tmp.md\n");
for (const path of [
  ...["README.md", "notes.txt", "main.ts", "requirements.txt", ".hidden.md", ".github/bug.md", "build/out.md"],
  ...["node_modules/x/README.md", "vendor/x/README.md", "docs/a.html", "docs/b.go", "docs/[1].md", "docs/x.tmp.md"],
  ...["docs/old/a.md", "docs/drafts/a.md", "docs/deep/again.tmp.md", "docs/deep/c.md", "docs/made/a.md"],
  "docs/made/kept.md",
])
  write(path);
symlinkSync(join(cwd, "docs"), join(cwd, "linked"));

const found = (...asked: string[]) => findFiles(asked, { cwd, obeys: true }).names;

test("a folder gives what is prose, and obeys the ignore files in it and above it", () => {
  const docs = ["docs/[1].md", "docs/a.html", "docs/deep/again.tmp.md", "docs/deep/c.md", "docs/made/kept.md"];
  expect(found("docs")).toEqual(docs);
  expect(found("docs/")).toEqual(docs);
  expect(found(".")).toEqual(["README.md", ...docs, "notes.txt"]);
  expect(found(join(cwd, "docs/deep"))).toEqual([join(cwd, "docs/deep/again.tmp.md"), join(cwd, "docs/deep/c.md")]);
});

test("ignore files can be left aside; hidden files and packages stay where they are", () => {
  const { names } = findFiles(["."], { cwd, obeys: false });
  expect(names).toEqual(expect.arrayContaining(["build/out.md", "docs/old/a.md", "vendor/x/README.md"]));
  expect(names.filter((name) => /node_modules|\.hidden|\.github|linked/.test(name))).toEqual([]);
});

test("a glob gives what fits it: prose, and whatever ending it names", () => {
  expect(found("docs/*")).toEqual(["docs/[1].md", "docs/a.html"]);
  expect(found("**/*.go")).toEqual(["docs/b.go"]);
  expect(found("docs/**/*.{md,go}")).toEqual(expect.arrayContaining(["docs/b.go", "docs/deep/c.md"]));
  expect(found(".github/*.md")).toEqual([".github/bug.md"]);
  // A file of that name goes before a glob.
  expect(found("docs/[1].md")).toEqual(["docs/[1].md"]);
});

test("an exclamation mark takes away, and nothing is read twice", () => {
  expect(found("docs", "docs/deep/c.md", "!docs/made", "!**/*.html")).toEqual([
    ...["docs/[1].md", "docs/deep/again.tmp.md", "docs/deep/c.md"],
  ]);
});

test("a file that is named is read wherever it lies, but for those our own ignore file names", () => {
  expect(findFiles(["build/out.md", "main.ts", "-", "docs/old/a.md", "no-such.md"], { cwd, obeys: true })).toEqual({
    names: ["build/out.md", "main.ts", "-", "no-such.md"],
    leftOut: 1,
  });
  expect(findFiles(["docs/old/a.md"], { cwd, obeys: false })).toEqual({ names: ["docs/old/a.md"], leftOut: 0 });
});

test.each(["*.xyz", "nowhere/**/*.md"])("%s gives nothing, and that is said", (asked) => {
  expect(() => found(asked)).toThrow(UsageError);
});
