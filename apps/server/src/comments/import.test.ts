import { expect, test } from "vitest";
import { sharedServer } from "../testing/shared-server.ts";
import { ownDocument, share } from "../testing/sharing.ts";
import { signedUp, type Visitor } from "../testing/visitor.ts";

const server = await sharedServer();

interface Listed {
  readonly Threads: readonly {
    readonly Id: number;
    readonly Quote: string;
    readonly IsOrphan: boolean;
    readonly ResolvedOn: string | null;
    readonly ResolvedBy: string | null;
    readonly Comments: readonly object[];
  }[];
}

const Content = {
  type: "doc",
  content: [{ type: "paragraph", content: [{ type: "text", text: "The old cat sat on the mat." }] }],
};
const thread = (Quote: string, given: object = {}) => ({
  ...{ From: 5, To: 12, Quote, Comments: [{ Text: "Which cat?", Name: "Pat Reader" }] },
  ...given,
});
const path = ({ Id }: { readonly Id: number }) => `/api/v1/documents/${Id}/comments`;
const bringIn = (visitor: Visitor, doc: { readonly Id: number }, ...Threads: object[]) =>
  visitor.post<{ Added: number }>(`${path(doc)}/import`, { Threads });
const list = async (visitor: Visitor, doc: { readonly Id: number }) =>
  (await visitor.get<Listed>(path(doc))).body.Threads;

test("threads of a file keep their authors, times, replies, and what is resolved", async () => {
  const { owner, doc } = await ownDocument(server, { Content });
  const CreatedOn = "2020-01-02T03:04:05.000Z";
  const Comments = [
    { Text: "Which cat?", Name: "Pat Reader", CreatedOn },
    { Text: "Hers.", Name: "" },
  ];
  const given = [thread("old cat", { Comments, IsResolved: true }), thread("a lamp")];
  expect((await bringIn(owner, doc, ...given)).body).toEqual({ Added: 2 });
  expect(await list(owner, doc)).toMatchObject([
    {
      ...{ Quote: "old cat", IsOrphan: false, ResolvedOn: expect.any(String), ResolvedBy: null },
      Comments: [
        { Text: "Which cat?", Name: "Pat Reader", CreatedOn, CreatedBy: null, IsImported: true, CanDelete: true },
        { Text: "Hers.", Name: "", CreatedBy: null, IsImported: true },
      ],
    },
    { Quote: "a lamp", IsOrphan: true, ResolvedOn: null, Comments: [{ Name: "Pat Reader" }] },
  ]);
});

test("threads that are sent twice are there once, and can be answered and deleted", async () => {
  const { owner, doc } = await ownDocument(server, { Content });
  await bringIn(owner, doc, thread("old cat"));
  const again = await bringIn(owner, doc, thread("old cat"), thread("mat", { From: 0, To: 0 }));
  expect(again.body).toEqual({ Added: 1 });
  const [first] = await list(owner, doc);
  expect((await owner.post(`${path(doc)}/${first?.Id}/replies`, { Text: "Hers." })).status).toBe(200);
  for (const { Id, Comments } of await list(owner, doc))
    for (const each of Comments as { Id: number }[])
      expect((await owner.delete(`${path(doc)}/${Id}/${each.Id}`)).status).toBe(204);
  expect(await list(owner, doc)).toEqual([]);
});

test("only who may edit a document adds comments in the names of others", async () => {
  const { owner, doc } = await ownDocument(server, { Content });
  for (const [Role, status] of [
    ["view", 403],
    ["comment", 403],
    ["suggest", 403],
    ["edit", 200],
  ] as const) {
    const pat = await signedUp(server);
    await share(owner, doc, { Email: pat.email, Role });
    expect([Role, (await bringIn(pat, doc, thread("old cat"))).status]).toEqual([Role, status]);
  }
  expect((await bringIn(await signedUp(server), doc, thread("old cat"))).status).toBe(404);
  const nameless = thread("old cat", { Comments: [] });
  expect((await bringIn(owner, doc, nameless)).status).toBe(400);
});
