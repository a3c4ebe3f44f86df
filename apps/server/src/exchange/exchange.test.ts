import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sharedServer } from "../testing/shared-server.ts";
import { realChecker, type TestServer } from "../testing/test-server.ts";
import { download, upload } from "../testing/upload.ts";
import { member, signedUp, type Visitor, withTeam } from "../testing/visitor.ts";
import { forgetImports } from "./store.ts";

let server: TestServer;
beforeAll(async () => {
  server = await sharedServer();
});
afterAll(async () => {
  await server.close();
  await (await realChecker()).close();
});

type Row = Record<string, unknown> & { Id: number; RowVersion: number };
const real = { dryRun: false };

const words = async (visitor: Visitor, scope = "personal") =>
  (await visitor.get<{ word: string; note: string }[]>(`/api/ignorepatterns/${scope}/all?Take=500&OrderBy=Word`)).body;
const terms = async (visitor: Visitor) => (await visitor.get<Row[]>("/api/termbase/items?Take=500&OrderBy=Text")).body;
const rules = async (visitor: Visitor) =>
  (await visitor.get<Row[]>("/api/styleguide/items?Take=500&OrderBy=Match")).body;
const snippets = async (visitor: Visitor) =>
  (await visitor.get<Row[]>("/api/snippetfolder/items?Take=500&OrderBy=Name")).body;

