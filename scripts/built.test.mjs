import { execFile, spawnSync } from "node:child_process";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parse } from "yaml";
import { inSource } from "../apps/server/src/http/in-source.ts";
import { startNode } from "../apps/server/src/testing/start-node.ts";
import { freshDatabase } from "../apps/server/src/testing/test-database.ts";
import { upload } from "../apps/server/src/testing/upload.ts";
import { signedUp, stranger } from "../apps/server/src/testing/visitor.ts";
import { ServerProcess } from "../packages/lsp/src/testing/server-process.ts";
import { root } from "./lib/root.mjs";

// Server and command as users run them: built to JavaScript, with their threads and processes.

const program = join(root, "apps/server/dist/main.js");
/** Where nobody can keep compiled code. */
const nowhere = { NODE_COMPILE_CACHE: "/dev/null/nowhere" };
const folder = mkdtempSync(join(tmpdir(), "hs-built-"));
let fresh;
let node;

beforeAll(async () => {
  fresh = await freshDatabase();
});
afterAll(async () => {
  await node?.stop();
  await fresh?.database.close();
  rmSync(folder, { recursive: true, force: true });
});

test("the server checks on threads and reads a file in its closed process, code cache or not", async () => {
  const settings = { DATABASE_URL: fresh.url, HOUSESTYLE_DATA: folder, HOUSESTYLE_CHECK_THREADS: "2" };
  node = await startNode(program, { ...settings, ...nowhere });
  // The second thread starts for them, and nobody is sent away meanwhile.
  const ask = async () => {
    for (let call = 0; call < 40; call++) {
      const tagged = await stranger(node).post("/api/tagtext", { Text: `“She” ate a apple, ${call}.` });
      expect(tagged.status).toBe(200);
      expect(tagged.body.Tags).toMatchObject([{ startPos: 10, endPos: 10, suggestions: ["an"] }]);
    }
  };
  await Promise.all([ask(), ask(), ask(), ask()]);
  const person = await signedUp(node);
  const report = await upload(person, node, "dictionary", "Word,Note\nZyntharil,ours\n", { dryRun: false });
  expect(report).toMatchObject({ status: 200, body: { Imported: 1, Format: "csv" } });
});

test("the language server answers an editor over standard input and output, and ends when it is told to", async () => {
  const server = await ServerProcess.start();
  server.opens("file:///letter.md", "markdown", "She ate a apple.");
  const { diagnostics } = await server.told((each) => each.diagnostics.length > 0);
  expect(diagnostics).toMatchObject([{ code: "grammar/a-or-an", range: { start: { line: 0, character: 8 } } }]);
  expect(await server.ends()).toBe(0);
});

test("a trace of what is built names the sources", () => {
  const says = "The checker is not ready yet.";
  // Which of the files it is built into is nobody's business.
  const built = readdirSync(dirname(program))
    .filter((name) => name.endsWith(".js"))
    .map((name) => join(dirname(program), name))
    .find((file) => readFileSync(file, "utf8").includes(says));
  const lines = readFileSync(built, "utf8").split("\n");
  const line = lines.findIndex((each) => each.includes(says));
  const place = `${pathToFileURL(built)}:${line + 1}:${lines[line].indexOf("Error") + 1}`;
  const source = join(root, "apps/server/src/checking/checker.ts");
  const [, number] = /:(\d+)\)$/.exec(inSource(`    at ready (${place})`)) ?? [];
  expect(inSource(`    at ready (${place})`)).toBe(`    at ready (${source}:${number})`);
  expect(readFileSync(source, "utf8").split("\n")[number - 1]).toContain(says);
  const other = "    at node:internal/process/task_queues:105:5";
  expect(inSource(other)).toBe(other);
});

