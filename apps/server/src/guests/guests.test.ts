import { createHash } from "node:crypto";
import { guestAccesses, includesRole, linkRoles } from "@housestyle/contract";
import { smallImage } from "@housestyle/documents/testing/small-image";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { add, type Doc } from "../testing/documents.ts";
import { sharedServer } from "../testing/shared-server.ts";
import { linkTo, ownDocument } from "../testing/sharing.ts";
import { startTestServer } from "../testing/test-server.ts";
import { member, signedUp, stranger, type Visitor, withTeam } from "../testing/visitor.ts";
import { guestPass, linkOfPass } from "./guest-pass.ts";

const server = await sharedServer();
const guest = stranger(server);

interface Opened {
  Pass: string;
  Role: string;
  Code: string;
  Message: string;
}
interface Seen {
  Title: string;
  Text: string;
  Content: unknown;
  Role: string;
  Threads: { Id: number; Quote: string; IsResolved: boolean; Comments: { Name: string; IsGuest: boolean }[] }[];
}
interface Listed {
  Threads: { Id: number; Comments: { Id: number; Name: string; IsGuest: boolean; IsImported: boolean }[] }[];
}

const open = (Secret: string, Password?: string) =>
  guest.post<Opened>("/api/v1/guest-links/open", { Secret, ...(Password !== undefined && { Password }) });
const read = (Pass: string) => guest.post<Seen>("/api/v1/guest-links/document", { Pass });
const comment = (Pass: string, given: object = {}) =>
  guest.post<{ Id: number; Code: string }>("/api/v1/guest-links/comments", {
    ...{ Pass, Name: "Gail Guest", Text: "Why?", From: 0, To: 0, Quote: "Dear" },
    ...given,
  });
const reply = (Pass: string, thread: number, given: object = {}) =>
  guest.post(`/api/v1/guest-links/comments/${thread}/replies`, { Pass, Name: "Gail Guest", Text: "Yes.", ...given });
const comments = async (visitor: Visitor, { Id }: Pick<Doc, "Id">) =>
  (await visitor.get<Listed>(`/api/v1/documents/${Id}/comments`)).body.Threads;

/** A document of someone in no team, and what a guest got who opened a link to it. */
async function entered(given: Record<string, unknown> = {}, document: Record<string, unknown> = {}) {
  const { owner, doc } = await ownDocument(server, document);
  const link = await linkTo(owner, doc, { Role: "comment", ForGuests: true, ...given });
  const { body } = await open(link.Secret);
  return { owner, doc, link, ...body };
}

test("a guest reads a document, starts a thread, and replies; everyone sees that it was a guest", async () => {
  const { owner, doc, Pass, Role } = await entered();
  expect(Role).toBe("comment");
  expect((await read(Pass)).body).toMatchObject({ Title: "Letter", Text: "Dear all,", Role: "comment", Threads: [] });
  const { status, body: thread } = await comment(Pass);
  expect([status, thread]).toMatchObject([200, { Quote: "Dear", Comments: [{ Name: "Gail Guest", IsGuest: true }] }]);
  const [listed] = await comments(owner, doc);
  expect(listed?.Comments).toMatchObject([{ Name: "Gail Guest", IsGuest: true, IsImported: false, CreatedBy: null }]);
  await owner.patch(`/api/v1/documents/${doc.Id}/comments/${thread.Id}`, { Resolved: true });
  expect((await read(Pass)).body.Threads).toMatchObject([{ IsResolved: true }]);
  expect((await reply(Pass, thread.Id)).status).toBe(200);
  const { body } = await read(Pass);
  expect(body.Threads).toMatchObject([{ IsResolved: false, Comments: [{ IsGuest: true }, { IsGuest: true }] }]);
  // The owner is notified, by the name of the guest, and can delete what the guest wrote.
  const notices = async () => (await owner.get<object[]>("/api/v1/notifications")).body;
  expect(await notices()).toMatchObject([
    { Kind: "comment", Actor: "Gail Guest", IsGuest: true, DocumentId: doc.Id },
    { Kind: "comment", Actor: "Gail Guest", IsGuest: true },
  ]);
  const [now] = await comments(owner, doc);
  for (const { Id } of now?.Comments ?? []) {
    expect((await owner.delete(`/api/v1/documents/${doc.Id}/comments/${now?.Id}/${Id}`)).status).toBe(204);
  }
  expect((await read(Pass)).body.Threads).toEqual([]);
});

test("people whose threads a guest replies to are notified", async () => {
  const { owner, doc, Pass } = await entered();
  const given = { From: 0, To: 0, Quote: "Dear", Text: "Mine" };
  const { body } = await owner.post<{ Id: number }>(`/api/v1/documents/${doc.Id}/comments`, given);
  await reply(Pass, body.Id);
  expect((await owner.get<object[]>("/api/v1/notifications")).body).toMatchObject([
    { Kind: "reply", Actor: "Gail Guest", IsGuest: true, Text: "Yes." },
  ]);
});