describe("importing", () => {
  test("tells first what it would do, then does it", async () => {
    const person = await signedUp(server);
    await person.post("/api/ignorepatterns", { word: "Zyntharil", note: "ours" });
    const file = "Word,Note\nZyntharil,ours\nNordwind,\nbad\0word,x\n".replace("\0", "\u0001");
    const dry = await upload(person, server, "dictionary", file);
    expect(dry).toMatchObject({
      status: 200,
      body: { Imported: 1, Updated: 0, Same: 1, Skipped: 1, Format: "csv", DryRun: true, ImportId: null },
    });
    expect(dry.body.Errors).toEqual([{ Line: 4, Message: expect.stringContaining("control characters") }]);
    expect(dry.body.Rows.map(({ State, Line }) => [State, Line])).toEqual([
      ["error", 4],
      ["same", 2],
      ["new", 3],
    ]);
    expect((await words(person)).map(({ word }) => word)).toEqual(["Zyntharil"]);

    const done = await upload(person, server, "dictionary", file, real);
    expect(done.body).toMatchObject({ Imported: 1, Same: 1, DryRun: false, ImportId: expect.any(Number) });
    expect((await words(person)).map(({ word }) => word)).toEqual(["Nordwind", "Zyntharil"]);
  });

  test("changes what the file says and leaves what it does not say", async () => {
    const person = await signedUp(server);
    await person.post("/api/termbase/items", [
      { Text: "editor", Status: "Approved", Description: "Who edits.", Domain: "press", Tags: ["a", "b"] },
    ]);
    const file = "Text,Status,Description,Domain\neditor,Deprecated,,newsroom\n";
    const dry = await upload(person, server, "termbase", file);
    expect(dry.body.Rows).toEqual([
      {
        Table: "Terms",
        Line: 2,
        State: "changed",
        Key: "editor",
        Changes: [
          { Column: "Status", From: "Approved", To: "Deprecated" },
          { Column: "Domain", From: "press", To: "newsroom" },
        ],
        Message: "",
      },
    ]);
    await upload(person, server, "termbase", file, real);
    expect(await terms(person)).toMatchObject([
      { Text: "editor", Status: "Deprecated", Description: "Who edits.", Domain: "newsroom", Tags: ["a", "b"] },
    ]);
  });

  test("has three modes", async () => {
    const person = await signedUp(server);
    await upload(person, server, "dictionary", "Word,Note\nalfa,1\nbravo,1\n", real);
    const file = "Word,Note\nalfa,2\ncharlie,2\n";
    const states = async (mode: string) => {
      const { body } = await upload(person, server, "dictionary", file, { mode });
      return body.Rows.map(({ State, Key }) => `${State} ${Key}`);
    };
    expect(await states("add")).toEqual(["kept alfa", "new charlie"]);
    expect(await states("update")).toEqual(["changed alfa", "new charlie"]);
    expect(await states("replace")).toEqual(["changed alfa", "new charlie", "removed bravo"]);
    const done = await upload(person, server, "dictionary", file, { ...real, mode: "replace" });
    expect(done.body).toMatchObject({ Imported: 1, Updated: 1, Removed: 1 });
    expect((await words(person)).map(({ word, note }) => `${word} ${note}`)).toEqual(["alfa 2", "charlie 2"]);
  });

  test("replacing keeps what the file has in a form that cannot be read", async () => {
    const person = await signedUp(server);
    await upload(person, server, "termbase", "Text\nalfa\nbravo\ncharlie\n", real);
    const file = "Text,CaseSensitive\nalfa,yes\nbravo,perhaps\n";
    const done = await upload(person, server, "termbase", file, { ...real, mode: "replace" });
    expect(done.body).toMatchObject({ Updated: 1, Removed: 1, Skipped: 1 });
    expect((await terms(person)).map(({ Text }) => Text)).toEqual(["alfa", "bravo"]);
  });

  test("puts rows where they say, where the caller says, or into the first place", async () => {
    const person = await signedUp(server);
    const guides = await person.get<Row[]>("/api/styleguide");
    const file = "Guide,Match,Replace\nPress,e-mail,email\nPRESS,web site,website\n,colour,color\n";
    await upload(person, server, "styleguide", file, real);
    const after = await person.get<(Row & { Name: string; ItemCount: number })[]>("/api/styleguide");
    expect(after.body.map(({ Name, ItemCount }) => `${Name} ${ItemCount}`)).toEqual(["General rules 1", "Press 2"]);

    const press = after.body[1]?.Id ?? 0;
    await upload(person, server, "styleguide", "Guide,Match,Replace\nOther,e-mail,mail\n", {
      ...real,
      parentId: press,
    });
    expect((await rules(person)).filter(({ Match }) => Match === "e-mail")).toMatchObject([
      { StyleGuideId: press, Replace: "mail" },
    ]);
    // Only the guide the file is about loses what the file does not have.
    await upload(person, server, "styleguide", "Guide,Match\nPress,e-mail\n", { ...real, mode: "replace" });
    expect((await rules(person)).map(({ Match }) => Match)).toEqual(["colour", "e-mail"]);
    expect(guides.body).toHaveLength(1);
  });

  test("leaves out rules that cannot be used and says why", async () => {
    const person = await signedUp(server);
    const file = [
      "Match,Replace,IsRegex,WrongSentence",
      "e-mail,email,no,Send an e-mail.",
      "(open,x,yes,",
      "never,x,no,Nothing to see.",
    ].join("\n");
    const done = await upload(person, server, "styleguide", file, real);
    expect(done.body).toMatchObject({ Imported: 1, Skipped: 2 });
    expect(done.body.Errors.map(({ Line }) => Line)).toEqual([3, 4]);
    expect(done.body.Errors[1]?.Message).toContain("does not trigger");
    expect((await rules(person)).map(({ Match }) => Match)).toEqual(["e-mail"]);
  });

  test("takes rules that differ only in what they replace, and keeps them apart", async () => {
    const person = await signedUp(server);
    const file = "Match,Replace,CaseSensitive\nweb,Web,no\nweb,site,no\nweb,Web,yes\n";
    expect((await upload(person, server, "styleguide", file, real)).body).toMatchObject({ Imported: 3, Skipped: 0 });
    expect((await upload(person, server, "styleguide", file, real)).body).toMatchObject({ Same: 3, ImportId: null });
  });

  test("takes words a list forbids as terms, and a vocabulary with its rules", async () => {
    const person = await signedUp(server);
    const done = await upload(person, server, "dictionary", "*irregardless\nZyntharil\n", real, "words.dic");
    expect(done.body).toMatchObject({ Imported: 2, Format: "hunspell-personal" });
    expect(await terms(person)).toMatchObject([{ Text: "irregardless", Status: "Deprecated" }]);
  });

  test("snippets without shortcuts are told by folder and name", async () => {
    const person = await signedUp(server);
    await upload(person, server, "snippets", "Folder,Name,Text,Shortcut\nMail,Greeting,Hi,;hi\n", real);
    const done = await upload(person, server, "snippets", "Folder,Name,Text\nMail,greeting,Hello\n", real);
    expect(done.body).toMatchObject({ Imported: 0, Updated: 1 });
    expect(await snippets(person)).toMatchObject([{ Text: "Hello", Shortcut: ";hi" }]);
  });

  test("reads columns as the caller maps them", async () => {
    const person = await signedUp(server);
    const mapping = JSON.stringify({ Falsch: "Match", Richtig: "Replace", Match: null });
    const file = "Falsch,Richtig,Match\ne-mail,email,zzz\n";
    await upload(person, server, "styleguide", file, { ...real, mapping });
    expect(await rules(person)).toMatchObject([{ Match: "e-mail", Replace: "email" }]);
    expect(await upload(person, server, "styleguide", file, { mapping: "[1" })).toMatchObject({ status: 400 });
  });

  test("takes JSON from programs that cannot send a form", async () => {
    const person = await signedUp(server);
    const text = await person.post("/api/import/dictionary?dryRun=false", { FileName: "a.txt", Text: "Alfa\n" });
    expect(text).toMatchObject({ status: 200, body: { Imported: 1, Format: "plain" } });
    const base64 = Buffer.from("\ufeffBravo\r\n", "utf16le").toString("base64");
    const word = await person.post("/api/import/dictionary?dryRun=false", { FileName: "a.dic", Base64: base64 });
    expect(word).toMatchObject({ status: 200, body: { Imported: 1, Format: "word" } });
    expect(await person.post("/api/import/dictionary", {})).toMatchObject({ status: 400 });
  });

  test("stops at what there is room for", async () => {
    const person = await signedUp(server);
    const file = Array.from({ length: 2_001 }, (_, i) => `rule number ${i}`).join("\n");
    expect(await upload(person, server, "styleguide", `Match\n${file}\n`)).toMatchObject({
      status: 409,
      body: { Code: "too-many" },
    });
  });
});

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
    const { body } = await person.get<(Row & { Name: string })[]>("/api/termbase");
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
    const used = await one.admin.get<Row[]>("/api/snippetfolder/items");
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
    const { body } = await one.admin.get<Row[]>("/api/snippetfolder/items");
    expect(body).toMatchObject([{ Id: used.body[0]?.Id, UseCount: 7 }]);
  });
});

