import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { sharedServer } from "../../../server/src/testing/shared-server.ts";
import { rules } from "../../../server/src/testing/stored-content.ts";
import { withTeam } from "../../../server/src/testing/visitor.ts";
import { command } from "../testing/command.ts";
import { git, startGitServer } from "../testing/git-server.ts";

const server = await sharedServer();
const { folder: root, housestyle } = command();
mkdirSync(join(root, "served"));
const served = await startGitServer(join(root, "served"));
afterAll(() => served.close());

/** Someone's clone of the repository. */
async function clone(name: string) {
  await git(root, "clone", "-q", `${served.url}/style.git`, name);
  const folder = join(root, name);
  const guide = join(folder, "housestyle/guides/general-rules.yaml");
  return {
    git: (...args: string[]) => git(folder, ...args),
    read: () => readFileSync(guide, "utf8"),
    edit: (change: (text: string) => string) => writeFileSync(guide, change(readFileSync(guide, "utf8"))),
    commit: async (message: string) => {
      await git(folder, "add", "-A");
      await git(folder, "commit", "-qm", message);
      await git(folder, "push", "-q", "origin", "HEAD");
    },
    folder,
  };
}

it("keeps a team and a repository together: a build pulls, a pull request is checked, and a merge is pushed", async () => {
  const { admin, teamId } = await withTeam(server, "Git");
  const { body } = await admin.post<{ Token: string }>("/api/v1/tokens", {
    Name: "CI",
    Scopes: ["read", "write", "check"],
  });
  const env = { HOUSESTYLE_SERVER: server.url, HOUSESTYLE_KEY: body.Token };
  const sync = (cwd: string, ...args: string[]) => housestyle(["sync", ...args], "", { env, cwd });
  const guides = await admin.get<{ Id: number }[]>(`/api/styleguide?Filter=TeamId eq ${teamId}`);
  const StyleGuideId = guides.body[0]?.Id;
  await admin.post("/api/styleguide/items", [
    { StyleGuideId, Match: "e-mail", Replace: "email" },
    { StyleGuideId, Match: "utilize", Replace: "use" },
  ]);
  await git(join(root, "served"), "init", "-q", "--bare", "-b", "main", "style.git");

  // A build writes the first files.
  const build = await clone("build");
  await build.git("checkout", "-qb", "main");
  await sync(build.folder);
  await build.commit("Sync");

  // Someone edits a file on a branch, and someone else the team on the server.
  const ann = await clone("ann");
  await ann.git("checkout", "-qb", "plain-words");
  ann.edit(
    (text) =>
      `${text.replace("  - match: utilize", "  # Plain words\n  - match: utilize")}  - match: leverage\n    replace: use\n`,
  );
  await ann.commit("Plain words");
  const stored = (await rules(admin)).find(({ Match }) => Match === "e-mail");
  await admin.put("/api/styleguide/items", [{ ...stored, Message: "One word" }]);

  // The pull request is checked, and nothing changes.
  const comment = join(root, "comment.md");
  await build.git("fetch", "-q");
  await build.git("checkout", "-q", "plain-words");
  expect(await sync(build.folder, "--check", "--comment", comment)).toMatchObject({ status: 0, err: "" });
  expect(await build.git("status", "--porcelain")).toBe("");
  expect(readFileSync(comment, "utf8")).toContain("| Added | leverage |");
  expect((await rules(admin)).map(({ Match }) => Match)).not.toContain("leverage");

  // It is merged, and the build syncs: the change of the server is the only change of the guide.
  await build.git("checkout", "-q", "main");
  await build.git("merge", "-q", "--no-edit", "origin/plain-words");
  expect(await sync(build.folder)).toMatchObject({ status: 0, err: "" });
  expect((await build.git("diff", "-U0", "--", "housestyle/guides")).split("\n").slice(4)).toEqual([
    expect.stringMatching(/^@@/),
    "+    message: One word",
    "",
  ]);
  expect((await build.git("diff", "--name-only")).trim().split("\n")).toEqual([
    "housestyle/.housestyle-sync.json",
    "housestyle/guides/general-rules.yaml",
  ]);
  await build.commit("Sync");
  expect((await rules(admin)).map(({ Match }) => Match)).toEqual(["e-mail", "leverage", "utilize"]);

  // Everyone has the same.
  await ann.git("checkout", "-q", "main");
  await ann.git("pull", "-q");
  expect(ann.read()).toBe(build.read());
  expect(ann.read()).toContain("  # Plain words\n");
  expect((await sync(ann.folder, "--check")).out).toContain("are the same");

  // Two changes of the same value: the pull request fails, with both values in its comment.
  ann.edit((text) => text.replace("One word", "A single word"));
  await admin.put("/api/styleguide/items", [{ ...stored, RowVersion: undefined, Message: "No hyphen" }]);
  const conflict = await sync(ann.folder, "--check", "--comment", comment);
  expect([conflict.status, conflict.err]).toEqual([1, expect.stringContaining('"A single word"')]);
  expect(readFileSync(comment, "utf8")).toContain('  server: "No hyphen"');
});
