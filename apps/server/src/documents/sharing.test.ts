import { createHash } from "node:crypto";
import { smallImage } from "@housestyle/documents/testing/small-image";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { add, type Doc, rich, save } from "../testing/documents.ts";
import { sharedServer } from "../testing/shared-server.ts";
import { linkTo, openLink, ownDocument, share } from "../testing/sharing.ts";
import { startTestServer } from "../testing/test-server.ts";
import { member, signedUp, type Visitor, withTeam } from "../testing/visitor.ts";

const server = await sharedServer();

interface Sharing {
  Owner: string;
  Shares: { Id: number; Kind: string; Name: string; Email: string; Role: string }[];
  Links: { Id: number; Role: string; HasPassword: boolean; ExpiresOn: string | null; People: number }[];
}
const sharingOf = async (owner: Visitor, doc: Doc) =>
  (await owner.get<Sharing>(`/api/v1/documents/${doc.Id}/sharing`)).body;
const listed = async (visitor: Visitor, query: string) =>
  (await visitor.get<(Doc & { SharedBy: string | null })[]>(`/api/v1/documents?${query}`)).body;

test("who a document is shared with is listed, changed, and removed, and no secret is", async () => {
  const { owner, doc } = await ownDocument(server);
  const pat = await signedUp(server);
  await share(owner, doc, { Email: pat.email, Role: "view" });
  await share(owner, doc, { Email: pat.email, Role: "comment" });
  const link = await linkTo(owner, doc, { Role: "edit", ExpiresInDays: 7, Password: "open sesame" });
  const sharing = await sharingOf(owner, doc);
  expect(sharing).toMatchObject({
    Owner: "Olive Owner",
    Shares: [{ Id: pat.id, Kind: "person", Email: pat.email, Role: "comment" }],
    Links: [{ Id: link.Id, Role: "edit", HasPassword: true, ExpiresOn: expect.any(String), People: 0 }],
  });
  expect(JSON.stringify(sharing)).not.toContain(link.Secret);
  expect((await owner.delete(`/api/v1/documents/${doc.Id}/shares/${pat.id}`)).status).toBe(204);
  expect((await pat.get(`/api/v1/documents/${doc.Id}`)).status).toBe(404);
  expect(await sharingOf(owner, doc)).toMatchObject({ Shares: [] });
});

test("shared documents are listed apart, found by a search, and counted; the list stays one's own", async () => {
  const { owner, doc } = await ownDocument(server, { Title: "Quasars", Text: "Quasars are far away." });
  await add(owner, { Title: "Quasars, private", Text: "Quasars are mine." });
  const pat = await signedUp(server);
  await add(pat, { Title: "Mine", Text: "Nothing here." });
  await share(owner, doc, { Email: pat.email, Role: "view" });
  expect(await listed(pat, "")).toMatchObject([{ Title: "Mine", SharedBy: null }]);
  expect(await listed(pat, "shared=true")).toMatchObject([
    { Title: "Quasars", SharedBy: "Olive Owner", CanEdit: false },
  ]);
  expect(await listed(pat, "search=quasars")).toMatchObject([{ Title: "Quasars" }]);
  expect((await pat.get("/api/v1/document-groups")).body).toMatchObject({ Count: 1, Shared: 1 });
  await pat.patch(`/api/v1/documents/${doc.Id}`, { Favorite: true });
  expect(await listed(pat, "favorites=true")).toHaveLength(1);
  // In the trash it is there only for owners.
  await owner.delete(`/api/v1/documents/${doc.Id}`);
  expect((await pat.get(`/api/v1/documents/${doc.Id}`)).status).toBe(404);
  expect(await listed(pat, "shared=true&trash=true")).toEqual([]);
  expect(await listed(pat, "shared=true")).toEqual([]);
  expect((await pat.get("/api/v1/document-groups")).body).toMatchObject({ Shared: 0, Favorites: 0 });
});

test("the highest role counts, however it was given", async () => {
  const { owner, doc } = await ownDocument(server);
  const pat = await signedUp(server);
  await share(owner, doc, { Email: pat.email, Role: "view" });
  const { Secret, Id } = await linkTo(owner, doc, { Role: "edit" });
  await openLink(pat, Secret);
  expect((await pat.get(`/api/v1/documents/${doc.Id}`)).body).toMatchObject({ Role: "edit" });
  await owner.delete(`/api/v1/documents/${doc.Id}/links/${Id}`);
  expect((await pat.get(`/api/v1/documents/${doc.Id}`)).body).toMatchObject({ Role: "view" });
});

