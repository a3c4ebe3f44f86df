import { limits } from "@housestyle/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { add, type Doc, rich } from "../testing/documents.ts";
import { sharedServer } from "../testing/shared-server.ts";
import { linkTo, openLink, ownDocument, share } from "../testing/sharing.ts";
import { startTestServer } from "../testing/test-server.ts";
import { member, signedUp, type Visitor, withTeam } from "../testing/visitor.ts";
import { forgetNotifications } from "./notification-store.ts";

const server = await sharedServer();

interface Notification {
  Id: number;
  Kind: string;
  Actor: string;
  Title: string;
  Text: string;
  IsRead: boolean;
}
interface Thread {
  Id: number;
  Comments: { Id: number }[];
}

const path = "/api/v1/notifications";
const listed = async (visitor: Visitor, query = "") => (await visitor.get<Notification[]>(`${path}${query}`)).body;
const kinds = async (visitor: Visitor) => (await listed(visitor)).map(({ Kind }) => Kind);
const unread = async (visitor: Visitor) => (await visitor.get<{ Unread: number }>(`${path}/unread`)).body.Unread;
const comments = ({ Id }: Pick<Doc, "Id">) => `/api/v1/documents/${Id}/comments`;
async function comment(visitor: Visitor, doc: Doc, given: object = {}): Promise<Thread> {
  const about = { From: 0, To: 0, Quote: "Dear", Text: "Why dear?", ...given };
  const { status, body } = await visitor.post<Thread>(comments(doc), about);
  expect(status).toBe(200);
  return body;
}
const reply = (visitor: Visitor, doc: Doc, { Id }: Thread, given: object = {}) =>
  visitor.post(`${comments(doc)}/${Id}/replies`, { Text: "Because.", ...given });

async function discussed() {
  const { owner, doc } = await ownDocument(server, { Content: rich });
  const [pat, kim] = [await signedUp(server, { Name: "Pat" }), await signedUp(server, { Name: "Kim" })];
  for (const each of [pat, kim]) await share(owner, doc, { Email: each.email, Role: "comment" });
  return { owner, doc, pat, kim };
}

test("each person is notified once of what concerns them, for the closest reason, and never of what they did", async () => {
  const { owner, doc, pat, kim } = await discussed();
  const thread = await comment(pat, doc, { Mentions: [kim.id] });
  expect(await reply(owner, doc, thread, { Mentions: [pat.id] })).toMatchObject({ status: 200 });
  expect(await reply(kim, doc, thread)).toMatchObject({ status: 200 });
  const one = `${comments(doc)}/${thread.Id}`;
  for (const Resolved of [true, true, false]) await pat.patch(one, { Resolved });
  expect(await kinds(owner)).toEqual(["resolved", "reply", "comment"]);
  expect(await kinds(pat)).toEqual(["reply", "mention", "shared"]);
  expect(await kinds(kim)).toEqual(["resolved", "reply", "mention", "shared"]);
  expect((await listed(kim)).at(-2)).toMatchObject({ Actor: "Pat", Title: "Letter", Text: "Why dear?", IsRead: false });
});

test("one notification or all up to one are marked as read, and only one’s own", async () => {
  const { owner, doc, pat, kim } = await discussed();
  const thread = await comment(owner, doc, { Mentions: [pat.id] });
  await reply(kim, doc, thread);
  await reply(owner, doc, thread);
  expect(await unread(pat)).toBe(4);
  const [newest, , third] = await listed(pat);
  const read = (visitor: Visitor, given: object) => visitor.post(`${path}/read`, given);
  expect((await read(kim, { Id: newest?.Id })).status).toBe(404);
  expect((await read(pat, { Id: third?.Id })).status).toBe(204);
  expect((await listed(pat)).map(({ IsRead }) => IsRead)).toEqual([false, false, true, false]);
  expect((await read(pat, { Id: newest?.Id, AndEarlier: true })).status).toBe(204);
  expect(await unread(pat)).toBe(0);
  expect(await unread(kim)).toBe(2);
  expect(await listed(pat, "?Take=1&Skip=1&Filter=Kind eq 'reply'")).toHaveLength(1);
});

