import { sql } from "kysely";
import { expect, test } from "vitest";
import { add, type Doc, save } from "../testing/documents.ts";
import { sharedServer } from "../testing/shared-server.ts";
import { signedUp } from "../testing/visitor.ts";
import { readChanged } from "./word-store.ts";

const server = await sharedServer();

test("a search finds documents by words that begin so, in any order, and shows the first match", async () => {
  const person = await signedUp(server);
  const stranger = await signedUp(server);
  const stars = await add(person, { Title: "Stars", Text: `${"Nothing. ".repeat(500)}The quasars are far away.` });
  await add(person, { Title: "Rivers", Text: "Far from the sea.", Tags: ["geography"] });
  await add(stranger, { Title: "Theirs", Text: "quasars far away" });
  const found = async (search: string, more = "") => {
    const query = `search=${encodeURIComponent(search)}${more}`;
    const { body } = await person.get<(Doc & { Found: unknown })[]>(`/api/v1/documents?${query}`);
    return body.map(({ Title, Found }) => [Title, Found]);
  };
  const shown = { Before: expect.stringMatching(/^….*Nothing\. The $/), Match: "quasars", After: " are far away." };
  expect(await found("AWAY quasar")).toEqual([["Stars", shown]]);
  expect(await found("far")).toMatchObject([
    ["Rivers", { Match: "Far" }],
    ["Stars", { Match: "far" }],
  ]);
  expect(await found("“far from”")).toMatchObject([["Rivers", { Match: "Far from" }]]);
  expect(await found("“rivers”")).toEqual([["Rivers", null]]);
  expect(await found("geography")).toEqual([["Rivers", null]]);
  expect(await found("uasar")).toEqual([]);
  expect(await found("'); --")).toEqual([]);
  expect(await found("far", "&Take=1&Skip=1")).toMatchObject([["Stars", {}]]);
  await save(person, stars, { Text: "Only moons." });
  expect(await found("quasars")).toEqual([]);
  expect(await found("moons")).toHaveLength(1);
  await person.delete(`/api/v1/documents/${stars.Id}`);
  expect(await found("moons")).toEqual([]);
  expect(await found("moons", "&trash=true")).toHaveLength(1);
});

test("after a great deal was written, the newest is found at once, and the rest once the job has read it", async () => {
  const person = await signedUp(server);
  for (let n = 0; n < 45; n += 1) await add(person, { Title: `Zebra ${n}`, Text: `Word${n}.` });
  const found = async (search: string) =>
    (await person.get<Doc[]>(`/api/v1/documents?Take=100&search=${search}`)).body.map(({ Title }) => Title);
  expect(await found("word44")).toEqual(["Zebra 44"]);
  await readChanged(server.database);
  expect(await found("zebra")).toHaveLength(45);
  expect(await found("word0")).toEqual(["Zebra 0"]);
  // What was read once is not read again.
  const unread = sql<{ unread: number }>`
    select count(*) as unread from document d join owner o on o.id = d.owner_id
    where d.title like 'Zebra %' and d.words_version < d.version`;
  expect((await unread.execute(server.database.query)).rows).toEqual([{ unread: 0 }]);
});

test("an end of text, a quotation mark left open, and characters no word has are searched for without harm", async () => {
  const person = await signedUp(server);
  await add(person, { Title: "One", Text: "A 100% sure thing — 日本語 too, and O’Brien’s." });
  const found = async (search: string) =>
    (await person.get<Doc[]>(`/api/v1/documents?search=${encodeURIComponent(search)}`)).body.map(({ Title }) => Title);
  for (const search of ["“100% sure”", '"sure thing', "thin", "O'Brien", "日本", "(sure)", "sure:*&!|<->"]) {
    expect(await found(search), search).toEqual(["One"]);
  }
  for (const search of ["%", "—", "“thin”", "\\", "“%”"])
    expect(await found(search), search).toEqual(search === "“%”" ? ["One"] : []);
});