test("a wrong secret, a wrong password, and an expired link get the same answer", async () => {
  const { owner, doc } = await ownDocument(server);
  const pat = await signedUp(server);
  const secret = (await linkTo(owner, doc, { Password: "open sesame", ExpiresInDays: 1 })).Secret;
  const answers = [
    await openLink(pat, "no such secret"),
    await openLink(pat, secret),
    await openLink(pat, secret, "x"),
  ];
  await sql`update document_link set expires_on = now() - interval '1 second' where document_id = ${doc.Id}`.execute(
    server.database.query,
  );
  answers.push(await openLink(pat, secret, "open sesame"));
  const told = answers.map(({ status, body: { Code, Message } }) => ({ status, Code, Message }));
  expect(new Set(told.map((each) => JSON.stringify(each)))).toHaveLength(1);
  expect(told[0]).toMatchObject({ status: 400, Code: "bad-link" });
  expect((await pat.get(`/api/v1/documents/${doc.Id}`)).status).toBe(404);
});

test("who came through a link loses the document when the link expires", async () => {
  const { owner, doc } = await ownDocument(server);
  const pat = await signedUp(server);
  await openLink(pat, (await linkTo(owner, doc, { ExpiresInDays: 1 })).Secret);
  expect(await listed(pat, "shared=true")).toHaveLength(1);
  await sql`update document_link set expires_on = now() where document_id = ${doc.Id}`.execute(server.database.query);
  expect((await pat.get(`/api/v1/documents/${doc.Id}`)).status).toBe(404);
  expect(await listed(pat, "shared=true")).toEqual([]);
});

test("the password of a link is not guessed: after ten wrong ones even the right one has to wait", async () => {
  const { owner, doc } = await ownDocument(server);
  const pat = await signedUp(server);
  const { Secret } = await linkTo(owner, doc, { Password: "open sesame" });
  const own = await linkTo(owner, doc, {});
  for (let n = 0; n < 10; n += 1) {
    expect((await openLink(pat, Secret, `guess ${n}`)).status).toBe(400);
    // Another link that opens starts no count again.
    expect((await openLink(pat, own.Secret)).status).toBe(200);
  }
  expect((await openLink(pat, Secret, "open sesame")).status).toBe(429);
  const other = await signedUp(server);
  expect((await openLink(other, Secret, "open sesame")).status).toBe(200);
});

test("with sharing switched off nothing is shared, and what was shared is no longer", async () => {
  const { owner, doc } = await ownDocument(server);
  const pat = await signedUp(server);
  await share(owner, doc, { Email: pat.email, Role: "edit" });
  const off = await startTestServer({ database: server.database, dataFolder: server.dataFolder });
  const at = (visitor: Visitor, method: string, path: string, body?: object) =>
    fetch(`${off.url}${path}`, {
      method,
      headers: {
        clientApp: "1",
        origin: "http://housestyle.test",
        cookie: visitor.cookie(),
        ...(body && { "content-type": "application/json" }),
      },
      ...(body && { body: JSON.stringify(body) }),
    }).then(({ status }) => status);
  const path = `/api/v1/documents/${doc.Id}`;
  expect(await at(pat, "GET", path)).toBe(404);
  expect(await at(owner, "GET", path)).toBe(200);
  expect(await at(owner, "POST", `${path}/shares`, { Email: pat.email, Role: "view" })).toBe(403);
  expect(await at(owner, "POST", `${path}/links`, { Role: "view" })).toBe(403);
  expect(await at(pat, "POST", "/api/v1/document-links/open", { Secret: "x" })).toBe(403);
  await off.close();
});

test("a save by someone with edit access leaves the project alone and tells of a conflict like any other", async () => {
  const { owner, doc } = await ownDocument(server, { Project: "Novel" });
  const pat = await signedUp(server);
  await share(owner, doc, { Email: pat.email, Role: "edit" });
  expect(await save(pat, doc, { Text: "Dear all, mine", Project: "Theirs" })).toMatchObject({ status: 200 });
  expect((await owner.get(`/api/v1/documents/${doc.Id}`)).body).toMatchObject({ Project: "Novel", Version: 2 });
  expect(await save(owner, doc, { Text: "Dear all, yours" })).toMatchObject({
    status: 409,
    body: { Current: { Text: "Dear all, mine" } },
  });
});

const figure = (hash: string) => ({
  type: "doc",
  content: [
    { type: "figure", attrs: { src: `image:${hash}` }, content: [{ type: "caption" }, { type: "alternative" }] },
  ],
});

async function upload(visitor: Visitor, seed: number): Promise<string> {
  const bytes = smallImage(3, 2, seed);
  const hash = createHash("sha256").update(bytes).digest("hex");
  const body = new FormData();
  body.append("file", new Blob([bytes]), "x");
  const headers = { clientApp: "1", origin: "http://housestyle.test", cookie: visitor.cookie() };
  expect((await fetch(`${server.url}/api/v1/images/${hash}`, { method: "PUT", headers, body })).status).toBe(204);
  return hash;
}

