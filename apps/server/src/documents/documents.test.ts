import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { add, type Doc, rich, save } from "../testing/documents.ts";
import { sharedServer } from "../testing/shared-server.ts";
import { startTestServer } from "../testing/test-server.ts";
import { member, signedUp, withTeam } from "../testing/visitor.ts";

const server = await sharedServer();

test("a document comes back as it was saved, rich content and all", async () => {
  const person = await signedUp(server);
  const doc = await add(person, { Content: rich });
  expect((await person.get<Doc>(`/api/v1/documents/${doc.Id}`)).body).toMatchObject({
    Title: "Letter",
    Text: "Dear all,\n",
    Content: rich,
    WordCount: 2,
    Version: 1,
  });
});

test("what is ignored in a document goes with its content: it comes back, and changing it alone is a version", async () => {
  const person = await signedUp(server);
  const Content = {
    ...rich,
    ignored: [{ rule: "style/passive-voice", text: "was made", before: "It", after: "here" }],
  };
  const doc = await add(person, { Content });
  expect((await person.get<Doc>(`/api/v1/documents/${doc.Id}`)).body).toMatchObject({ Content, Text: "Dear all,\n" });
  expect((await save(person, doc, { Content: rich })).body).toMatchObject({ Content: rich, Version: 2 });
});

test("the same key makes one document, however often it is sent", async () => {
  const person = await signedUp(server);
  const [a, b] = await Promise.all([add(person, { ClientKey: "k1" }), add(person, { ClientKey: "k1" })]);
  expect(a.Id).toBe(b.Id);
  expect((await person.get<Doc[]>("/api/v1/documents")).body).toHaveLength(1);
});

test("two people who save at once: the second gets both versions, and nothing is lost", async () => {
  const team = await withTeam(server);
  const colleague = await member(server, team);
  const doc = await add(team.admin, { TeamId: team.teamId });
  expect(await save(team.admin, doc, { Text: "Dear all, mine" })).toMatchObject({ status: 200, body: { Version: 2 } });
  const refused = await save(colleague, doc, { Text: "Dear all, yours" });
  expect(refused).toMatchObject({
    status: 409,
    body: { Code: "stale", Current: { Text: "Dear all, mine", Version: 2 }, Base: { Text: "Dear all,", Version: 1 } },
  });
  // The same words from someone else are no repetition: a key that may only write must not find out a text by guessing.
  expect(await save(colleague, doc, { Text: "Dear all, mine" })).toMatchObject({ status: 409 });
  expect(await save(colleague, { ...doc, Version: 2 }, { Text: "Dear all, both" })).toMatchObject({ status: 200 });
});

test("a save whose answer was lost may be sent again and is not doubled", async () => {
  const person = await signedUp(server);
  const doc = await add(person);
  await save(person, doc, { Text: "Dear all, hello" });
  expect(await save(person, doc, { Text: "Dear all, hello" })).toMatchObject({ status: 200, body: { Version: 2 } });
});

test.each([
  ["another mark", { Content: { type: "doc", content: [{ ...rich.content[0], type: "heading" }] } }],
  ["no mark any more", { Content: undefined }],
  ["another English", { Language: "en-AU" }],
  ["another kind of text", { Style: "academic" }],
  ["another project", { Project: "Spring" }],
])("a save with the words of the last one and %s is no repetition of it", async (_, given) => {
  const person = await signedUp(server);
  const doc = await add(person, { Content: rich });
  const first = { Text: "Dear all,\n", Content: rich, Language: "en-GB" };
  expect((await save(person, doc, first)).status).toBe(200);
  const second = await save(person, doc, { ...first, ...given });
  expect(second).toMatchObject({ status: 409, body: { Code: "stale", Current: { ...first, Version: 2 } } });
  const saved = await save(person, { ...doc, Version: 2 }, { ...first, ...given });
  expect(saved).toMatchObject({ status: 200, body: { Version: 3 } });
  const stored = (await person.get<Doc>(`/api/v1/documents/${doc.Id}`)).body;
  expect(stored).toMatchObject({ ...first, ...given, Content: "Content" in given ? (given.Content ?? null) : rich });
});