test("the command finds what it should, code cache or not", () => {
  const file = join(folder, "a.txt");
  writeFileSync(file, "“Well.” She ate a apple.\n");
  const { status, stdout } = spawnSync(process.execPath, [join(root, "apps/cli/bin/housestyle.mjs"), "check", file], {
    encoding: "utf8",
    env: { ...process.env, ...nowhere },
  });
  expect([status, stdout]).toEqual([
    1,
    `${file}:1:17: error grammar/a-or-an: Use “an” before “apple”, which starts with a vowel sound. → an\n`,
  ]);
});

test("the command reads a folder on several threads", () => {
  const sentence = "She ate a apple.\n";
  const names = ["a.md", "b.md", "c.md"];
  // Blank lines are quickly read, and enough of them are worth a thread.
  for (const name of names) writeFileSync(join(folder, name), sentence + "\n".repeat(200_000));
  writeFileSync(join(folder, "d.md"), Buffer.of(0xff, 0));
  const command = [join(root, "apps/cli/bin/housestyle.mjs"), "check", folder];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: "utf8" });
  const found = stdout.match(/[^/]+\.md:\d+:\d+: error [^:]+/g);
  expect([status, found]).toEqual([2, names.map((name) => `${name}:1:9: error grammar/a-or-an`)]);
  expect(stderr).toContain("d.md: not a text file.");
});

test("the script for GitLab reads all pages of comments and starts threads on the commits of the merge request", async () => {
  const sent = [];
  const gitlab = createServer((request, response) => {
    const url = new URL(request.url, "http://localhost");
    let body = "";
    request.on("data", (part) => {
      body += part;
    });
    request.on("end", () => {
      if (request.method !== "GET")
        sent.push({ path: url.pathname, token: request.headers["private-token"], ...JSON.parse(body) });
      const page = url.searchParams.get("page");
      response.setHeader("x-next-page", page === "1" ? "2" : "");
      response.end(
        page
          ? JSON.stringify([{ page, id: Number(page), body: page === "2" ? "<!-- mark -->\nold" : "" }])
          : JSON.stringify({ diff_refs: { base_sha: "b", head_sha: "h", start_sha: "s" } }),
      );
    });
  });
  await new Promise((resolve) => gitlab.listen(0, "127.0.0.1", resolve));
  const env = {
    ...process.env,
    ...{
      CI_API_V4_URL: `http://127.0.0.1:${gitlab.address().port}/api/v4`,
      CI_PROJECT_ID: "3",
      CI_MERGE_REQUEST_IID: "9",
    },
    HOUSESTYLE_GITLAB_TOKEN: "secret",
  };
  const script = (...args) =>
    promisify(execFile)(process.execPath, [join(root, "deploy/ci/gitlab-review.mjs"), ...args], { env });
  const known = join(folder, "known.json");
  await script("known", known);
  expect(
    readFileSync(known, "utf8")
      .split("\n")
      .map((line) => JSON.parse(line)[0].page),
  ).toEqual(["1", "2"]);
  const threads = join(folder, "threads.json");
  writeFileSync(threads, JSON.stringify([{ body: "B", position: { new_path: "a.md", new_line: 2 } }]));
  await script("send", threads);
  expect(sent).toEqual([
    {
      ...{ path: "/api/v4/projects/3/merge_requests/9/discussions", token: "secret", body: "B" },
      position: { base_sha: "b", head_sha: "h", start_sha: "s", new_path: "a.md", new_line: 2 },
    },
  ]);
  const note = join(folder, "note.md");
  writeFileSync(note, "<!-- mark -->\nnew");
  await script("note", note);
  writeFileSync(note, "<!-- other -->\nfirst");
  await script("note", note);
  expect(sent.slice(1).map(({ path, body }) => [path, body])).toEqual([
    ["/api/v4/projects/3/merge_requests/9/notes/2", "<!-- mark -->\nnew"],
    ["/api/v4/projects/3/merge_requests/9/notes", "<!-- other -->\nfirst"],
  ]);
  gitlab.close();
});

