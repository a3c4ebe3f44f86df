import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { sharedServer } from "../../../server/src/testing/shared-server.ts";
import { rules, snippets, terms, words } from "../../../server/src/testing/stored-content.ts";
import { type Visitor, withTeam } from "../../../server/src/testing/visitor.ts";
import { command } from "../testing/command.ts";

const server = await sharedServer();
const { folder: root, housestyle } = command();

/** A team with a key for its admin, and a folder of its own. */
async function teamWithFolder(name: string, Scopes: readonly string[] = ["check", "read", "write", "manage"]) {
  const { admin, teamId } = await withTeam(server, name);
  const { body } = await admin.post<{ Token: string }>("/api/v1/tokens", { Name: "Sync", Scopes });
  const at = (path: string) => join(root, name, path);
  const env = { HOUSESTYLE_SERVER: server.url, HOUSESTYLE_KEY: body.Token };
  return {
    ...{ admin, teamId, env, at },
    sync: (...args: string[]) => housestyle(["sync", name, ...args], "", { env }),
    read: (path: string) => readFileSync(at(path), "utf8"),
    edit: (path: string, change: (text: string) => string) =>
      writeFileSync(at(path), change(readFileSync(at(path), "utf8"))),
  };
}

async function firstOf(admin: Visitor, path: string, teamId: number): Promise<number> {
  const { body } = await admin.get<{ Id: number; TeamId: number | null }[]>(`${path}?Filter=TeamId eq ${teamId}`);
  return body[0]?.Id ?? 0;
}

/** Puts something of each kind on the server. */
async function fill(admin: Visitor, teamId: number) {
  const StyleGuideId = await firstOf(admin, "/api/styleguide", teamId);
  const TermBaseId = await firstOf(admin, "/api/termbase", teamId);
  const SnippetFolderId = await firstOf(admin, "/api/snippetfolder", teamId);
  const rule = { StyleGuideId, Match: "utilize", Replace: "use", Message: "Plain words", Severity: "error" };
  await admin.post("/api/styleguide/items", [rule, { StyleGuideId, Match: "e-mail", Replace: "email" }]);
  await admin.post("/api/termbase/items", [{ TermBaseId, Text: "log in", Status: "Approved", Tags: ["verb"] }]);
  await admin.post("/api/snippetfolder/items", [
    { SnippetFolderId, Name: "Greeting", Text: "Dear {{field:Name}},\n\nthanks.", Shortcut: "dear" },
  ]);
  const [parent] = (await admin.post<{ Id: number }[]>("/api/snippetfolder", [{ Name: "Support", TeamId: teamId }]))
    .body;
  await admin.post("/api/snippetfolder", [{ Name: "Refunds", TeamId: teamId, ParentId: parent?.Id }]);
  await admin.post("/api/ignorepatterns", [
    { word: "Zyntharil", teamId },
    { word: "no", teamId, note: "A word, not false" },
  ]);
  const choice = { StyleGuideTemplateId: 1, IsSelected: true, Config: { mode: "never" }, TeamId: teamId };
  await admin.post(`/api/simplestyleguide?TeamId=${teamId}`, [choice]);
  await admin.patch(`/api/teams?id=${teamId}`, { Goals: { grade: { Most: 9, Locked: true } } });
  return { StyleGuideId, TermBaseId };
}

const filesIn = (path: string): string[] =>
  readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(path.length + 1))
    .sort();

