import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { command } from "../testing/command.ts";

const { folder, file, housestyle } = command();
const who = ["-c", "user.name=A", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false"];
const git = (...args: string[]) => execFileSync("git", [...who, ...args], { cwd: folder, stdio: "pipe" });
const places = async (...args: string[]) =>
  (await housestyle(["check", ...args])).out.match(/^.*:\d+:\d+(?=: error)/gm) ?? [];

it("only lines that were changed are told of, and fixed", async () => {
  const path = file("docs/a.md", "She ate a apple.\n\nAll is well.\n");
  file("docs/b.md", "He found a egg.\n");
  git("init", "-q", "-b", "main");
  git("add", ".");
  git("commit", "-qm", "first");
  expect(await housestyle(["check", "--changed"])).toEqual({ status: 0, out: "", err: "0 suggestions in 0 files.\n" });
  file("docs/a.md", "She ate a apple.\n\nAll is well with a orange.\n");
  file("new.txt", "This is a open end.\n");
  file("main.ts", "// This is a open end.\n");
  expect(await places("--changed")).toEqual(["docs/a.md:3:18", "new.txt:1:9"]);
  expect(await places("--changed", "docs")).toEqual(["docs/a.md:3:18"]);
  git("add", ".");
  git("commit", "-qm", "second");
  expect(await places("--changed")).toEqual([]);
  expect(await places("--changed", "HEAD~1", "docs")).toEqual(["docs/a.md:3:18"]);
  expect(await places("--changed=HEAD~1", "docs/b.md")).toEqual([]);
  expect(await housestyle(["check", "--changed", "no-such"])).toMatchObject({
    status: 2,
    err: expect.stringContaining("git could not determine what changed"),
  });
  await housestyle(["check", "--changed=HEAD~1", "--fix", "docs"]);
  expect(readFileSync(path, "utf8")).toBe("She ate a apple.\n\nAll is well with an orange.\n");
});
