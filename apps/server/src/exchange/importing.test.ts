import { describe, expect, test } from "vitest";
import { sharedServer } from "../testing/shared-server.ts";
import { type AnsweredRow, rules, snippets, terms, words } from "../testing/stored-content.ts";
import { real, upload } from "../testing/upload.ts";
import { signedUp } from "../testing/visitor.ts";

const server = await sharedServer();

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
    const guides = await person.get<AnsweredRow[]>("/api/styleguide");
    const file = "Guide,Match,Replace\nPress,e-mail,email\nPRESS,web site,website\n,colour,color\n";
    await upload(person, server, "styleguide", file, real);
    const after = await person.get<(AnsweredRow & { Name: string; ItemCount: number })[]>("/api/styleguide");
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