describe("undoing", () => {
  const undo = (visitor: Visitor, id: unknown, query = "") =>
    visitor.post<Record<string, unknown>>(`/api/v1/imports/${id}/undo${query}`);

  async function replaced() {
    const person = await signedUp(server);
    await upload(person, server, "termbase", "Text,Status\nalfa,Approved\nbravo,Approved\n", real);
    const before = await terms(person);
    const file = "TermBase,Text,Status\nTerms,alfa,Forbidden\nTerms,charlie,Approved\nNew,delta,Approved\n";
    const { body } = await upload(person, server, "termbase", file, { ...real, mode: "replace" });
    expect(body).toMatchObject({ Imported: 2, Updated: 1, Removed: 1 });
    return { person, before, id: body.ImportId };
  }
  const content = (rows: readonly Row[]) => rows.map(({ RowVersion, ModifiedOn, ...row }) => row);

  test("puts everything back, once", async () => {
    const { person, before, id } = await replaced();
    const listed = await person.get<Row[]>("/api/v1/imports");
    expect(listed.body[0]).toMatchObject({ Id: id, Table: "termbase", Mode: "replace", CanUndo: true, Imported: 2 });
    expect(await undo(person, id)).toMatchObject({ status: 200, body: { Deleted: 3, Restored: 2, Left: 0 } });
    expect(content(await terms(person))).toEqual(content(before));
    expect((await person.get<Row[]>("/api/termbase")).body).toHaveLength(1);
    expect(await undo(person, id)).toMatchObject({ status: 409, body: { Code: "cannot-undo" } });
    const after = await person.get<Row[]>("/api/v1/imports");
    expect(after.body[0]).toMatchObject({ Id: id, CanUndo: false, UndoneOn: expect.any(String) });
  });

  test("undoes several, the last first", async () => {
    const person = await signedUp(server);
    const ids: unknown[] = [];
    for (const note of ["1", "2", "3"]) {
      const { body } = await upload(person, server, "dictionary", `Word,Note\nalfa,${note}\n`, real);
      ids.push(body.ImportId);
    }
    expect((await undo(person, ids[0])).status).toBe(409);
    for (const [id, notes] of [
      [ids[2], ["2"]],
      [ids[1], ["1"]],
      [ids[0], []],
    ] as const) {
      expect((await undo(person, id)).status).toBe(200);
      expect((await words(person)).map(({ note }) => note)).toEqual(notes);
    }
  });

  test("refuses when a row was changed since, unless told to", async () => {
    const { person, before, id } = await replaced();
    const alfa = (await terms(person)).find(({ Text }) => Text === "alfa");
    await person.put("/api/termbase/items", [{ ...alfa, Description: "Changed by hand." }]);
    expect(await undo(person, id)).toMatchObject({
      status: 409,
      body: { Code: "cannot-undo", Message: "One row was changed since the import." },
    });
    expect((await terms(person)).map(({ Text }) => Text)).toEqual(["alfa", "charlie", "delta"]);
    expect(await undo(person, id, "?force=true")).toMatchObject({ status: 200, body: { Left: 0 } });
    expect(content(await terms(person))).toEqual(content(before));
  });

  test("keeps a new collection that somebody has put something into", async () => {
    const { person, id } = await replaced();
    const bases = await person.get<(Row & { Name: string })[]>("/api/termbase");
    const made = bases.body.find(({ Name }) => Name === "New")?.Id;
    await person.post("/api/termbase/items", [{ TermBaseId: made, Text: "echo" }]);
    expect((await undo(person, id)).status).toBe(409);
    expect(await undo(person, id, "?force=true")).toMatchObject({ status: 200, body: { Left: 1 } });
    expect((await terms(person)).map(({ Text }) => Text)).toEqual(["alfa", "bravo", "echo"]);
  });

  test("does not take a place that was filled meanwhile", async () => {
    const { person, id } = await replaced();
    const base = (await terms(person)).find(({ Text }) => Text === "alfa")?.TermBaseId;
    await person.post("/api/termbase/items", [{ TermBaseId: base, Text: "bravo", Status: "Forbidden" }]);
    expect(await undo(person, id)).toMatchObject({ status: 409, body: { Code: "cannot-undo" } });
    expect(await undo(person, id, "?force=true")).toMatchObject({ status: 200, body: { Left: 1 } });
    expect(await terms(person)).toMatchObject([{ Text: "alfa" }, { Text: "bravo", Status: "Forbidden" }]);
  });

  test("is over after 30 days, and nothing of it is kept", async () => {
    const { person, id } = await replaced();
    const { query } = server.database;
    await query
      .updateTable("content_import")
      .set({ created_on: new Date(Date.now() - 31 * 86_400_000) })
      .where("id", "=", id ?? 0)
      .execute();
    expect((await undo(person, id)).status).toBe(404);
    expect((await person.get<Row[]>("/api/v1/imports")).body.map(({ Id }) => Id)).not.toContain(id);
    await forgetImports(server.database);
    const kept = await query.selectFrom("import_change").select("import_id").distinct().execute();
    expect(kept.length).toBeGreaterThan(0);
    expect(kept.map(({ import_id }) => import_id)).not.toContain(id);
  });
});