test("the text of a document is what its editor shows, whatever a program sends beside it", async () => {
  const person = await signedUp(server);
  const two = { type: "doc", content: [...rich.content, { type: "rule" }, ...rich.content] };
  const doc = await add(person, { Content: two, Text: "Something else, in four words." });
  expect(doc).toMatchObject({ Content: two, Text: "Dear all,\n\nDear all,\n", WordCount: 4 });
  expect(await save(person, doc, { Content: rich, Text: "Again." })).toMatchObject({ body: { Text: "Dear all,\n" } });
  // What this editor cannot show keeps the text it came with.
  const foreign = { type: "doc", content: [{ type: "table" }] };
  expect(await add(person, { Content: foreign, Text: "A table." })).toMatchObject({
    Content: foreign,
    Text: "A table.",
  });
});

test("a repeated save tells what a check has found since", async () => {
  const person = await signedUp(server);
  const doc = await add(person);
  await save(person, doc, { Text: "Dear all, hello", Issues: 3, Score: 88.123456789 });
  const again = await save(person, doc, { Text: "Dear all, hello", Issues: 2, Score: 88.123456789 });
  expect(again).toMatchObject({ status: 200, body: { Version: 2, Issues: 2, Score: 88.123456789 } });
});

test("what a check found is told with the document or behind it, and makes no new version", async () => {
  const person = await signedUp(server);
  const doc = await add(person, { Issues: 1, Score: 91 });
  expect(doc).toMatchObject({ Version: 1, Issues: 1, Score: 91 });
  expect(await save(person, doc, { Issues: 0, Score: 100 })).toMatchObject({
    status: 200,
    body: { Version: 1, Issues: 0, Score: 100 },
  });
  const check = async (given: Record<string, unknown>) => person.patch(`/api/v1/documents/${doc.Id}/check`, given);
  expect(await check({ Issues: 4, Score: 62.5, Version: 1 })).toMatchObject({ status: 200 });
  expect(await check({ Issues: 9, Score: 1, Version: 2 })).toMatchObject({ status: 409, body: { Code: "stale" } });
  const stranger = await signedUp(server);
  expect((await stranger.patch(`/api/v1/documents/${doc.Id}/check`, { Issues: 9, Version: 1 })).status).toBe(404);
  expect((await person.get<Doc>(`/api/v1/documents/${doc.Id}`)).body).toMatchObject({
    ...{ Version: 1, Issues: 4, Score: 62.5, Text: "Dear all," },
  });
  const wanted = { Text: "Dear all, hello", Issues: 2, Score: 80 };
  expect(await save(person, doc, wanted)).toMatchObject({ status: 200, body: { ...wanted, Version: 2 } });
  // From an old version it is a save like any other: somebody may have written meanwhile.
  await save(person, { ...doc, Version: 2 }, { Text: "Dear all, bye" });
  expect(await save(person, doc, { Issues: 9 })).toMatchObject({ status: 409 });
});

test("a list is searched by what documents say, in any case and alphabet, and shows how each begins", async () => {
  const person = await signedUp(server);
  const stranger = await signedUp(server);
  const long = `${"Nothing here. ".repeat(50)}Quasars are far away, 100% so.`;
  await add(person, { Title: "Stars", Text: long });
  await add(person, { Title: "", Text: "Ёлка und STRASSE, le CAFÉ." });
  await add(stranger, { Title: "Theirs", Text: "quasars" });
  const found = async (text: string) => {
    const filter = encodeURIComponent(`contains(tolower(Title),'${text}') or contains(tolower(Text),'${text}')`);
    const { body } = await person.get<(Doc & { Opening: string })[]>(`/api/v1/documents?Filter=${filter}`);
    return body.map(({ Title, Opening }) => [Title, Opening]);
  };
  const stars = ["Stars", long.slice(0, 300)];
  const untitled = ["", "Ёлка und STRASSE, le CAFÉ."];
  expect(await found("quasars")).toEqual([stars]);
  expect(await found("100% so")).toEqual([stars]);
  for (const word of ["ёлка", "strasse", "cafe\u0301", "Café"]) expect(await found(word)).toEqual([untitled]);
  expect(await found("x'' or ''1''=''1")).toEqual([]);
  const at = encodeURIComponent("indexof(Text, 'Nothing') eq 0 and indexof(Text, 'here') eq 8");
  expect((await person.get<Doc[]>(`/api/v1/documents?Filter=${at}`)).body.map(({ Title }) => Title)).toEqual(["Stars"]);
});