test.each(linkRoles.flatMap((role) => guestAccesses.map((access) => ({ role, access }))))(
  "a link to $role, where a team lets guests $access: exactly that",
  async ({ role, access }) => {
    const { admin, teamId } = await withTeam(server);
    await admin.patch(`/api/teams?id=${teamId}`, { GuestAccess: "comment" });
    const doc = await add(admin, { TeamId: teamId });
    const { Secret } = await linkTo(admin, doc, { Role: role, ForGuests: true });
    await admin.patch(`/api/teams?id=${teamId}`, { GuestAccess: access });
    const { status, body } = await open(Secret);
    if (access === "none") return expect([status, body.Code]).toEqual([400, "bad-link"]);
    const may = includesRole(role, "comment") && access === "comment" ? "comment" : "view";
    expect([status, body.Role]).toEqual([200, may]);
    expect((await read(body.Pass)).body.Role).toBe(may);
    expect((await comment(body.Pass)).status).toBe(may === "comment" ? 200 : 403);
    // Who only views sees no comments, either.
    expect((await read(body.Pass)).body.Threads).toHaveLength(may === "comment" ? 1 : 0);
    return undefined;
  },
);

test("teams let no guests in at first; then no link for them is created, by members for their own documents neither", async () => {
  const { admin, teamId } = await withTeam(server);
  expect((await admin.get<{ GuestAccess: string }[]>("/api/teams")).body[0]?.GuestAccess).toBe("none");
  const user = await member(server, { admin, teamId });
  const [ofTeam, own] = [await add(admin, { TeamId: teamId }), await add(user)];
  const link = (visitor: Visitor, { Id }: Doc) =>
    visitor.post(`/api/v1/documents/${Id}/links`, { Role: "view", ForGuests: true });
  expect(await link(admin, ofTeam)).toMatchObject({ status: 403, body: { Message: expect.stringMatching(/^Guests/) } });
  expect((await link(user, own)).status).toBe(403);
  expect((await user.patch(`/api/teams?id=${teamId}`, { GuestAccess: "view" })).status).toBe(403);
  await admin.patch(`/api/teams?id=${teamId}`, { GuestAccess: "view" });
  expect((await link(user, own)).status).toBe(200);
  const sharing = await user.get<{ GuestAccess: string; Links: object[] }>(`/api/v1/documents/${own.Id}/sharing`);
  expect(sharing.body).toMatchObject({ GuestAccess: "view", Links: [{ ForGuests: true }] });
});

test("a pass ends with its link, with the team's permission, with the document, and after twelve hours", async () => {
  const ended = [
    async ({ owner, doc, link }: Awaited<ReturnType<typeof entered>>) =>
      owner.delete(`/api/v1/documents/${doc.Id}/links/${link.Id}`),
    async ({ owner, doc }: Awaited<ReturnType<typeof entered>>) => owner.delete(`/api/v1/documents/${doc.Id}`),
    async ({ link }: Awaited<ReturnType<typeof entered>>) =>
      sql`update document_link set expires_on = now() where id = ${link.Id}`.execute(server.database.query),
  ];
  for (const end of ended) {
    const scene = await entered();
    const { body: thread } = await comment(scene.Pass);
    await end(scene);
    for (const { status, body } of [
      await read(scene.Pass),
      await comment(scene.Pass),
      await reply(scene.Pass, thread.Id),
    ]) {
      expect([status, body]).toMatchObject([400, { Code: "bad-link" }]);
    }
    expect((await open(scene.link.Secret)).status).toBe(400);
  }
  const now = new Date("2026-11-29T08:00:00Z");
  const pass = guestPass("s", 7, now);
  const after = (hours: number) => linkOfPass("s", pass, new Date(now.getTime() + hours * 3_600_000));
  expect([after(11.9), after(12.1)]).toEqual([7, undefined]);
  expect(linkOfPass("other", pass, now)).toBeUndefined();
  expect(linkOfPass("s", pass.replace(/^7/, "8"), now)).toBeUndefined();
  expect(linkOfPass("s", "7.1.é", now)).toBeUndefined();
});

