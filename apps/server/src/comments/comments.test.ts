import { includesRole } from "@housestyle/contract";
import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { add, type Doc, save } from "../testing/documents.ts";
import { sharedServer } from "../testing/shared-server.ts";
import { linkTo, openLink, ownDocument, rolesOfWay, share, waysIn } from "../testing/sharing.ts";
import { startTestServer } from "../testing/test-server.ts";
import { member, signedUp, type Visitor, withTeam } from "../testing/visitor.ts";

const server = await sharedServer();

interface Thread {
  Id: number;
  From: number;
  To: number;
  IsOrphan: boolean;
  Quote: string;
  ResolvedOn: string | null;
  ResolvedBy: string | null;
  Comments: { Id: number; Text: string; Name: string; Mentions: number[]; CanDelete: boolean }[];
}
interface Listed {
  Version: number;
  Threads: Thread[];
  People: { Id: number; Name: string }[];
  CanComment: boolean;
}

const lines = (...texts: string[]) => ({
  type: "doc",
  content: texts.map((text) => ({ type: "paragraph", content: [{ type: "text", text }] })),
});
const path = (doc: Pick<Doc, "Id">) => `/api/v1/documents/${doc.Id}/comments`;
const list = async (visitor: Visitor, doc: Pick<Doc, "Id">) => (await visitor.get<Listed>(path(doc))).body;
const comment = (visitor: Visitor, doc: Pick<Doc, "Id">, Quote: string, given: object = {}) =>
  visitor.post<Thread & { Code: string }>(path(doc), { From: 0, To: 0, Quote, Text: "Why?", ...given });

const story = ["It was a dark and stormy night.", "The old cat sat on the mat."] as const;

test("a thread is begun, answered, resolved, reopened by a reply, and goes with its last comment", async () => {
  const { owner, doc } = await ownDocument(server, { Content: lines(...story) });
  const pat = await signedUp(server, { Name: "Pat Reader" });
  await share(owner, doc, { Email: pat.email, Role: "comment" });
  const { status, body: thread } = await comment(pat, doc, "old cat", { Text: "Which cat?", Mentions: [owner.id] });
  expect([status, thread]).toMatchObject([
    200,
    { Quote: "old cat", IsOrphan: false, Comments: [{ Text: "Which cat?", Name: "Pat Reader", Mentions: [owner.id] }] },
  ]);
  expect(thread.To - thread.From).toBe(7);
  const one = `${path(doc)}/${thread.Id}`;
  expect(await owner.post(`${one}/replies`, { Text: "The one on the mat." })).toMatchObject({ status: 200 });
  expect((await pat.patch<Thread>(one, { Resolved: true })).body).toMatchObject({ ResolvedBy: "Pat Reader" });
  expect((await list(owner, doc)).Threads).toMatchObject([{ ResolvedOn: expect.any(String) }]);
  expect((await owner.post<Thread>(`${one}/replies`, { Text: "Not yet." })).body).toMatchObject({ ResolvedOn: null });
  const [first, second, third] = (await list(pat, doc)).Threads[0]?.Comments ?? [];
  expect([first, second].map((each) => each?.CanDelete)).toEqual([true, false]);
  expect((await pat.delete(`${one}/${second?.Id}`)).status).toBe(403);
  for (const each of [first, third, second]) expect((await owner.delete(`${one}/${each?.Id}`)).status).toBe(204);
  expect((await list(owner, doc)).Threads).toEqual([]);
  expect((await pat.post(`${one}/replies`, { Text: "Gone." })).status).toBe(404);
});

test("what a thread is about moves with every save, is kept as a quotation when it goes, and is found again", async () => {
  const { owner, doc } = await ownDocument(server, { Content: lines(...story) });
  await comment(owner, doc, "old cat");
  let Version = 1;
  const write = async (...texts: string[]) => {
    expect(await save(owner, { ...doc, Version }, { Content: lines(...texts) })).toMatchObject({ status: 200 });
    Version += 1;
    const { Threads, Version: listed } = await list(owner, doc);
    const text = texts.map((each) => `.${each}.`).join("");
    const [thread] = Threads;
    expect([Threads.length, listed]).toEqual([1, Version]);
    return thread?.IsOrphan ? `orphan: ${thread.Quote}` : text.slice(thread?.From, thread?.To);
  };
  expect(await write("A new first line.", ...story)).toBe("old cat");
  expect(await write("A new first line.", story[0], "The old grey cat sat on the mat.")).toBe("old grey cat");
  expect(await write(story[0])).toBe("orphan: old cat");
  expect(await write(story[0], "Here is an old cat again.")).toBe("old cat");
  // An earlier version that is restored moves them as well.
  const { body } = await owner.get<{ Version: number }[]>(`/api/v1/documents/${doc.Id}/versions`);
  expect(body.length).toBeGreaterThan(1);
  expect((await owner.post(`/api/v1/documents/${doc.Id}/versions/1/restore`)).status).toBe(200);
  const [thread] = (await list(owner, doc)).Threads;
  expect(
    story
      .map((each) => `.${each}.`)
      .join("")
      .slice(thread?.From, thread?.To),
  ).toBe("old cat");
});

test("a comment on words that have moved finds the nearest, and one on words that are gone is refused", async () => {
  const { owner, doc } = await ownDocument(server, { Content: lines("One cat.", "Two cat.", "Three cat.") });
  expect((await comment(owner, doc, "cat", { From: 14, To: 17 })).body).toMatchObject({ From: 15, To: 18 });
  expect(await comment(owner, doc, "dog")).toMatchObject({ status: 409, body: { Code: "stale" } });
});

