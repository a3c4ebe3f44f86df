import { limits } from "@housestyle/contract";
import { parsedDocument, schema } from "@housestyle/documents";
import { sql } from "kysely";
import { Fragment, Slice } from "prosemirror-model";
import { ReplaceStep } from "prosemirror-transform";
import { expect, onTestFinished, test } from "vitest";
import { sharedServer } from "../testing/shared-server.ts";
import { share, shareProject } from "../testing/sharing.ts";
import { startTestServer } from "../testing/test-server.ts";
import { member, signedUp, type Visitor, withTeam } from "../testing/visitor.ts";

const server = await sharedServer();

interface Answer {
  readonly Version: number;
  readonly Steps: readonly { readonly Version: number; readonly Client: string; readonly Number: number }[];
}

const nameOf = (step: Answer["Steps"][number]) => `${step.Client}${step.Number}`;

const doc = (...paragraphs: string[]) =>
  schema.node(
    "doc",
    null,
    paragraphs.map((text) => schema.node("paragraph", null, text === "" ? [] : [schema.text(text)])),
  );

async function newDocument(person: Visitor, ...paragraphs: string[]): Promise<number> {
  const { body } = await person.post<{ Id: number }>("/api/v1/documents", {
    Title: "Draft",
    Content: doc(...paragraphs).toJSON(),
  });
  return body.Id;
}

const typed = (at: number, text: string) =>
  new ReplaceStep(at, at, new Slice(Fragment.from(schema.text(text)), 0, 0)).toJSON();
const removed = (from: number, to: number) => new ReplaceStep(from, to, Slice.empty).toJSON();

function send(person: Visitor, id: number, client: string, Version: number, First: number, Steps: readonly unknown[]) {
  return person.post<Answer>(`/api/v1/documents/${id}/steps`, { Version, Client: client, First, Steps });
}

async function read(person: Visitor, id: number) {
  const { body } = await person.get<{ Text: string; Title: string; Version: number; Content: unknown }>(
    `/api/v1/documents/${id}`,
  );
  return { ...body, Text: body.Text.trimEnd() };
}

test("what two writers type at the same time is in the document, each at its place", async () => {
  const team = await withTeam(server);
  const second = await member(server, team);
  const { body } = await team.admin.post<{ Id: number }>("/api/v1/documents", {
    TeamId: team.teamId,
    Content: doc("one two").toJSON(),
  });
  const first = await send(team.admin, body.Id, "a", 1, 1, [typed(1, "zero "), typed(6, "and ")]);
  expect(first).toMatchObject({ status: 200, body: { Version: 3 } });
  const late = await send(second, body.Id, "b", 1, 1, [typed(8, " three"), typed(14, " four")]);
  expect(late).toMatchObject({ status: 200, body: { Version: 5 } });
  expect(late.body.Steps.map(nameOf)).toEqual(["a1", "a2", "b1", "b2"]);
  expect(await read(second, body.Id)).toMatchObject({ Text: "zero and one two three four", Version: 5 });
});

test("a request that is repeated because its answer was lost stores nothing twice", async () => {
  const person = await signedUp(server);
  const id = await newDocument(person, "end");
  const twice = await Promise.all([1, 2].map(() => send(person, id, "a", 1, 1, [typed(1, "x"), typed(2, "y")])));
  expect(twice.map(({ body }) => body.Version)).toEqual([3, 3]);
  expect((await send(person, id, "a", 1, 1, [typed(1, "x"), typed(2, "y"), typed(3, "z")])).body.Version).toBe(4);
  expect((await read(person, id)).Text).toBe("xyzend");
});

test("a step whose place is gone is left out, and those after it still count", async () => {
  const person = await signedUp(server);
  const id = await newDocument(person, "one", "two");
  await send(person, id, "a", 1, 1, [removed(0, 5)]);
  const { body } = await send(person, id, "b", 1, 1, [typed(2, "gone"), typed(13, "s")]);
  expect(body.Steps.map(nameOf)).toEqual(["a1", "b2"]);
  expect((await read(person, id)).Text).toBe("twos");
});

