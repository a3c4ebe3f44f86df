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

it("a review is of changed lines alone, and comments that are already there stay alone", async () => {
  const { folder: place, file: write, housestyle: run } = command();
  const inPlace = (...args: string[]) => execFileSync("git", [...who, ...args], { cwd: place, stdio: "pipe" });
  write("a.md", "She ate a apple.\n\nAll is well.\n");
  inPlace("init", "-q", "-b", "main");
  inPlace("add", ".");
  inPlace("commit", "-qm", "first");
  write("a.md", "She ate a apple.\n\nAll is well with a orange.\n");
  const review = ["check", "--changed", "--format", "github-review"];
  const { out } = await run(review);
  const { comments } = JSON.parse(out);
  expect(comments).toMatchObject([{ path: "a.md", line: 3 }]);
  expect(comments[0].body).toContain("```suggestion\nAll is well with an orange.\n```");
  write("known.json", out);
  expect(JSON.parse((await run([...review, "--known", "known.json", "a.md"])).out).comments).toEqual([]);
  expect(await run(["check", "--format", "github-review", "a.md"])).toMatchObject({
    status: 2,
    err: "A review needs --changed, because comments are possible on changed lines only.\n",
  });
  expect(await run([...review, "--known", "no.json"])).toMatchObject({ status: 2 });
});