test("the ready files for syncing check a pull request, comment once, and commit what the server has", async () => {
  const person = await signedUp(node);
  const [team] = (await person.post("/api/teams", [{ Name: "Built" }])).body;
  const { body: key } = await person.post("/api/v1/tokens", { Name: "CI", Scopes: ["check", "read", "write"] });
  const work = join(folder, "synced");
  const git = (...args) =>
    spawnSync("git", ["-c", "user.name=A", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false", ...args], {
      cwd: work,
      encoding: "utf8",
    }).stdout;
  mkdirSync(join(work, "bin"), { recursive: true });
  git("init", "-q", "--bare", "-b", "main", "origin.git");
  git("clone", "-q", "origin.git", "clone");
  const clone = join(work, "clone");
  // A stand-in for gh: one comment is there as soon as one was posted.
  const stub = `#!/usr/bin/env bash
if [ "$2" = --paginate ]; then if [ -f "$RUNNER_TEMP/posted" ]; then echo 12; fi; exit; fi
echo "$3 $4" >> "$RUNNER_TEMP/posted"; cp "\${6#body=@}" "$RUNNER_TEMP/body.md"
`;
  writeFileSync(join(work, "bin/gh"), stub, { mode: 0o755 });
  const env = {
    ...{ HOUSESTYLE_SERVER: node.url, HOUSESTYLE_KEY: key.Token, HOUSESTYLE_TEAM: String(team.Id) },
    ...{ FOLDER: "housestyle", HOUSESTYLE: join(root, "apps/cli/bin/housestyle.mjs"), RUNNER_TEMP: work, PULL: "" },
    ...{ GITHUB_REPOSITORY: "o/r", PATH: `${join(work, "bin")}:${process.env.PATH}` },
  };
  const { runs } = parse(readFileSync(join(root, "deploy/ci/sync/action.yml"), "utf8"));
  const action = (more) =>
    spawnSync("bash", ["-e", "-c", runs.steps.at(-1).run], {
      cwd: clone,
      encoding: "utf8",
      env: { ...process.env, ...env, ...more },
    });
  git("-C", "clone", "checkout", "-qb", "main");
  git("-C", "clone", "commit", "-q", "--allow-empty", "-m", "first");
  git("-C", "clone", "push", "-q", "origin", "main");
  git("-C", "clone", "branch", "-q", "-u", "origin/main");
  expect(action({})).toMatchObject({ status: 0, stderr: "" });
  expect(git("-C", "origin.git", "show", "--stat", "--format=%s", "main")).toContain("Sync style with Housestyle");
  const file = join(clone, "housestyle/dictionary.yaml");
  writeFileSync(file, readFileSync(file, "utf8").replace("words: []", "words:\n  - Zyntharil"));
  expect(action({ PULL: "7" })).toMatchObject({ status: 0, stderr: "" });
  expect(action({ PULL: "7" })).toMatchObject({ status: 0, stderr: "" });
  expect(readFileSync(join(work, "posted"), "utf8")).toBe(
    "POST repos/o/r/issues/7/comments\nPATCH repos/o/r/issues/comments/12\n",
  );
  expect(readFileSync(join(work, "body.md"), "utf8")).toContain("- dictionary: 1 added");
  expect(action({ PULL: "7", HOUSESTYLE_KEY: "" })).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^::notice::/),
  });

  const { script } = parse(readFileSync(join(root, "deploy/ci/sync.gitlab-ci.yml"), "utf8"))["housestyle-sync"];
  symlinkSync(root, join(clone, ".housestyle-source"));
  const job = spawnSync("bash", ["-e", "-c", script.join("\n")], {
    cwd: clone,
    encoding: "utf8",
    env: { ...process.env, ...env, HOUSESTYLE_FOLDER: "housestyle", CI_MERGE_REQUEST_IID: "3" },
  });
  expect([job.status, job.stdout]).toEqual([0, expect.stringContaining("dictionary: 1 added")]);
});

