import { describe, expect, test } from "vitest";
import { sharedServer } from "../testing/shared-server.ts";
import type { AnsweredRow } from "../testing/stored-content.ts";
import { download, real, upload } from "../testing/upload.ts";
import { signedUp, withTeam } from "../testing/visitor.ts";

const server = await sharedServer();

describe("exporting", () => {
  const cases = [
    ["dictionary", "csv", "text/csv", ".csv"],
    ["dictionary", "word", "text/plain; charset=utf-16le", ".dic"],
    ["styleguide", "vale", "application/zip", ".zip"],
    ["termbase", "tbx", "", ".tbx"],
    ["termbase", "vale", "application/zip", ".zip"],
    ["termbase", "hunspell", "text/plain", ".dic"],
    ["snippets", "espanso", "", ".yml"],
    ["team", "", "application/zip", ".zip"],
  ] as const;
  test.each(cases)("%s as %s has a type and a name", async (table, format, type, extension) => {
    const person = await signedUp(server);
    const { status, headers } = await download(person, server, table, { format });
    expect(status).toBe(200);
    expect(headers.get("content-type")).toContain(type);
    expect(headers.get("content-disposition")).toMatch(
      new RegExp(`^attachment; .*\\d\\d\\d\\d-\\d\\d-\\d\\d\\${extension}`),
    );
  });

  test("no cell is run by a spreadsheet, and all come back as they were", async () => {
    const person = await signedUp(server);
    await person.post("/api/ignorepatterns", [{ word: "=SUM(A1)" }, { word: "@x", note: "+1|-1" }]);
    const { text, bytes } = await download(person, server, "dictionary");
    expect(text).toContain("'=SUM(A1)");
    expect(text).not.toMatch(/(^|,)"?[=+@-]/m);
    expect((await upload(person, server, "dictionary", bytes)).body).toMatchObject({ Same: 2, Imported: 0 });
  });

  test("says what a format has no place for", async () => {
    const person = await signedUp(server);
    await person.post("/api/ignorepatterns", [{ word: "Alfa", replacement: "Beta" }]);
    const { headers } = await download(person, server, "dictionary", { format: "plain" });
    expect(headers.get("x-members-lost")).toContain("Replacement");
  });

  test("only what is asked for", async () => {
    const person = await signedUp(server);
    await upload(person, server, "termbase", "TermBase,Text\nA,one\nB,two\n", real);
    const { body } = await person.get<(AnsweredRow & { Name: string })[]>("/api/termbase");
    const { text } = await download(person, server, "termbase", {
      parentId: body.find(({ Name }) => Name === "B")?.Id ?? 0,
    });
    expect(text).toContain("two");
    expect(text).not.toContain("one");
    expect((await download(person, server, "termbase", { format: "pdf" })).status).toBe(400);
  });
});

describe("a whole team", () => {
  const tables = ["dictionary", "styleguide", "snippets", "termbase"];

  async function filled() {
    const team = await withTeam(server);
    const { admin, teamId } = team;
    const put = { ...real, teamId };
    await upload(admin, server, "dictionary", "Word,Note\nZyntharil,ours\n", put);
    await upload(admin, server, "styleguide", "Guide,Match,Replace\nPress,e-mail,email\nWeb,web site,website\n", put);
    await upload(admin, server, "termbase", "TermBase,Text,Status\nProducts,Acme One,Approved\n", put);
    await upload(admin, server, "snippets", "Folder,Name,Text,Shortcut\nMail,Greeting,Hi there,;hi\n", put);
    const { body } = await admin.get<{ Templates: { Id: number }[] }>(`/api/simplestyleguide?TeamId=${teamId}`);
    const template = body.Templates[0]?.Id;
    await admin.post(`/api/simplestyleguide?TeamId=${teamId}`, [
      { StyleGuideTemplateId: template, IsSelected: true, TeamId: teamId },
    ]);
    return team;
  }

  test("goes into one archive and comes out of it elsewhere", async () => {
    const one = await filled();
    const { bytes } = await download(one.admin, server, "team", { teamId: one.teamId });
    const other = await withTeam(server);
    const dry = await upload(other.admin, server, "team", bytes, { teamId: other.teamId });
    expect(dry.body).toMatchObject({ Errors: [], Skipped: 0, Format: "archive" });
    const done = await upload(other.admin, server, "team", bytes, { ...real, teamId: other.teamId });
    expect(done.body).toMatchObject({ Imported: dry.body.Imported, Errors: [] });
    for (const table of tables) {
      const [from, to] = [
        await download(one.admin, server, table, { teamId: one.teamId }),
        await download(other.admin, server, table, { teamId: other.teamId }),
      ];
      expect(to.text).toBe(from.text);
    }
    const again = await upload(other.admin, server, "team", bytes, { teamId: other.teamId, mode: "replace" });
    expect(again.body).toMatchObject({ Imported: 0, Updated: 0, Removed: 0, Skipped: 0 });

    const undone = await other.admin.post(`/api/v1/imports/${done.body.ImportId}/undo`);
    expect(undone).toMatchObject({ status: 200, body: { Left: 0 } });
    for (const table of tables) {
      const { text } = await download(other.admin, server, table, { teamId: other.teamId });
      expect(text.trim().split("\n")).toHaveLength(1);
    }
    const choices = await other.admin.get<{ Config: object }>(`/api/simplestyleguide?TeamId=${other.teamId}`);
    expect(choices.body.Config).toEqual({});
  });

  test("replacing it with an archive removes what the archive has not, and undoing brings it back", async () => {
    const one = await filled();
    const empty = await withTeam(server);
    const { bytes } = await download(empty.admin, server, "team", { teamId: empty.teamId });
    const before = await Promise.all(tables.map((table) => download(one.admin, server, table, { teamId: one.teamId })));
    const used = await one.admin.get<AnsweredRow[]>("/api/snippetfolder/items");
    await server.database.query
      .insertInto("snippet_use")
      .values({ owner_id: one.teamId, snippet_id: used.body[0]?.Id ?? 0, use_count: 7, last_used_on: null })
      .execute();
    const put = { ...real, mode: "replace", teamId: one.teamId };
    const done = await upload(one.admin, server, "team", bytes, put);
    expect(done.body).toMatchObject({ Errors: [], Removed: expect.any(Number) });
    expect((await download(one.admin, server, "styleguide", { teamId: one.teamId })).text.trim()).not.toContain("\n");
    await one.admin.post(`/api/v1/imports/${done.body.ImportId}/undo`);
    const after = await Promise.all(tables.map((table) => download(one.admin, server, table, { teamId: one.teamId })));
    expect(after.map(({ text }) => text)).toEqual(before.map(({ text }) => text));
    const { body } = await one.admin.get<AnsweredRow[]>("/api/snippetfolder/items");
    expect(body).toMatchObject([{ Id: used.body[0]?.Id, UseCount: 7 }]);
  });
});