test("what lies in the trash is not saved, and says so; out of it, it is as it was", async () => {
  const person = await signedUp(server);
  const doc = await add(person);
  await save(person, doc, { Text: "two" });
  const now = { ...doc, Version: 2 };
  await person.delete(`/api/v1/documents/${doc.Id}`);
  expect(await save(person, now, { Text: "three" })).toMatchObject({ status: 409, body: { Code: "in-trash" } });
  expect(await person.post(`/api/v1/documents/${doc.Id}/versions/1/restore`)).toMatchObject({ status: 409 });
  expect((await person.post(`/api/v1/documents/${doc.Id}/restore`)).body).toMatchObject({ Text: "two", Version: 2 });
  expect(await save(person, now, { Text: "three" })).toMatchObject({ status: 200, body: { Version: 3 } });
});

test("what a restored version replaces stays in the history, and so does what was answered to a conflict", async () => {
  const person = await signedUp(server);
  let doc = await add(person, { Text: "one" });
  const versions = async () => {
    const listed = await person.get<{ Version: number }[]>(`/api/v1/documents/${doc.Id}/versions`);
    return listed.body.map(({ Version }) => Version);
  };
  doc = (await save(person, doc, { Text: "two" })).body;
  await person.post(`/api/v1/documents/${doc.Id}/versions/1/restore`);
  expect(await versions()).toEqual([3, 2, 1]);
  expect(await save(person, doc, { Text: "from another device" })).toMatchObject({ status: 409 });
  await save(person, { ...doc, Version: 3 }, { Text: "mine" });
  expect(await versions()).toEqual([4, 3, 2, 1]);
});

test("an earlier version can be read and brought back, and what it replaced stays", async () => {
  const team = await withTeam(server);
  const colleague = await member(server, team);
  const doc = await add(team.admin, { TeamId: team.teamId, Text: "one" });
  await save(colleague, doc, { Text: "two" });
  const versions = await team.admin.get<{ Version: number }[]>(`/api/v1/documents/${doc.Id}/versions`);
  expect(versions.body.map(({ Version }) => Version)).toEqual([2, 1]);
  const restored = await team.admin.post<Doc>(`/api/v1/documents/${doc.Id}/versions/1/restore`);
  expect(restored.body).toMatchObject({ Text: "one", Version: 3 });
  expect((await team.admin.get<Doc>(`/api/v1/documents/${doc.Id}/versions/2`)).body).toMatchObject({ Text: "two" });
});

test("one person's saves in one sitting leave one entry beside the newest", async () => {
  const person = await signedUp(server);
  let doc = await add(person);
  for (const Text of ["a", "b", "c", "d"]) doc = (await save(person, doc, { Text })).body;
  const versions = await person.get<{ Version: number }[]>(`/api/v1/documents/${doc.Id}/versions`);
  expect(versions.body.map(({ Version }) => Version)).toEqual([5, 1]);
});

test("the history keeps two hundred versions, with the newest among them", async () => {
  const person = await signedUp(server);
  const doc = await add(person);
  await sql`
    insert into document_version (owner_id, document_id, version, title, text, word_count, saved_on)
    select d.owner_id, d.id, -number, d.title, d.text, d.word_count, now() - interval '1 day'
    from document d, generate_series(0, 250) number where d.id = ${doc.Id}`.execute(server.database.query);
  await save(person, doc, { Text: "one more" });
  const { body } = await person.get<{ Version: number }[]>(`/api/v1/documents/${doc.Id}/versions`);
  expect([body.length, body[0]?.Version, body.at(-1)?.Version]).toEqual([200, 2, -197]);
});