test.each(Object.entries(waysIn(server)))(
  "shared with a %s: who may comment reads comments, and who may only view does not",
  async (way, come) => {
    for (const role of rolesOfWay(way)) {
      const { owner, doc } = await ownDocument(server, { Content: lines(...story) });
      const { body: thread } = await comment(owner, doc, "old cat", { Text: "Secret remark" });
      const reader = await come(owner, doc, role);
      const may = includesRole(role, "comment");
      const one = `${path(doc)}/${thread.Id}`;
      const statuses = [
        (await reader.get(path(doc))).status,
        (await comment(reader, doc, "dark")).status,
        (await reader.post(`${one}/replies`, { Text: "Yes." })).status,
        (await reader.patch(one, { Resolved: true })).status,
        (await reader.delete(`${one}/${thread.Comments[0]?.Id}`)).status,
      ];
      const foreign = role === "own" ? 204 : 403;
      expect([role, ...statuses]).toEqual([role, ...(may ? [200, 200, 200, 200, foreign] : [403, 403, 403, 403, 403])]);
      const stranger = await signedUp(server);
      expect((await stranger.get(path(doc))).status).toBe(404);
      expect((await comment(stranger, doc, "dark")).status).toBe(404);
    }
  },
);

test("only people who may read comments are mentioned", async () => {
  const team = await withTeam(server);
  const colleague = await member(server, team);
  const doc = await add(team.admin, { TeamId: team.teamId, Content: lines(...story) });
  const [commenter, viewer, linked] = [await signedUp(server), await signedUp(server), await signedUp(server)];
  await share(team.admin, doc, { Email: commenter.email, Role: "comment" });
  await share(team.admin, doc, { Email: viewer.email, Role: "view" });
  await openLink(linked, (await linkTo(team.admin, doc, { Role: "suggest" })).Secret);
  const { People } = await list(commenter, doc);
  const ids = (...all: Visitor[]) => all.map(({ id }) => id).sort((a, b) => a - b);
  expect(People.map(({ Id }) => Id).sort((a, b) => a - b)).toEqual(ids(team.admin, colleague, commenter, linked));
  expect((await comment(commenter, doc, "dark", { Mentions: [colleague.id] })).status).toBe(200);
  expect((await comment(commenter, doc, "dark", { Mentions: [viewer.id] })).status).toBe(400);
});

test("in the trash nothing is commented, and with the flag off there are no comments", async () => {
  const { owner, doc } = await ownDocument(server, { Content: lines(...story) });
  await comment(owner, doc, "old cat");
  const off = await startTestServer({ database: server.database, dataFolder: server.dataFolder });
  const headers = { clientApp: "1", origin: "http://housestyle.test", cookie: owner.cookie() };
  expect((await fetch(`${off.url}${path(doc)}`, { headers })).status).toBe(403);
  await off.close();
  await owner.delete(`/api/v1/documents/${doc.Id}`);
  expect((await comment(owner, doc, "dark")).status).toBe(409);
});

test("whatever is saved, a thread is at its words or an orphan, as the same changes in memory say", async () => {
  const words = fc.array(fc.constantFrom("rain", "fell", "old cat", "night", "torrents"), {
    minLength: 1,
    maxLength: 5,
  });
  const texts = fc.array(
    words.map((all) => all.join(" ")),
    { minLength: 1, maxLength: 4 },
  );
  await holds(
    fc.asyncProperty(fc.array(texts, { minLength: 1, maxLength: 4 }), async (versions) => {
      const { owner, doc } = await ownDocument(server, { Content: lines("The old cat slept.") });
      await comment(owner, doc, "old cat");
      for (const [index, each] of versions.entries()) {
        const { status } = await save(owner, { ...doc, Version: index + 1 }, { Content: lines(...each) });
        if (status !== 200) return;
        const [thread] = (await list(owner, doc)).Threads;
        const text = each.map((line) => `.${line}.`).join("");
        expect(thread?.Quote).toBe("old cat");
        expect(thread?.From).toBeLessThanOrEqual(text.length);
        expect(thread?.To).toBeLessThanOrEqual(text.length);
        expect(thread?.IsOrphan).toBe(thread?.From === thread?.To);
      }
    }),
    { numRuns: 20 },
  );
});

test("a comment is about words that were typed a moment ago, and moves with what is typed after it", async () => {
  const { owner, doc } = await ownDocument(server, { Content: lines(...story) });
  const typed = (Version: number, First: number, from: number, text: string) =>
    owner.post(`/api/v1/documents/${doc.Id}/steps`, {
      Version,
      Client: "a",
      First,
      Steps: [{ stepType: "replace", from, to: from, slice: { content: [{ type: "text", text }] } }],
    });
  expect(await typed(1, 1, 1, "Suddenly: ")).toMatchObject({ status: 200 });
  const begun = await comment(owner, doc, "Suddenly", { From: 1, To: 9 });
  expect([begun.status, begun.body]).toMatchObject([200, { From: 1, To: 9 }]);
  expect(await typed(2, 2, 1, "And then ")).toMatchObject({ status: 200 });
  const { Version, Threads } = await list(owner, doc);
  expect([Version, Threads]).toMatchObject([3, [{ From: 10, To: 18, IsOrphan: false, Quote: "Suddenly" }]]);
});