test("every link that does not let a guest in is refused in the same words", async () => {
  const { owner, doc } = await ownDocument(server);
  const forAccounts = await linkTo(owner, doc);
  const withPassword = await linkTo(owner, doc, { ForGuests: true, Password: "open sesame" });
  const expired = await linkTo(owner, doc, { ForGuests: true, ExpiresInDays: 1 });
  await sql`update document_link set expires_on = now() where id = ${expired.Id}`.execute(server.database.query);
  const refused = await Promise.all([
    open("no such secret"),
    open(forAccounts.Secret),
    open(withPassword.Secret),
    open(withPassword.Secret, "wrong"),
    open(expired.Secret),
  ]);
  const [first] = refused;
  expect(first).toMatchObject({ status: 400, body: { Code: "bad-link" } });
  expect(new Set(refused.map(({ status, body: { Code, Message } }) => `${status} ${Code} ${Message}`)).size).toBe(1);
  expect((await open(withPassword.Secret, "open sesame")).status).toBe(200);
});

test("guests reach the threads and the images of their document, and no others", async () => {
  const { owner, doc, Pass } = await entered();
  const other = await entered();
  const { body: thread } = await comment(other.Pass);
  expect((await reply(Pass, thread.Id)).status).toBe(404);
  const bytes = smallImage(4, 3);
  const hash = createHash("sha256").update(bytes).digest("hex");
  const form = new FormData();
  form.append("file", new Blob([bytes]), "x");
  await fetch(`${server.url}/api/v1/images/${hash}`, {
    ...{ method: "PUT", body: form, headers: { cookie: owner.cookie(), clientApp: "1", origin: server.origin } },
  });
  const image = async (pass: string) => (await guest.post(`/api/v1/guest-links/images/${hash}`, { Pass: pass })).status;
  expect(await image(Pass)).toBe(404);
  const figure = (src: string) => ({
    type: "doc",
    content: [{ type: "figure", attrs: { src }, content: [{ type: "caption" }, { type: "alternative" }] }],
  });
  const { Version } = (await owner.get<Doc>(`/api/v1/documents/${doc.Id}`)).body;
  const saved = { Title: "Letter", Text: "", Version, Content: figure(`image:${hash}`) };
  expect((await owner.put(`/api/v1/documents/${doc.Id}`, saved)).status).toBe(200);
  expect(await image(Pass)).toBe(200);
  expect(await image(other.Pass)).toBe(404);
  // An image that only an earlier version has is not shown any more.
  await owner.put(`/api/v1/documents/${doc.Id}`, { Title: "Letter", Text: "Gone", Version: Version + 1 });
  expect(await image(Pass)).toBe(404);
});

test("a guest gets the names of those who suggest edits, and no ids of people or what is ignored", async () => {
  const by = { author: 4711, name: "Ed Editor", at: 1 };
  const text = { type: "text", text: "Dear", marks: [{ type: "insertion", attrs: by }] };
  const Content = {
    type: "doc",
    content: [{ type: "paragraph", content: [text] }],
    ignored: [{ rule: "r", text: "secret", before: "", after: "" }],
  };
  const { Pass } = await entered({}, { Content });
  await comment(Pass);
  const { body } = await read(Pass);
  expect(JSON.stringify(body)).toContain("Ed Editor");
  expect(JSON.stringify(body)).not.toMatch(/4711|secret|CreatedBy|Mentions|Email/);
});

test("a guest needs a name, and cannot comment without end", async () => {
  const { Pass } = await entered();
  expect((await comment(Pass, { Name: "  " })).status).toBe(400);
  expect((await comment(Pass, { Quote: "not there" })).status).toBe(409);
  const statuses: number[] = [];
  for (let n = 0; n < 22; n++) statuses.push((await comment(Pass)).status);
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
  expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(20);
});

test("wrong passwords are counted for each network and link", async () => {
  const { owner, doc } = await ownDocument(server);
  const { Secret } = await linkTo(owner, doc, { ForGuests: true, Password: "open sesame" });
  const statuses: number[] = [];
  for (let n = 0; n < 11; n++) statuses.push((await open(Secret, `guess ${n}`)).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
});

test("without the flags, links let no guests in, or let them only view", async () => {
  const quiet = await startTestServer({ env: { HOUSESTYLE_FLAGS: "+CollaborativeEditing" } });
  try {
    const owner = await signedUp(quiet);
    const doc = await add(owner);
    const { Secret } = await linkTo(owner, doc, { Role: "comment", ForGuests: true });
    const visitor = stranger(quiet);
    expect((await visitor.post<Opened>("/api/v1/guest-links/open", { Secret })).body).toMatchObject({ Role: "view" });
    const { admin, teamId } = await withTeam(quiet);
    await admin.patch(`/api/teams?id=${teamId}`, { GuestAccess: "comment" });
    const theirs = await add(admin);
    const link = await linkTo(admin, theirs, { ForGuests: true });
    await admin.patch(`/api/teams?id=${teamId}`, { Flags: { CollaborativeEditing: false } });
    expect((await visitor.post("/api/v1/guest-links/open", { Secret: link.Secret })).status).toBe(400);
  } finally {
    await quiet.close();
  }
});