test("a step that no document has is refused, and one that breaks the schema is left out", async () => {
  const person = await signedUp(server);
  const id = await newDocument(person, "one");
  expect((await send(person, id, "a", 1, 1, [{ stepType: "docAttr", attr: "x", value: 1 }])).status).toBe(400);
  const unknown = { stepType: "replace", from: 1, to: 1, slice: { content: [{ type: "script" }] } };
  expect((await send(person, id, "a", 1, 1, [unknown])).status).toBe(400);
  // A list whose item has no paragraph, and a heading whose level is no number.
  const broken = {
    stepType: "replace",
    from: 0,
    to: 0,
    slice: { content: [{ type: "bullets", content: [{ type: "item" }] }] },
  };
  expect((await send(person, id, "a", 1, 1, [broken])).body.Version).toBe(1);
  const attr = { stepType: "attr", pos: 0, attr: "align", value: { evil: true } };
  expect((await send(person, id, "a", 1, 2, [attr])).body.Version).toBe(1);
  expect(parsedDocument((await read(person, id)).Content)).toBeDefined();
});

test("a step that would divide a character is left out, and the document stays readable", async () => {
  const person = await signedUp(server);
  const id = await newDocument(person, "a🙂b");
  const strong = { stepType: "addMark", mark: { type: "strong" }, from: 1, to: 3 };
  for (const [index, step] of [strong, removed(3, 4), typed(3, "x")].entries()) {
    expect((await send(person, id, "a", 1, index + 1, [step])).body).toEqual({ Version: 1, Steps: [] });
  }
  await send(person, id, "a", 1, 4, [typed(4, "!")]);
  expect((await read(person, id)).Text).toBe("a🙂!b");
});

test("a title, a style, and what is ignored change like the text", async () => {
  const person = await signedUp(server);
  const id = await newDocument(person, "one");
  const [kept, gone] = ["a", "b"].map((rule) => ({ rule, text: "one", before: "", after: "" }));
  await send(person, id, "a", 1, 1, [
    { stepType: "details", title: "Chapter 1", style: "creative", ignore: [kept, gone] },
  ]);
  await send(person, id, "b", 1, 1, [typed(4, "!"), { stepType: "details", unignore: [gone] }]);
  expect(await read(person, id)).toMatchObject({
    Title: "Chapter 1",
    Style: "creative",
    Text: "one!",
    Content: { ignored: [kept] },
  });
  expect((await send(person, id, "b", 1, 3, [{ stepType: "details", title: "x".repeat(301) }])).status).toBe(400);
});

test("steps become part of the document by themselves, with one entry in the history", async () => {
  const person = await signedUp(server);
  const id = await newDocument(person, "");
  await send(person, id, "a", 1, 1, [typed(1, "a word")]);
  const stored = async () => {
    const { rows } = await sql<{
      text: string;
      version: number;
    }>`select text, version from document where id = ${id}`.execute(server.database.query);
    return rows[0];
  };
  await expect.poll(stored).toEqual({ text: "a word\n", version: 2 });
  await send(person, id, "a", 2, 2, [typed(1, "not ")]);
  await read(person, id);
  await send(person, id, "a", 3, 3, [typed(1, "is ")]);
  const versions = await person.get<{ Version: number }[]>(`/api/v1/documents/${id}/versions`);
  expect(versions.body.map(({ Version }) => Version)).toEqual([4, 1]);
});

