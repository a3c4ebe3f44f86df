import { documentRoles } from "@housestyle/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { add, type Doc } from "../testing/documents.ts";
import { sharedServer } from "../testing/shared-server.ts";
import { linkTo, openLink, ownDocument, share } from "../testing/sharing.ts";
import { startTestServer } from "../testing/test-server.ts";
import { member, signedUp, type Visitor, withTeam } from "../testing/visitor.ts";
import { forgetRequests } from "./request-store.ts";

const server = await sharedServer();
const soon = { timeout: 60_000, interval: 10 };

interface Asking {
  Requests: { Id: number; Name: string; Email: string }[];
}
const path = ({ Id }: Pick<Doc, "Id">) => `/api/v1/documents/${Id}/access-requests`;
const ask = (visitor: Visitor, doc: Pick<Doc, "Id">) => visitor.post(path(doc));
const answer = (owner: Visitor, doc: Doc, asker: Visitor, Role: string) =>
  owner.post(`${path(doc)}/${asker.id}`, { Role });
const decline = (owner: Visitor, doc: Doc, asker: Visitor) => owner.delete(`${path(doc)}/${asker.id}`);
const asking = async (owner: Visitor, doc: Doc) =>
  (await owner.get<Asking>(`/api/v1/documents/${doc.Id}/sharing`)).body.Requests.map(({ Id }) => Id);
const notified = async (visitor: Visitor) =>
  (await visitor.get<{ Kind: string; Title: string; Actor: string; Role: string | null }[]>("/api/v1/notifications"))
    .body;
const kinds = async (visitor: Visitor) => (await notified(visitor)).map(({ Kind }) => Kind);

/** Waits until everything that was asked up to now has been looked at. */
async function settled(): Promise<void> {
  const waiting = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'note-access-request'`.execute(
      server.database.query,
    );
    return rows[0]?.count;
  };
  await expect.poll(waiting, soon).toBe(0);
}

test.each(documentRoles)("who asks for access is given the role %s, and both are notified", async (role) => {
  const { owner, doc } = await ownDocument(server);
  const pat = await signedUp(server, { Name: "Pat" });
  for (let n = 0; n < 2; n += 1) expect((await ask(pat, doc)).status).toBe(204);
  await settled();
  expect(await notified(owner)).toMatchObject([{ Kind: "access-requested", Actor: "Pat", Title: "Letter" }]);
  const { body } = await owner.get<Asking>(`/api/v1/documents/${doc.Id}/sharing`);
  expect(body.Requests).toMatchObject([{ Id: pat.id, Name: "Pat", Email: pat.email }]);
  expect((await answer(owner, doc, pat, role)).status).toBe(204);
  expect((await pat.get(`/api/v1/documents/${doc.Id}`)).body).toMatchObject({ Role: role });
  expect(await notified(pat)).toMatchObject([{ Kind: "access-granted", Role: role, Title: "Letter" }]);
  expect([await asking(owner, doc), await kinds(owner)]).toEqual([[], []]);
  expect((await answer(owner, doc, pat, role)).status).toBe(404);
});

test("who is declined is told so without a word of the document, and cannot ask again for a month", async () => {
  const { owner, doc } = await ownDocument(server);
  const pat = await signedUp(server);
  await ask(pat, doc);
  await settled();
  expect((await decline(owner, doc, pat)).status).toBe(204);
  expect(await notified(pat)).toMatchObject([{ Kind: "access-declined", Title: "", Actor: "" }]);
  expect((await pat.get(`/api/v1/documents/${doc.Id}`)).status).toBe(404);
  expect((await ask(pat, doc)).status).toBe(204);
  await settled();
  expect(await asking(owner, doc)).toEqual([]);
  await sql`update access_request set declined_on = now() - interval '31 days'`.execute(server.database.query);
  await ask(pat, doc);
  await settled();
  expect(await asking(owner, doc)).toEqual([pat.id]);
  await sql`update access_request set asked_on = now() - interval '91 days'`.execute(server.database.query);
  await forgetRequests(server.database);
  expect([await asking(owner, doc), await kinds(owner)]).toEqual([[], []]);
});

test("a request says nothing of whether a document exists, and asks the database for nothing that would", async () => {
  const { owner, doc } = await ownDocument(server);
  const trashed = await add(owner);
  await owner.delete(`/api/v1/documents/${trashed.Id}`);
  const pat = await signedUp(server);
  const replies = [await ask(pat, doc), await ask(pat, { Id: 999_999_999 }), await ask(pat, trashed)];
  const seen = replies.map(({ status, body, headers }) => [status, body, headers.get("content-length")]);
  expect(new Set(seen.map((each) => JSON.stringify(each))).size).toBe(1);
  await settled();
  expect((await kinds(owner)).length).toBe(1);
});

test("one person asks twenty times in a quarter of an hour, whatever for", async () => {
  const pat = await signedUp(server);
  for (let n = 0; n < 20; n += 1) expect((await ask(pat, { Id: 900_000_000 + n })).status).toBe(204);
  expect((await ask(pat, { Id: 900_000_100 })).status).toBe(429);
});

test("requests for a document of a team go to its admins and to who created it, and no one else answers", async () => {
  const team = await withTeam(server);
  const [author, colleague] = [await member(server, team), await member(server, team)];
  const doc = await add(author, { TeamId: team.teamId });
  const pat = await signedUp(server);
  await ask(pat, doc);
  await settled();
  expect(await Promise.all([team.admin, author, colleague].map(kinds))).toEqual([
    ["access-requested"],
    ["access-requested"],
    [],
  ]);
  expect((await answer(colleague, doc, pat, "edit")).status).toBe(403);
  expect((await decline(colleague, doc, pat)).status).toBe(403);
  expect((await answer(pat, doc, pat, "own")).status).toBe(404);
  expect((await answer(author, doc, pat, "comment")).status).toBe(204);
  expect(await Promise.all([team.admin, author].map(kinds))).toEqual([[], []]);
  const { body } = await team.admin.get<{ What: string; PersonId: number }[]>("/api/v1/audit");
  expect(body.slice(0, 2)).toMatchObject([
    { What: "document.shared", PersonId: author.id },
    { What: "document.access-requested", PersonId: pat.id },
  ]);
});

test("who has access already, or gets it another way, asks for nothing", async () => {
  const { owner, doc } = await ownDocument(server);
  const [pat, kim] = [await signedUp(server), await signedUp(server)];
  await openLink(pat, (await linkTo(owner, doc)).Secret);
  for (const each of [owner, pat, kim]) await ask(each, doc);
  await settled();
  expect(await asking(owner, doc)).toEqual([kim.id]);
  await share(owner, doc, { Email: kim.email, Role: "view" });
  expect([await asking(owner, doc), await kinds(owner), await kinds(kim)]).toEqual([[], [], ["shared"]]);
});

test("with sharing switched off no one asks", async () => {
  const pat = await signedUp(server);
  const off = await startTestServer({ database: server.database, dataFolder: server.dataFolder });
  const headers = { clientApp: "1", origin: "http://housestyle.test", cookie: pat.cookie() };
  expect((await fetch(`${off.url}${path({ Id: 1 })}`, { method: "POST", headers })).status).toBe(403);
  await off.close();
});