test("the images of a shared document are seen with it, and no other image of its owner is", async () => {
  const owner = await signedUp(server);
  const [shown, hidden] = [await upload(owner, 31), await upload(owner, 32)];
  await add(owner, { Content: figure(hidden) });
  const doc = await add(owner, { Content: figure(shown) });
  const pat = await signedUp(server);
  const seen = async (hash: string) => (await pat.get(`/api/v1/images/${hash}`)).status;
  expect(await seen(shown)).toBe(404);
  await share(owner, doc, { Email: pat.email, Role: "edit" });
  expect([await seen(shown), await seen(hidden)]).toEqual([200, 404]);
  expect(await save(pat, doc, { Content: figure(hidden) })).toMatchObject({ status: 403 });
  expect([await seen(shown), await seen(hidden)]).toEqual([200, 404]);
  const own = await upload(pat, 33);
  expect(await save(pat, doc, { Content: figure(own) })).toMatchObject({ status: 200 });
  expect((await owner.get(`/api/v1/images/${own}`)).status).toBe(200);
  const { body } = await pat.post<Doc>(`/api/v1/documents/${doc.Id}/copy`, { Title: "Copy" });
  await owner.delete(`/api/v1/documents/${doc.Id}/shares/${pat.id}`);
  expect([body.Content, await seen(own)]).toEqual([figure(own), 200]);
});

test("who leaves a team loses its documents, also those shared with them by name or link", async () => {
  const team = await withTeam(server);
  const colleague = await member(server, team);
  const doc = await add(colleague, { TeamId: team.teamId });
  await share(colleague, doc, { Email: colleague.email, Role: "own" });
  await openLink(colleague, (await linkTo(team.admin, doc)).Secret);
  const { body } = await team.admin.get<{ Id: number; UserId: number }[]>("/api/teamusers");
  const place = body.find(({ UserId }) => UserId === colleague.id);
  expect((await team.admin.delete("/api/teamusers", [place?.Id])).status).toBe(200);
  expect((await colleague.get(`/api/v1/documents/${doc.Id}`)).status).toBe(404);
  // It stays the team's, and its admins manage it.
  expect((await team.admin.get(`/api/v1/documents/${doc.Id}`)).body).toMatchObject({ Role: "own", CanShare: true });
});

test("documents of a deleted account pass to whom they are shared with as owner, with history and images", async () => {
  const owner = await signedUp(server);
  const hash = await upload(owner, 41);
  const doc = await add(owner, { Content: figure(hash), Project: "Private project" });
  const other = await add(owner, { Content: rich });
  const [pat, viewer] = [await signedUp(server), await signedUp(server)];
  await save(owner, doc, { Content: { ...figure(hash), content: [...figure(hash).content, ...rich.content] } });
  for (const each of [doc, other]) await share(owner, each, { Email: viewer.email, Role: "view" });
  await share(owner, doc, { Email: pat.email, Role: "own" });
  expect((await owner.delete("/api/v1/account", { Password: "seven green bottles" })).status).toBe(204);
  const { status, body } = await pat.get<Doc>(`/api/v1/documents/${doc.Id}`);
  expect([status, body]).toMatchObject([200, { Role: "own", Project: "", Version: 2 }]);
  expect((await pat.get(`/api/v1/documents/${doc.Id}/versions/1`)).status).toBe(200);
  expect((await pat.get(`/api/v1/images/${hash}`)).status).toBe(200);
  expect((await viewer.get(`/api/v1/documents/${doc.Id}`)).status).toBe(200);
  expect((await viewer.get(`/api/v1/documents/${other.Id}`)).status).toBe(404);
});

test("of a team whose license has ended everyone only reads", async () => {
  const team = await withTeam(server);
  const doc = await add(team.admin, { TeamId: team.teamId });
  const pat = await signedUp(server);
  await share(team.admin, doc, { Email: pat.email, Role: "edit" });
  await server.database.query
    .updateTable("team")
    .set({ licence_expiry: "2020-01-01" })
    .where("id", "=", team.teamId)
    .execute();
  expect((await pat.get(`/api/v1/documents/${doc.Id}`)).body).toMatchObject({ Role: "view", CanEdit: false });
  expect((await save(pat, doc, { Text: "Changed" })).status).toBe(403);
});

test("sharing names one person or one team that the caller is in", async () => {
  const { owner, doc } = await ownDocument(server);
  const team = await withTeam(server);
  const shares = (given: object) => owner.post(`/api/v1/documents/${doc.Id}/shares`, { Role: "view", ...given });
  expect((await shares({})).status).toBe(400);
  expect((await shares({ Email: "x@example.org", TeamId: team.teamId })).status).toBe(400);
  expect((await shares({ TeamId: team.teamId })).status).toBe(404);
  expect((await shares({ Email: "nobody@example.org" })).status).toBe(404);
  expect((await shares({ Email: owner.email })).status).toBe(409);
});
