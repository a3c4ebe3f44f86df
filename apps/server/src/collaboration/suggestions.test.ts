import { documentRoles, includesRole } from "@housestyle/contract";
import { parsedDocument, schema } from "@housestyle/documents";
import { suggestedChange } from "@housestyle/documents/suggestions";
import type { Mark, Node } from "prosemirror-model";
import { Transform } from "prosemirror-transform";
import { expect, test } from "vitest";
import { sharedServer } from "../testing/shared-server.ts";
import { ownDocument, share } from "../testing/sharing.ts";
import { signedUp, type Visitor } from "../testing/visitor.ts";

const server = await sharedServer();

const by = (author: number, name: string) => ({ author, name, at: 0 });
const p = (...content: Node[]) => schema.nodes.paragraph.create(null, content);
const text = (words: string, ...marks: readonly Mark[]) => schema.text(words, marks);
const inserted = (author: ReturnType<typeof by>) => schema.marks.insertion.create(author);

interface Stored {
  readonly Version: number;
  readonly Text: string;
  readonly Content: unknown;
}

/** A document of Olive with the words of Bob’s suggestion and of one that the reader has made. */
const documentFor = (reader: number, name: string) =>
  schema.nodes.doc.create(null, [
    p(text("one two three ")),
    p(text("four "), text("bobs ", inserted(by(999_999, "Bob"))), text("mine ", inserted(by(reader, name)))),
    p(text("five")),
  ]);

const steps = (change: Transform) => change.steps.map((step) => step.toJSON());
type Kind = readonly [name: string, isSuggestion: boolean, steps: (doc: Node, me: ReturnType<typeof by>) => object[]];

const edits: readonly (readonly [string, (tr: Transform) => Transform])[] = [
  ["insert words", (tr) => tr.insert(5, schema.text("new "))],
  ["delete words", (tr) => tr.delete(1, 4)],
  ["split a paragraph", (tr) => tr.split(5)],
  ["join paragraphs", (tr) => tr.join(16)],
  ["delete a paragraph", (tr) => tr.delete(0, 16)],
  ["change a look", (tr) => tr.addMark(1, 4, schema.marks.strong.create())],
  ["change the kind of a block", (tr) => tr.setNodeMarkup(0, schema.nodes.heading, { level: 1 })],
];

const kinds: readonly Kind[] = [
  ...edits.map(([name, edit]): Kind => [name, false, (doc) => steps(edit(new Transform(doc)))]),
  ...edits.map(
    ([name, edit]): Kind => [
      `suggest to ${name}`,
      true,
      (doc, me) => steps(suggestedChange(edit(new Transform(doc)), me).transform),
    ],
  ),
  ["withdraw an own suggestion", true, (doc) => steps(new Transform(doc).delete(27, 32))],
  ["reject another’s suggestion", false, (doc) => steps(new Transform(doc).delete(22, 27))],
  ["accept another’s suggestion", false, (doc) => steps(new Transform(doc).removeMark(22, 27))],
  ["accept an own suggestion", false, (doc) => steps(new Transform(doc).removeMark(27, 32))],
  ["suggest in another’s name", false, (doc, me) => suggestedInsert(doc, { ...me, name: "Somebody Else" })],
  ["suggest as another person", false, (doc, me) => suggestedInsert(doc, { ...me, author: 999_999 })],
  ["rename the document", false, () => [{ stepType: "details", title: "Other" }]],
];

const suggestedInsert = (doc: Node, me: ReturnType<typeof by>) =>
  steps(suggestedChange(new Transform(doc).insert(5, schema.text("x")), me).transform);

const send = (visitor: Visitor, id: number, Version: number, Client: string, Steps: readonly object[]) =>
  visitor.post<{ Version: number }>(`/api/v1/documents/${id}/steps`, { Version, Client, First: 1, Steps });

test.each(documentRoles)("what the role %s stores, for each kind of step", async (role) => {
  const reader = await signedUp(server, { Name: "Rita Reader" });
  const { body: me } = await reader.get<{ Id: number; Name: string }>("/api/v1/account");
  const doc = documentFor(me.Id, me.Name);
  for (const [name, isSuggestion, made] of kinds) {
    const { owner, doc: stored } = await ownDocument(server, { Content: doc.toJSON() });
    await share(owner, stored, { Email: reader.email, Role: role });
    const sent = made(doc, by(me.Id, me.Name));
    const { status, body } = await send(reader, stored.Id, 1, "r", sent);
    const maySuggest = includesRole(role, "suggest");
    expect([name, status]).toEqual([name, maySuggest ? 200 : 403]);
    if (!maySuggest) continue;
    const isStored = includesRole(role, "edit") || isSuggestion;
    expect([name, body.Version]).toEqual([name, isStored ? 1 + sent.length : 1]);
    const after = await owner.get<Stored>(`/api/v1/documents/${stored.Id}`);
    if (!isStored) expect([name, parsedDocument(after.body.Content)?.eq(doc)]).toEqual([name, true]);
  }
});

test("the text of a document is what it is with all suggestions accepted", async () => {
  const { owner, doc } = await ownDocument(server, {
    Content: schema.nodes.doc.create(null, p(text("one two"))).toJSON(),
  });
  const before = schema.nodes.doc.create(null, p(text("one two")));
  const { transform } = suggestedChange(
    new Transform(before).insert(8, schema.text(" three")).delete(1, 5),
    by(1, "Ann"),
  );
  await send(owner, doc.Id, 1, "a", steps(transform));
  const { body } = await owner.get<Stored>(`/api/v1/documents/${doc.Id}`);
  expect(body.Text).toBe("two three\n");
});