test("steps are stored while others become part of the document, and wait for a save of the whole", async () => {
  const person = await signedUp(server);
  const id = await newDocument(person, "one");
  const { query } = server.database;
  await query.transaction().execute(async (folding) => {
    await sql`select from document where id = ${id} for no key update`.execute(folding);
    expect((await send(person, id, "a", 1, 1, [typed(4, " two")])).body.Version).toBe(2);
  });
  let isSaved = false;
  let sent: ReturnType<typeof send> | undefined;
  await query.transaction().execute(async (saving) => {
    await sql`select from document where id = ${id} for update`.execute(saving);
    sent = send(person, id, "a", 2, 2, [typed(8, " three")]);
    const waits = async () => {
      const { rows } = await sql`select from pg_locks where not granted`.execute(query);
      return rows.length;
    };
    await expect.poll(waits).toBeGreaterThan(0);
    isSaved = true;
  });
  expect((await sent)?.body.Version).toBe(3);
  expect(isSaved).toBe(true);
});

test("a save of the whole text counts all steps before it, and those who are behind read it again", async () => {
  const person = await signedUp(server);
  const id = await newDocument(person, "one");
  await send(person, id, "a", 1, 1, [typed(4, " two")]);
  const whole = { Title: "Draft", Content: doc("one two three").toJSON() };
  expect((await person.put(`/api/v1/documents/${id}`, { ...whole, Version: 1 })).status).toBe(409);
  expect((await person.put(`/api/v1/documents/${id}`, { ...whole, Version: 2 })).body).toMatchObject({ Version: 3 });
  expect((await send(person, id, "a", 2, 2, [typed(8, "!")])).status).toBe(409);
  expect((await send(person, id, "a", 3, 2, [typed(14, "!")])).body.Version).toBe(4);
  expect((await read(person, id)).Text).toBe("one two three!");
});

test("another’s document is not there, a deleted one takes nothing, and with the flag off there are no steps", async () => {
  const [person, other] = [await signedUp(server), await signedUp(server)];
  const id = await newDocument(person, "one");
  expect((await send(other, id, "a", 1, 1, [typed(1, "x")])).status).toBe(404);
  expect((await other.get(`/api/v1/documents/${id}/steps?since=1`)).status).toBe(404);
  await person.delete(`/api/v1/documents/${id}`);
  expect((await send(person, id, "a", 1, 1, [typed(1, "x")])).status).toBe(409);
  const bare = await startTestServer();
  onTestFinished(bare.close);
  const writer = await signedUp(bare);
  const own = await newDocument(writer, "one");
  expect((await send(writer, own, "a", 1, 1, [typed(1, "x")])).status).toBe(404);
  expect((await writer.get(`/api/v1/documents/${own}/events`)).status).toBe(404);
});

test("those a document is shared with write in it if their role says so, and otherwise read what is written", async () => {
  const owner = await signedUp(server);
  const id = await newDocument(owner, "one");
  const [editor, reader] = [await signedUp(server), await signedUp(server)];
  expect((await send(editor, id, "b", 1, 1, [typed(1, "x")])).status).toBe(404);
  await share(owner, { Id: id }, { Email: editor.email, Role: "edit" });
  await share(owner, { Id: id }, { Email: reader.email, Role: "comment" });
  expect((await send(editor, id, "b", 1, 1, [typed(4, " two")])).body.Version).toBe(2);
  expect((await send(reader, id, "c", 2, 1, [typed(1, "x")])).status).toBe(403);
  expect((await reader.get<Answer>(`/api/v1/documents/${id}/steps?since=1`)).body.Version).toBe(2);
  expect(await read(reader, id)).toMatchObject({ Text: "one two", Version: 2 });
});

test("those its project is shared with write in a document while it is there", async () => {
  const owner = await signedUp(server);
  const id = await newDocument(owner, "one");
  const pat = await signedUp(server);
  const move = (Project: string) => owner.patch(`/api/v1/documents/${id}`, { Project });
  await move("Novel");
  await shareProject(owner, "Novel", { Email: pat.email, Role: "comment" });
  expect((await send(pat, id, "b", 1, 1, [typed(1, "x")])).status).toBe(403);
  await shareProject(owner, "Novel", { Email: pat.email, Role: "edit" });
  expect((await send(pat, id, "b", 1, 1, [typed(4, " two")])).body.Version).toBe(2);
  await move("Diary");
  expect((await send(pat, id, "b", 2, 2, [typed(1, "x")])).status).toBe(404);
  expect((await pat.get(`/api/v1/documents/${id}/steps?since=1`)).status).toBe(404);
  expect(await read(owner, id)).toMatchObject({ Text: "one two", Version: 2 });
});