test("the ready files for builds run as they are written", () => {
  const project = join(folder, "project");
  mkdirSync(join(project, "docs"), { recursive: true });
  writeFileSync(join(project, "docs/a.md"), "She ate a apple.\n");
  symlinkSync(root, join(project, ".housestyle-source"));
  const read = (path) => parse(readFileSync(join(root, path), "utf8"));
  const bash = (script, env) =>
    spawnSync("bash", ["-e", "-c", script], { cwd: project, encoding: "utf8", env: { ...process.env, ...env } });

  const { runs, inputs } = read("action.yml");
  const { env, run } = runs.steps.at(-1);
  const given = { files: "docs/**/*.md", args: "--max error=1", sarif: "out/h.sarif" };
  const asked = Object.entries(env).map(([name, value]) => {
    const [, input] = /^\$\{\{ inputs\.(\w+) \}\}$/.exec(value) ?? [];
    return [name, given[input] ?? inputs[input]?.default ?? ""];
  });
  const action = bash(run, { ...Object.fromEntries(asked), GITHUB_ACTION_PATH: root, GITHUB_WORKSPACE: project });
  expect([action.status, action.stdout]).toEqual([0, expect.stringMatching(/^::error file=docs\/a\.md,line=1,/)]);
  expect(JSON.parse(readFileSync(join(project, "out/h.sarif"), "utf8")).runs[0].results).toHaveLength(1);

  const { script, variables, artifacts } = read("deploy/ci/housestyle.gitlab-ci.yml").housestyle;
  const job = bash(script.join("\n"), { ...variables, CI_PROJECT_DIR: project });
  expect([job.status, job.stdout]).toEqual([1, expect.stringMatching(/^docs\/a\.md:1:9/)]);
  for (const report of Object.values(artifacts.reports))
    expect(readFileSync(join(project, report), "utf8")).toContain("docs/a.md");

  const git = (...args) =>
    spawnSync("git", ["-c", "user.name=A", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false", ...args], {
      cwd: project,
      encoding: "utf8",
    }).stdout.trim();
  git("init", "-q", "-b", "main");
  writeFileSync(join(project, ".gitignore"), ".housestyle-source\nout\nbin\n*.json\n*.xml\n");
  git("add", ".");
  git("commit", "-qm", "first");
  const base = git("rev-parse", "HEAD");
  writeFileSync(join(project, "docs/a.md"), "She ate a apple.\n\nIt is a orange.\n");
  git("commit", "-qam", "second");

  // A stand-in for gh, which keeps what it is given.
  mkdirSync(join(project, "bin"), { recursive: true });
  writeFileSync(
    join(project, "bin/gh"),
    '#!/usr/bin/env bash\nif [ "$2" = --paginate ]; then echo "[]"; else cp "$6" "$RUNNER_TEMP/sent.json"; echo "$4" > "$RUNNER_TEMP/to"; fi\n',
    { mode: 0o755 },
  );
  const reviewed = bash(run, {
    ...Object.fromEntries(asked),
    ...{ SARIF: "", ARGS: "", REVIEW: "true", PULL: "7", CHANGED: base, GITHUB_REPOSITORY: "o/r" },
    ...{ GITHUB_ACTION_PATH: root, GITHUB_WORKSPACE: project, RUNNER_TEMP: join(project, "out") },
    PATH: `${join(project, "bin")}:${process.env.PATH}`,
  });
  expect([reviewed.status, reviewed.stderr]).toEqual([1, ""]);
  expect(readFileSync(join(project, "out/to"), "utf8")).toBe("repos/o/r/pulls/7/reviews\n");
  const { comments } = JSON.parse(readFileSync(join(project, "out/sent.json"), "utf8"));
  expect(comments).toMatchObject([{ path: "docs/a.md", line: 3, side: "RIGHT" }]);

  for (const { entry } of read(".pre-commit-hooks.yaml"))
    expect(statSync(join(root, entry.split(" ")[0])).mode & 0o111, entry).not.toBe(0);
});