test("a version with a name stays in the history, whoever saves and however many follow", async () => {
  const team = await withTeam(server);
  const colleague = await member(server, team);
  let doc = await add(team.admin, { TeamId: team.teamId, Text: "one" });
  const address = `/api/v1/documents/${doc.Id}/versions`;
  const name = (version: number, Name: string) => team.admin.patch(`${address}/${version}`, { Name });
  const named = async () => {
    const { body } = await colleague.get<{ Version: number; Name: string }[]>(address);
    return body.filter(({ Name }) => Name !== "").map(({ Version, Name }) => [Version, Name]);
  };
  for (const Text of ["two", "three"]) doc = (await save(team.admin, doc, { Text })).body;
  expect((await name(3, " Sent to editor ")).status).toBe(200);
  for (const Text of ["four", "five"]) doc = (await save(team.admin, doc, { Text })).body;
  expect(await named()).toEqual([[3, "Sent to editor"]]);
  expect((await colleague.get<Doc>(`${address}/3`)).body).toMatchObject({ Text: "three", Name: "Sent to editor" });
  await name(1, "First draft");
  await sql`
    insert into document_version (owner_id, document_id, version, title, text, word_count, saved_on)
    select d.owner_id, d.id, number, d.title, d.text, d.word_count, now() - interval '1 day'
    from document d, generate_series(1001, 1250) number where d.id = ${doc.Id}`.execute(server.database.query);
  await sql`update document set version = 1251 where id = ${doc.Id}`.execute(server.database.query);
  await save(colleague, { ...doc, Version: 1251 }, { Text: "one more" });
  expect(await named()).toEqual([
    [3, "Sent to editor"],
    [1, "First draft"],
  ]);
  await name(3, "Final");
  expect((await name(1, "")).status).toBe(200);
  expect(await named()).toEqual([[3, "Final"]]);
  // Without its name it goes with the others of its age.
  await save(team.admin, { ...doc, Version: 1252 }, { Text: "and another" });
  expect((await colleague.get(`${address}/1`)).status).toBe(404);
  expect((await colleague.get(`${address}/3`)).status).toBe(200);
});

test("what cannot be named is refused: a version that never was, a name too long, a document in the trash, too many", async () => {
  const person = await signedUp(server);
  const doc = await add(person);
  const name = (version: number, Name: unknown) =>
    person.patch(`/api/v1/documents/${doc.Id}/versions/${version}`, { Name });
  expect((await name(2, "Early")).status).toBe(404);
  expect((await name(1, "x".repeat(101))).status).toBe(400);
  expect((await name(1, 7)).status).toBe(400);
  await sql`
    insert into document_version_name (owner_id, document_id, version, name)
    select d.owner_id, d.id, number, 'Draft' from document d, generate_series(1, 500) number
    where d.id = ${doc.Id}`.execute(server.database.query);
  expect((await name(1, "Renamed")).status).toBe(200);
  await save(person, doc, { Text: "two" });
  await sql`update document_version_name set version = 1000 where version = 2`.execute(server.database.query);
  expect(await name(2, "One more")).toMatchObject({ status: 409, body: { Code: "too-many" } });
  await person.delete(`/api/v1/documents/${doc.Id}`);
  expect(await name(1, "Late")).toMatchObject({ status: 409, body: { Code: "in-trash" } });
});

test("a team's document is deleted by who made it, and by those who run the team", async () => {
  const team = await withTeam(server);
  const [author, other] = [await member(server, team), await member(server, team)];
  const [one, two] = [await add(author, { TeamId: team.teamId }), await add(author, { TeamId: team.teamId })];
  expect(await other.delete(`/api/v1/documents/${one.Id}`)).toMatchObject({
    status: 403,
    body: { Code: "admins-only" },
  });
  expect((await author.delete(`/api/v1/documents/${one.Id}`)).status).toBe(204);
  expect((await team.admin.delete(`/api/v1/documents/${two.Id}`)).status).toBe(204);
});