test("an image of the owner that was never in a shared document cannot be put into it", async () => {
  const owner = await signedUp(server);
  const [shown, hidden] = ["a", "b"].map((digit) => `image:${digit.repeat(64)}`);
  const figure = (src: string | undefined) => ({
    type: "figure",
    attrs: { src },
    content: [{ type: "caption" }, { type: "alternative" }],
  });
  const insert = (src: string | undefined) => ({
    stepType: "replace",
    from: 0,
    to: 0,
    slice: { content: [figure(src)] },
  });
  const id = await newDocument(owner, "one");
  const editor = await signedUp(server);
  await share(owner, { Id: id }, { Email: editor.email, Role: "edit" });
  expect((await send(owner, id, "a", 1, 1, [insert(shown)])).body.Version).toBe(2);
  expect((await send(editor, id, "b", 2, 1, [insert(hidden)])).status).toBe(403);
  // What was cut can be pasted.
  expect((await send(editor, id, "b", 2, 1, [removed(0, 6)])).body.Version).toBe(3);
  expect((await send(editor, id, "b", 3, 2, [insert(shown)])).body.Version).toBe(4);
  expect(JSON.stringify((await read(owner, id)).Content)).toContain(shown);
});

test("fast typing is never refused, whatever else a person may ask for", async () => {
  const env = {
    HOUSESTYLE_FLAGS: "+CollaborativeEditing",
    HOUSESTYLE_RATE_LIMIT: "on",
    HOUSESTYLE_CALLS_PER_MINUTE: "5",
  };
  const few = await startTestServer({ env });
  onTestFinished(few.close);
  const person = await signedUp(few);
  const id = await newDocument(person, "");
  for (const number of Array.from({ length: 60 }, (_, index) => index + 1)) {
    expect((await send(person, id, "a", number, number, [typed(number, "x")])).status).toBe(200);
  }
});

test("while fifty write, another is refused and reads what they write", async () => {
  const person = await signedUp(server);
  const id = await newDocument(person, "one");
  const writers = Array.from({ length: limits.documentWriters }, (_, index) => `w${index}`);
  for (const writer of writers) expect((await send(person, id, writer, 1, 1, [typed(1, "x")])).status).toBe(200);
  const late = await send(person, id, "late", 1, 1, [typed(1, "y")]);
  expect(late).toMatchObject({ status: 409, body: { Code: "too-many-writers" } });
  expect((await send(person, id, "w7", 1, 2, [typed(1, "x")])).status).toBe(200);
  const { body } = await person.get<Answer>(`/api/v1/documents/${id}/steps?since=1`);
  expect(body.Steps.length).toBe(writers.length + 1);
});

test("an editor is told to read the document again when the steps it lacks are too long", async () => {
  const person = await signedUp(server);
  const id = await newDocument(person, "one");
  const long = "a long word ".repeat(100_000);
  let version = 1;
  for (let number = 1; number <= 9; number++) {
    const steps = [typed(1, long), removed(1, 1 + long.length)];
    version = (await send(person, id, "a", version, 2 * number - 1, steps)).body.Version;
  }
  expect(version).toBe(19);
  expect((await person.get(`/api/v1/documents/${id}/steps?since=1`)).status).toBe(409);
  expect((await person.get<Answer>(`/api/v1/documents/${id}/steps?since=17`)).body.Version).toBe(19);
  expect(await read(person, id)).toMatchObject({ Text: "one", Version: 19 });
});