describe("who may", () => {
  test("admins import for the team; members where they may add one by one", async () => {
    const team = await withTeam(server);
    const user = await member(server, team);
    const put = { ...real, teamId: team.teamId };
    expect((await upload(user, server, "styleguide", "Match\nx y\n", put)).status).toBe(403);
    expect((await upload(user, server, "team", "x", put)).status).toBe(403);
    expect((await upload(user, server, "dictionary", "Alfa\n", put)).status).toBe(200);
    const changes = await upload(user, server, "dictionary", "Word,Note\nAlfa,mine\n", put);
    expect(changes).toMatchObject({ status: 403, body: { Code: "admins-only" } });
    const listed = await user.get<Row[]>("/api/v1/imports");
    expect(listed.body).toMatchObject([{ TeamId: team.teamId, CanUndo: true }]);
    expect((await user.post(`/api/v1/imports/${listed.body[0]?.Id}/undo`)).status).toBe(200);
    const byAdmin = await upload(team.admin, server, "styleguide", "Match\nx y\n", put);
    expect((await user.post(`/api/v1/imports/${byAdmin.body.ImportId}/undo`)).status).toBe(403);
  });

  test("members propose terms where the team lets them", async () => {
    const team = await withTeam(server);
    const user = await member(server, team);
    await team.admin.patch(`/api/teams?id=${team.teamId}`, { AllowTermProposals: true });
    await team.admin.get("/api/termbase");
    const put = { ...real, teamId: team.teamId };
    expect((await upload(user, server, "termbase", "Text,Status\nalfa,Pending\n", put)).status).toBe(200);
    expect((await upload(user, server, "termbase", "Text,Status\nbravo,Approved\n", put)).status).toBe(403);
  });

  test("a team whose licence has ended is exported, not changed", async () => {
    const { admin, teamId } = await withTeam(server);
    const put = { ...real, teamId };
    const { body } = await upload(admin, server, "dictionary", "Alfa\n", put);
    await server.database.query
      .updateTable("team")
      .set({ licence_expiry: "2020-01-01" })
      .where("id", "=", teamId)
      .execute();
    expect((await download(admin, server, "team", { teamId })).status).toBe(200);
    const refused = await upload(admin, server, "dictionary", "Bravo\n", put);
    expect(refused).toMatchObject({ status: 403, body: { Code: "team-lapsed" } });
    expect((await admin.post(`/api/v1/imports/${body.ImportId}/undo`)).status).toBe(403);
  });

  test("strangers find nothing", async () => {
    const { admin, teamId } = await withTeam(server);
    const { body } = await upload(admin, server, "termbase", "Text\nalfa\n", { ...real, teamId });
    const base = (await admin.get<Row[]>("/api/termbase/items")).body[0]?.TermBaseId as number;
    const other = await signedUp(server);
    expect((await upload(other, server, "dictionary", "Alfa\n", { teamId })).status).toBe(404);
    expect((await upload(other, server, "termbase", "Text\nx\n", { parentId: base })).status).toBe(404);
    expect((await download(other, server, "termbase", { parentId: base })).status).toBe(404);
    expect((await download(other, server, "team", { teamId })).status).toBe(404);
    expect((await other.post(`/api/v1/imports/${body.ImportId}/undo?force=true`)).status).toBe(404);
    expect((await other.get<Row[]>("/api/v1/imports")).body).toEqual([]);
  });
});