test("what is deleted lies in the trash, comes back, or goes for good", async () => {
  const person = await signedUp(server);
  const doc = await add(person);
  expect((await person.delete(`/api/v1/documents/${doc.Id}`)).status).toBe(204);
  expect((await person.get<Doc[]>("/api/v1/documents")).body).toEqual([]);
  expect((await person.get<Doc[]>("/api/v1/documents?trash=true")).body).toMatchObject([{ Id: doc.Id }]);
  await person.post(`/api/v1/documents/${doc.Id}/restore`);
  expect((await person.get<Doc[]>("/api/v1/documents")).body).toHaveLength(1);
  await person.delete(`/api/v1/documents/${doc.Id}?forever=true`);
  expect((await person.get(`/api/v1/documents/${doc.Id}`)).status).toBe(404);
});

describe("who may", () => {
  test("somebody else's document does not exist", async () => {
    const [owner, other] = [await signedUp(server), await signedUp(server)];
    const doc = await add(owner);
    expect((await other.get(`/api/v1/documents/${doc.Id}`)).status).toBe(404);
    expect((await save(other, doc, { Text: "x" })).status).toBe(404);
    expect((await other.delete(`/api/v1/documents/${doc.Id}`)).status).toBe(404);
  });

  test("who only manages a team reads its documents and does not write them", async () => {
    const team = await withTeam(server);
    const manager = await member(server, team, { Position: "Admin Only" });
    const doc = await add(team.admin, { TeamId: team.teamId });
    expect((await manager.get<Doc>(`/api/v1/documents/${doc.Id}`)).body).toMatchObject({ CanEdit: false });
    expect((await save(manager, doc, { Text: "x" })).status).toBe(403);
  });

  test("without the flag a team owns no documents", async () => {
    const plain = await startTestServer({ database: server.database, dataFolder: server.dataFolder });
    const { admin, teamId } = await withTeam(plain);
    expect(await admin.post("/api/v1/documents", { Title: "x", TeamId: teamId })).toMatchObject({ status: 403 });
    await plain.close();
  });
});

test.each([
  ["content that is no document", { Content: { type: "paragraph" } }],
  ["a title that is too long", { Title: "x".repeat(301) }],
  ["a text that is a number", { Text: 7 }],
  ["content without a floor", { Content: { type: "doc", content: nested(200) } }],
])("refuses %s and keeps what is there", async (_, given) => {
  const person = await signedUp(server);
  const doc = await add(person);
  expect(await save(person, doc, given)).toMatchObject({ status: 400 });
  expect((await person.get<Doc>(`/api/v1/documents/${doc.Id}`)).body).toMatchObject({ Version: 1, Text: "Dear all," });
});

function nested(depth: number): unknown {
  return depth === 0 ? [] : [nested(depth - 1)];
}

test("a preview counts what a rule would flag in the caller's documents and in the sample", async () => {
  const person = await signedUp(server);
  await add(person, { Text: "Send an e-mail. The e-mail is late.\n\nNo mail." });
  const { body } = await person.post<Record<string, never>>("/api/v1/rules/preview", {
    Rules: [{ Match: "e-mail", Replace: "email" }, { Match: "the" }, { Match: "lemma:(" }],
  });
  expect(body).toMatchObject({
    Complete: true,
    Rules: [
      { Documents: { Count: 2, In: 1 }, Sample: { Count: 0 }, Hits: [{ Source: "document", Text: "e-mail" }, {}] },
      { Documents: { Count: 1 }, Sample: { Count: expect.any(Number) } },
      {},
    ],
    RuleErrors: [{ Index: 2, Message: expect.any(String) }],
  });
  const [, the] = body.Rules as unknown as { Sample: { Count: number; Words: number } }[];
  expect(the?.Sample.Count).toBeGreaterThan(1_000);
  expect(the?.Sample.Words).toBeGreaterThan(30_000);
});