test("when access ends, for whatever reason, nothing of the document is left in the notifications", async () => {
  const endings: Record<string, (owner: Visitor, doc: Doc, pat: Visitor) => Promise<unknown>> = {
    unshared: (owner, doc, pat) => owner.delete(`/api/v1/documents/${doc.Id}/shares/${pat.id}`),
    trashed: (owner, doc) => owner.delete(`/api/v1/documents/${doc.Id}`),
    deleted: (owner, doc) => owner.delete(`/api/v1/documents/${doc.Id}?forever=true`),
  };
  for (const [name, end] of Object.entries(endings)) {
    const { owner, doc, pat } = await discussed();
    await comment(owner, doc, { Mentions: [pat.id] });
    expect([name, await kinds(pat)]).toEqual([name, ["mention", "shared"]]);
    await end(owner, doc, pat);
    expect([name, await listed(pat), await unread(pat)]).toEqual([name, [], 0]);
  }
  const { owner, doc, pat } = await discussed();
  await comment(owner, doc, { Mentions: [pat.id] });
  await share(owner, doc, { Email: pat.email, Role: "view" });
  expect(await kinds(pat)).toEqual(["shared"]);
});

test("who loses a link or leaves a team no longer sees notifications of its documents", async () => {
  const team = await withTeam(server);
  const [colleague, guest] = [await member(server, team), await signedUp(server)];
  const doc = await add(colleague, { TeamId: team.teamId, Content: rich });
  const link = await linkTo(team.admin, doc, { Role: "comment" });
  await openLink(guest, link.Secret);
  await comment(team.admin, doc, { Mentions: [guest.id] });
  expect([await kinds(colleague), await kinds(guest)]).toEqual([["comment"], ["mention"]]);
  await team.admin.delete(`/api/v1/documents/${doc.Id}/links/${link.Id}`);
  const { body } = await team.admin.get<{ Id: number; UserId: number }[]>("/api/teamusers");
  await team.admin.delete("/api/teamusers", [body.find(({ UserId }) => UserId === colleague.id)?.Id]);
  expect([await kinds(colleague), await kinds(guest)]).toEqual([[], []]);
});

test("everyone in a team learns that a document was shared with it, once, and not of a change of role", async () => {
  const { owner, doc } = await ownDocument(server);
  const team = await withTeam(server);
  const colleague = await member(server, team);
  await share(owner, doc, { Email: team.admin.email, Role: "own" });
  for (const Role of ["view", "edit"]) await share(team.admin, doc, { TeamId: team.teamId, Role });
  expect([await kinds(colleague), await kinds(team.admin)]).toEqual([["shared"], ["shared"]]);
});

test("a comment that is deleted takes its notifications along", async () => {
  const { owner, doc, pat } = await discussed();
  const thread = await comment(owner, doc, { Mentions: [pat.id] });
  await owner.delete(`${comments(doc)}/${thread.Id}/${thread.Comments[0]?.Id}`);
  expect(await kinds(pat)).toEqual(["shared"]);
});

test("old notifications are deleted, and all but the newest of many", async () => {
  const { owner, doc, pat, kim } = await discussed();
  const { query } = server.database;
  await sql`update notification set created_on = now() - interval '91 days' where owner_id = ${kim.id}`.execute(query);
  await sql`
    insert into notification (owner_id, kind, document_id, actor_id)
    select ${pat.id}, 'shared', ${doc.Id}, ${owner.id} from generate_series(1, ${limits.notifications})`.execute(query);
  const [oldest] = await listed(pat, "?OrderBy=Id&OrderDir=asc&Take=1");
  await forgetNotifications(server.database);
  expect(await listed(kim)).toEqual([]);
  expect(await unread(pat)).toBe(limits.notifications);
  expect((await listed(pat, "?OrderBy=Id&OrderDir=asc&Take=1"))[0]?.Id).toBeGreaterThan(oldest?.Id ?? 0);
});

test("with the flags off there are no notifications", async () => {
  const { pat } = await discussed();
  const off = await startTestServer({ database: server.database, dataFolder: server.dataFolder });
  const headers = { clientApp: "1", origin: "http://housestyle.test", cookie: pat.cookie() };
  expect((await fetch(`${off.url}${path}`, { headers })).status).toBe(403);
  expect((await fetch(`${off.url}${path}/unread`, { headers })).status).toBe(403);
  await off.close();
});
