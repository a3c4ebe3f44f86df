import { readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { command } from "../testing/command.ts";

const { folder, file, housestyle } = command();
const check = (...args: string[]) => housestyle(["check", "docs", "--baseline", "ci/known.json", ...args]);
const inFile = () => JSON.parse(readFileSync(join(folder, "ci/known.json"), "utf8"));

it("is made of what is found, and silences that and nothing else", async () => {
  file("docs/a.md", "She ate a apple.\n");
  file("docs/b.md", "He found a egg in the garden.\n");
  file("docs/good.md", "All is well.\n");
  expect(await check()).toMatchObject({ status: 2, err: expect.stringContaining("ci/known.json: baseline not found") });
  const made = await check("--update-baseline");
  expect(made).toEqual({
    ...{ status: 0, out: "" },
    err: "ci/known.json now contains 2 suggestions for these files.\n0 suggestions in 3 files.\n",
  });
  expect(inFile()).toEqual({
    version: 1,
    files: {
      "../docs/a.md": [{ rule: "grammar/a-or-an", text: "a", in: "She ate a apple." }],
      "../docs/b.md": [{ rule: "grammar/a-or-an", text: "a", in: "He found a egg in the garden." }],
    },
  });
  expect(await check()).toEqual({ status: 0, out: "", err: "0 suggestions in 3 files.\n" });
  file("docs/a.md", "# New\n\n- She ate\n  a apple.\n- She ate a apple.\n");
  const { status, out } = await check();
  expect([status, out.match(/^docs\/.*:\d+(?=: error)/gm)]).toEqual([1, ["docs/a.md:5:11"]]);
});

it("knows a sentence in the file it has moved to, says what is gone, and forgets that when it is made anew", async () => {
  file("docs/a.md", "All is well.\n");
  renameSync(join(folder, "docs/b.md"), join(folder, "docs/c.md"));
  expect(await check()).toMatchObject({
    ...{ status: 0, out: "" },
    err: expect.stringContaining("1 suggestion in the baseline has been resolved."),
  });
  file("docs/d.md", "She had a orange.");
  // Of what is not read here, what was known is kept as long as the file is there.
  await housestyle(["check", "docs/d.md", "--baseline", "ci/known.json", "--update-baseline"]);
  expect(Object.keys(inFile().files)).toEqual(["../docs/a.md", "../docs/d.md"]);
  rmSync(join(folder, "docs/a.md"));
  await check("--update-baseline");
  expect(Object.keys(inFile().files)).toEqual(["../docs/c.md", "../docs/d.md"]);
});

it("says what cannot be used", async () => {
  file("ci/known.json", "[]");
  expect(await check()).toMatchObject({
    status: 2,
    err: expect.stringContaining("ci/known.json: not a baseline file"),
  });
  const args = ["check", "docs", "--update-baseline"];
  expect(await housestyle(args)).toMatchObject({ status: 2, err: expect.stringContaining("requires --baseline FILE") });
});