describe("housestyle sync", () => {
  it("writes everything of a team into files, and changes nothing the second time", async () => {
    const { admin, teamId, sync, at, read } = await teamWithFolder("export");
    await fill(admin, teamId);
    const first = await sync();
    expect(first).toMatchObject({ status: 0, err: "" });
    expect(filesIn(at(""))).toMatchInlineSnapshot(`
      [
        ".housestyle-sync.json",
        ".schemas/dictionary.json",
        ".schemas/goals.json",
        ".schemas/guides.json",
        ".schemas/snippets.json",
        ".schemas/templates.json",
        ".schemas/terms.json",
        "dictionary.yaml",
        "goals.yaml",
        "guides/general-rules.yaml",
        "snippets/refunds.yaml",
        "snippets/snippets.yaml",
        "snippets/support.yaml",
        "templates.yaml",
        "terms/terms.yaml",
      ]
    `);
    expect(read("guides/general-rules.yaml")).toMatchInlineSnapshot(`
      "# yaml-language-server: $schema=../.schemas/guides.json
      # Synced with Housestyle. Comments and the order of entries are kept.
      name: General rules
      rules:
        - match: e-mail
          replace: email
        - match: utilize
          replace: use
          message: Plain words
          severity: error
      "
    `);
    expect(read("dictionary.yaml")).toContain("  - word: 'no'\n    note: A word, not false\n  - Zyntharil\n");
    expect(read("templates.yaml")).toContain("templates:\n  - template: serial-comma\n    mode: never\n");
    expect(read("goals.yaml")).toContain("goals:\n  - goal: grade\n    most: 9\n    locked: true\n");
    expect(read("snippets/refunds.yaml")).toContain("name: Refunds\nparent: support\n");
    const before = filesIn(at("")).map((path) => read(path));
    expect(await sync()).toEqual({ status: 0, out: expect.stringContaining("are the same"), err: "" });
    expect(filesIn(at("")).map((path) => read(path))).toEqual(before);
  });

  it("takes changes of both sides, keeps comments, and touches only the lines of what changed", async () => {
    const { admin, teamId, sync, at, read, edit } = await teamWithFolder("both");
    const { StyleGuideId } = await fill(admin, teamId);
    await sync();
    edit("guides/general-rules.yaml", (text) =>
      text
        .replace("rules:\n", "# Rules of the house\nrules:\n")
        .replace("replace: email", "replace: email # since 2019")
        .concat("  - match: web site\n    replace: website\n"),
    );
    edit("dictionary.yaml", (text) => text.replace("A word, not false", "Norwegian").concat("  - Nordwind\n"));
    edit("templates.yaml", (text) => text.replace("mode: never", "mode: always"));
    edit("goals.yaml", (text) => text.replace("most: 9", "most: 8"));
    edit("snippets/refunds.yaml", (text) =>
      text.replace("snippets: []", "snippets:\n  - name: Sorry\n    text: We are sorry."),
    );
    rmSync(at("snippets/support.yaml"));
    edit("snippets/refunds.yaml", (text) => text.replace("parent: support\n", ""));
    const stored = (await rules(admin)).find(({ Match }) => Match === "utilize");
    await admin.put("/api/styleguide/items", [{ ...stored, Match: "utilise", Message: "Plain words, please" }]);
    await admin.post("/api/styleguide/items", [{ StyleGuideId, Match: "kick off", Replace: "start" }]);
    const edited = read("guides/general-rules.yaml");

    expect(await sync("--check")).toMatchObject({ status: 0, err: "" });
    expect(read("guides/general-rules.yaml")).toBe(edited);
    expect(await sync()).toMatchObject({ status: 0, err: "" });
    expect(read("guides/general-rules.yaml")).toBe(
      edited
        .replace("match: utilize", "match: utilise")
        .replace("message: Plain words", "message: Plain words, please")
        .concat("  - match: kick off\n    replace: start\n"),
    );
    expect((await rules(admin)).map(({ Match }) => Match)).toEqual(["e-mail", "kick off", "utilise", "web site"]);
    expect((await words(admin, `team:${teamId}`)).map(({ word, note }) => [word, note])).toEqual([
      ["no", "Norwegian"],
      ["Nordwind", ""],
      ["Zyntharil", ""],
    ]);
    expect((await snippets(admin)).map(({ Name }) => Name)).toEqual(["Greeting", "Sorry"]);
    const folders = (await admin.get<{ Name: string }[]>(`/api/snippetfolder?Filter=TeamId eq ${teamId}`)).body;
    expect(folders.map(({ Name }) => Name)).not.toContain("Support");
    const guide = (await admin.get<{ Config: Record<string, unknown> }>(`/api/simplestyleguide?TeamId=${teamId}`)).body;
    expect(guide.Config["1"]).toMatchObject({ IsSelected: true, Config: { mode: "always" } });
    expect((await admin.get<{ Goals: unknown }[]>("/api/teams")).body[0]?.Goals).toEqual({
      grade: { Most: 8, Counts: true, Locked: true },
    });
    expect((await sync("--check")).out).toContain("are the same");
  });

  it("names conflicts with both values, changes nothing, and takes the side that is chosen", async () => {
    const { admin, teamId, sync, read, edit } = await teamWithFolder("conflicts");
    await fill(admin, teamId);
    await sync();
    edit("guides/general-rules.yaml", (text) =>
      text.replace("Plain words", "Short words").replace("replace: email", "replace: mail"),
    );
    const stored = (await rules(admin)).find(({ Match }) => Match === "utilize");
    await admin.put("/api/styleguide/items", [{ ...stored, Message: "Easy words" }]);
    const [before, edited] = [read(".housestyle-sync.json"), read("guides/general-rules.yaml")];
    const refused = await sync();
    expect([refused.status, refused.out]).toEqual([1, ""]);
    expect(refused.err).toBe(`guides/general-rules: utilize: message has two new values
  files:  "Short words"
  server: "Easy words"
1 conflict. Nothing was changed. Edit the files, or choose a side: --take ours=CONFLICT, --take theirs=CONFLICT, or --take ours for all.
`);
    expect([read(".housestyle-sync.json"), read("guides/general-rules.yaml")]).toEqual([before, edited]);
    expect((await rules(admin)).find(({ Match }) => Match === "e-mail")?.Replace).toBe("email");
    expect((await sync("--take", "theirs=guides/general-rules: nothing")).err).toContain("there is no conflict");
    expect(await sync("--take", "theirs=guides/general-rules: utilize")).toMatchObject({ status: 0, err: "" });
    expect(read("guides/general-rules.yaml")).toBe(edited.replace("Short words", "Easy words"));
    expect((await rules(admin)).find(({ Match }) => Match === "e-mail")?.Replace).toBe("mail");
  });

  it("pulls without pushing and pushes without pulling, and what is left is still a change the next time", async () => {
    const { admin, teamId, sync, read, edit } = await teamWithFolder("oneway");
    const { TermBaseId } = await fill(admin, teamId);
    await sync();
    edit("dictionary.yaml", (text) => `${text}  - Westwind\n`);
    await admin.post("/api/termbase/items", [{ TermBaseId, Text: "sign out", Status: "Deprecated" }]);
    const [base = ""] = filesIn(join(root, "oneway", "terms"));
    await sync("--pull");
    expect(read(`terms/${base}`)).toContain("text: sign out");
    expect((await words(admin, `team:${teamId}`)).map(({ word }) => word)).not.toContain("Westwind");
    await admin.post("/api/termbase/items", [{ TermBaseId, Text: "sign up" }]);
    await sync("--push");
    expect((await words(admin, `team:${teamId}`)).map(({ word }) => word)).toContain("Westwind");
    expect(read(`terms/${base}`)).not.toContain("sign up");
    await sync();
    expect(read(`terms/${base}`)).toContain("sign up");
    expect((await terms(admin)).map(({ Text }) => Text)).toEqual(["log in", "sign out", "sign up"]);
  });

  it("names the place of a rule that the server refuses, and loses nothing", async () => {
    const { admin, teamId, sync, read, edit } = await teamWithFolder("refused");
    await fill(admin, teamId);
    await sync();
    edit("guides/general-rules.yaml", (text) => `${text}  - match: "(unclosed"\n    isRegex: true\n`);
    const edited = read("guides/general-rules.yaml");
    const line = edited.split("\n").findIndex((each) => each.includes("unclosed")) + 1;
    const checked = await sync("--check");
    expect([checked.status, checked.err]).toEqual([1, expect.stringContaining("guides/general-rules: (unclosed: ")]);
    const { status, err } = await sync();
    expect(status).toBe(2);
    expect(err).toContain(`refused/guides/general-rules.yaml:${line}:5: `);
    expect(read("guides/general-rules.yaml")).toBe(edited);
    edit("guides/general-rules.yaml", (text) => text.replace("(unclosed", "(closed)"));
    expect(await sync()).toMatchObject({ status: 0, err: "" });
  });

  it("overwrites and deletes nothing that someone else has changed since it was read", async () => {
    const { admin, teamId, sync, read, edit } = await teamWithFolder("moment");
    await fill(admin, teamId);
    await sync();
    const stored = (await rules(admin)).find(({ Match }) => Match === "utilize");
    /** Syncs while someone else saves the rule just before the first write. */
    const syncAtTheSameMoment = async (Message: string) => {
      const { fetch } = globalThis;
      let isSaved = false;
      vi.stubGlobal("fetch", async (address: string, request: RequestInit) => {
        const isLast =
          request.method !== "GET" || decodeURIComponent(address).replaceAll("+", " ").includes(`Id le ${stored?.Id}`);
        if (isLast && !isSaved) {
          isSaved = true;
          vi.stubGlobal("fetch", fetch);
          await admin.put("/api/styleguide/items", [{ ...stored, RowVersion: undefined, Message }]);
        }
        return fetch(address, request);
      });
      try {
        return await sync();
      } finally {
        vi.unstubAllGlobals();
      }
    };
    edit("guides/general-rules.yaml", (text) => text.replace("replace: use", "replace: apply"));
    const edited = read("guides/general-rules.yaml");
    const refused = await syncAtTheSameMoment("First");
    expect([refused.status, refused.err]).toEqual([2, expect.stringContaining("“utilize” has just been changed")]);
    expect((await rules(admin)).find(({ Match }) => Match === "utilize")?.Message).toBe("First");
    expect(read("guides/general-rules.yaml")).toBe(edited);
    expect(await sync()).toMatchObject({ status: 0, err: "" });
    expect((await rules(admin)).find(({ Match }) => Match === "utilize")).toMatchObject({
      Message: "First",
      Replace: "apply",
    });

    edit("guides/general-rules.yaml", (text) => text.replace(/ {2}- match: utilize\n(?: {4}.*\n)*/, ""));
    const kept = await syncAtTheSameMoment("Second");
    expect([kept.status, kept.err]).toEqual([2, expect.stringContaining("“utilize” has just been changed")]);
    const conflict = await sync();
    expect([conflict.status, conflict.err]).toEqual([
      1,
      expect.stringContaining("utilize: deleted in the files, changed on the server"),
    ]);
    expect(await sync("--take", "ours")).toMatchObject({ status: 0, err: "" });
    expect((await rules(admin)).map(({ Match }) => Match)).toEqual(["e-mail"]);
  });

  it("refuses broken files, a missing file, another team, and a key without a team", async () => {
    const { admin, teamId, sync, at, edit, env } = await teamWithFolder("broken");
    await fill(admin, teamId);
    expect((await housestyle(["sync"], "", { env: {} })).err).toContain("HOUSESTYLE_SERVER");
    await sync();
    edit("dictionary.yaml", (text) => `${text}  - wrod: x\n`);
    expect(await sync()).toMatchObject({
      status: 1,
      err: expect.stringMatching(/^broken\/dictionary\.yaml:\d+:5: There is no field “wrod”/),
    });
    rmSync(at("dictionary.yaml"));
    expect(await sync()).toMatchObject({ status: 2, err: expect.stringContaining("dictionary.yaml is missing") });
    const other = await teamWithFolder("another");
    const foreign = await housestyle(["sync", "broken"], "", { env: other.env });
    expect([foreign.status, existsSync(at("dictionary.yaml"))]).toEqual([2, false]);
    expect((await housestyle(["sync", "fresh", "--team", "Nobody"], "", { env })).err).toContain(
      "There is no team “Nobody”",
    );
  });

  it("writes a comment for a pull request with the effect on documents, and no text of theirs", async () => {
    const { admin, teamId, sync, edit } = await teamWithFolder("comment");
    await fill(admin, teamId);
    await sync();
    edit(
      "guides/general-rules.yaml",
      (text) => `${text.replace("utilize", "said")}  - match: very | extremely\n    message: Stronger words\n`,
    );
    const file = join(root, "comment.md");
    expect(await sync("--check", "--comment", file)).toMatchObject({ status: 0 });
    expect(readFileSync(file, "utf8")).toMatchInlineSnapshot(`
      "<!-- housestyle-sync -->
      ### Style of team “comment”

      - guides/general-rules: 2 added, 0 changed, 1 removed

      | Change | Rule | In your documents | In published prose |
      |---|---|---|---|
      | Added | said | 0 in 0 words | 181 in 34,525 words |
      | Added | very \\| extremely | 0 in 0 words | 0 in 34,525 words |
      | Removed | utilize | 0 in 0 words | 0 in 34,525 words |

      Counts only. No text of your documents is shown here. The change takes effect when it is merged.
      "
    `);
  });
});
