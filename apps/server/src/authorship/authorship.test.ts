import { parsedDocument } from "@housestyle/documents";
import { authoredPassages } from "@housestyle/documents/authorship";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { add, type Doc, save } from "../testing/documents.ts";
import { sharedServer } from "../testing/shared-server.ts";
import { ownDocument, share } from "../testing/sharing.ts";
import { startTestServer } from "../testing/test-server.ts";
import { signedUp, type Visitor } from "../testing/visitor.ts";

const server = await sharedServer();

interface Authors {
  Version: number;
  Content: unknown;
  People: { Id: number; Name: string }[];
  Runs: { Length: number; PersonId: number | null; IsAssisted: boolean }[];
}

const lines = (...texts: string[]) => ({
  type: "doc",
  content: texts.map((text) => ({ type: "paragraph", content: [{ type: "text", text }] })),
});
const path = ({ Id }: Pick<Doc, "Id">) => `/api/v1/documents/${Id}`;
/** Inserts words at a position. */
const typed = (at: number, text: string) => ({
  ...{ stepType: "replace", from: at, to: at, slice: { content: [{ type: "text", text }] } },
});
let clients = 0;
const send = (visitor: Visitor, doc: Pick<Doc, "Id">, Version: number, Steps: object[], more: object = {}) =>
  visitor.post<{ Version: number; Steps: object[] }>(`${path(doc)}/steps`, {
    ...{ Version, Client: `c${++clients}`, First: 1, Steps },
    ...more,
  });

/** Returns the words of each paragraph with the names of their authors. */
async function authors(visitor: Visitor, doc: Pick<Doc, "Id">): Promise<string[][]> {
  const { status, body } = await visitor.get<Authors>(`${path(doc)}/authors`);
  expect(status).toBe(200);
  const runs = body.Runs.map(({ Length: length, PersonId: by, IsAssisted }) => ({
    ...{ length, by, source: IsAssisted ? ("assisted" as const) : null, at: null },
  }));
  const content = parsedDocument(body.Content);
  if (!content) throw new Error("The document cannot be read.");
  expect(runs.reduce((sum, { length }) => sum + length, 0)).toBe(content.content.size);
  const nameOf = (id: number | null) => body.People.find(({ Id }) => Id === id)?.Name ?? "?";
  return authoredPassages(content, runs).map(({ words }) =>
    words.map(({ by, source, text }) => `${nameOf(by)}${source ? ` (${source})` : ""}: ${text}`),
  );
}

async function shared(Content: object = lines("The old cat sat.")) {
  const { owner, doc } = await ownDocument(server, { Content });
  const ed = await signedUp(server, { Name: "Ed" });
  await share(owner, doc, { Email: ed.email, Role: "edit" });
  return { owner, ed, doc };
}

test("what two people write at the same time is theirs, word by word, and the version names both", async () => {
  const { owner, ed, doc } = await shared();
  await send(ed, doc, 1, [typed(5, "very ")]);
  await send(owner, doc, 1, [typed(17, " It rained.")]);
  expect(await authors(ed, doc)).toEqual([["Olive Owner: The ", "Ed: very ", "Olive Owner: old cat sat. It rained."]]);
  const { body } = await owner.get<{ Writers: { Name: string }[] }[]>(`${path(doc)}/versions`);
  expect(body[0]?.Writers.map(({ Name }) => Name).toSorted()).toEqual(["Ed", "Olive Owner"]);
  expect(body.at(-1)?.Writers.map(({ Name }) => Name)).toEqual(["Olive Owner"]);
});

test("a document that is saved as a whole keeps the authors of the words that are still there", async () => {
  const { owner, ed, doc } = await shared();
  const { body } = await ed.get<Doc>(path(doc));
  expect((await save(ed, body, { Content: lines("The old dog sat.", "Why") })).status).toBe(200);
  expect(await authors(owner, doc)).toEqual([["Olive Owner: The old ", "Ed: dog", "Olive Owner:  sat."], ["Ed: Why"]]);
});

test("words of a language model are marked; how others were written is not stored before that is asked for", async () => {
  const { owner, doc } = await shared();
  const Sources = ["assisted", "pasted", null];
  await send(owner, doc, 1, [typed(5, "very "), typed(5, "not "), typed(5, "so ")], { Sources });
  expect(await authors(owner, doc)).toEqual([
    ["Olive Owner: The so not ", "Olive Owner (assisted): very ", "Olive Owner: old cat sat."],
  ]);
  const { rows } = await sql<{ source: string | null }>`
    select source from document_step where document_id = ${doc.Id} order by version`.execute(server.database.query);
  expect(rows.map(({ source }) => source)).toEqual(["assisted", null, null]);
  // Others do not learn it from the steps.
  const steps = await owner.get(`${path(doc)}/steps?since=1`);
  expect(JSON.stringify(steps.body)).not.toMatch(/Source|assisted/);
});

test("words from before it was noted who writes are by the only writer, or by no one who is known", async () => {
  const quiet = await startTestServer();
  try {
    const owner = await signedUp(quiet);
    const doc = await add(owner, { Content: lines("Old words.") });
    expect((await owner.get(`${path(doc)}/authors`)).status).toBe(404);
    await save(owner, doc, { Content: lines("Old words, too.") });
    const { rows } = await sql`select from document_authorship`.execute(quiet.database.query);
    expect(rows).toEqual([]);
  } finally {
    await quiet.close();
  }
  const { owner, ed, doc } = await shared();
  expect(await authors(owner, doc)).toEqual([["Olive Owner: The old cat sat."]]);
  await save(ed, doc, { Content: lines("The old cat sat there.") });
  await sql`delete from document_authorship where document_id = ${doc.Id}`.execute(server.database.query);
  expect(await authors(owner, doc)).toEqual([["?: The old cat sat there."]]);
});

test("who may not read a document learns nothing of its authors", async () => {
  const { doc } = await shared();
  expect((await (await signedUp(server)).get(`${path(doc)}/authors`)).status).toBe(404);
});
