import type { AuditRow } from "@housestyle/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import { member, reallySignedUp, signedUp, stranger, type Visitor, withTeam } from "../testing/visitor.ts";
import { forgetEntries } from "./store.ts";

let server: TestServer;
let operator: Visitor;
let team: Awaited<ReturnType<typeof withTeam>>;
beforeAll(async () => {
  server = await startTestServer({ env: { HOUSESTYLE_TRUST_PROXY: "on" } });
  operator = await signedUp(server, { Name: "Olga Operator" });
  team = await withTeam(server);
  await team.admin.patch("/api/v1/account", { Name: "Ann Lee" });
});
afterAll(async () => {
  await server.close();
});

const log = async (who: Visitor, query = "") => (await who.get<AuditRow[]>(`/api/v1/audit?${query}`)).body;

/** The answer to a wrong password does not wait for its entry. */
const failedSignIn = async ({ id }: Visitor) => {
  const path = `/api/v1/operator/audit?Filter=${encodeURIComponent(`TargetId eq ${id} and What eq 'account.sign-in-failed'`)}`;
  await expect.poll(async () => (await operator.get<AuditRow[]>(path)).body.length).toBe(1);
};

test("an act is told with who, from where, with what, and how much", async () => {
  const { admin, teamId } = team;
  const [base] = (await admin.post<{ Id: number }[]>("/api/termbase", [{ Name: "Products", TeamId: teamId }])).body;
  const { body: key } = await admin.post<{ Token: string }>("/api/v1/tokens", { Name: "Build", Scopes: ["write"] });
  const terms = ["Zeta", "Eta", "Theta", "Iota"].map((Text) => ({ TermBaseId: base?.Id, Text }));
  const added = await stranger(server).call("POST", "/api/termbase/items", terms, {
    authorization: `Bearer ${key.Token}`,
    "x-forwarded-for": "203.0.113.7",
    "user-agent": "housestyle/9.1 node",
  });
  expect(added.status).toBe(200);
  expect((await log(admin, `TeamId=${teamId}`))[0]).toMatchObject({
    TeamId: teamId,
    PersonId: admin.id,
    Name: "Ann Lee",
    Key: "Build",
    Address: "203.0.113.7",
    Client: 1,
    Program: "housestyle/9.1",
    What: "term.added",
    Kind: "term",
    TargetId: null,
    Details: { Count: 4, Ids: expect.any(Array), Names: ["Zeta", "Eta", "Theta"] },
  });
});

test("whoever runs the team reads its log; members do not, and for others there is none", async () => {
  const { admin, teamId } = team;
  const user = await member(server, team);
  const adminOnly = await member(server, team, { Position: "Admin Only" });
  const other = await withTeam(server, "Other");
  expect((await log(adminOnly)).length).toBeGreaterThan(0);
  expect(await user.get(`/api/v1/audit?TeamId=${teamId}`)).toMatchObject({
    status: 403,
    body: { Code: "admins-only" },
  });
  expect(await log(user)).toEqual([]);
  for (const path of ["audit", "audit/export"]) {
    expect((await other.admin.get(`/api/v1/${path}?TeamId=${teamId}`)).status).toBe(404);
    expect((await admin.get(`/api/v1/operator/${path}`)).status).toBe(403);
  }
  expect((await log(other.admin)).map(({ TeamId }) => TeamId)).toEqual([other.teamId]);
});

test("it is filtered, ordered and paged like every list", async () => {
  const { admin, teamId } = team;
  const filter = (text: string) => log(admin, `TeamId=${teamId}&Filter=${encodeURIComponent(text)}`);
  expect((await filter("Kind eq 'member'")).every(({ What }) => What.startsWith("member."))).toBe(true);
  expect(await filter("Name eq 'Nobody'")).toEqual([]);
  expect((await filter(`PersonId eq ${admin.id} and HappenedOn gt '2020-01-01'`)).length).toBeGreaterThan(1);
  const ids = (await log(admin, `TeamId=${teamId}&Take=500`)).map(({ Id }) => Id);
  expect(ids).toEqual(ids.toSorted((a, b) => b - a));
  const byId = (await log(admin, `TeamId=${teamId}&Take=500&OrderBy=Id`)).map(({ Id }) => Id);
  expect(byId).toEqual(ids.toReversed());
  const { body } = await admin.get(
    `/api/v1/audit?TeamId=${teamId}&draw=3&Take=1&Filter=${encodeURIComponent("Kind eq 'term'")}`,
  );
  expect(body).toMatchObject({ draw: 3, recordsTotal: ids.length, recordsFiltered: 1, data: [{ Kind: "term" }] });
});

test("what a filter finds is taken away as a table or as lines of JSON, formulas made harmless", async () => {
  const { admin, teamId } = team;
  await admin.patch("/api/v1/account", { Name: "=cmd|' /C calc'!A0" });
  await admin.patch(`/api/teams?id=${teamId}`, { Country: "IS" });
  const path = `/api/v1/audit/export?TeamId=${teamId}&Filter=${encodeURIComponent("What eq 'team.changed'")}`;
  const csv = await admin.get<string>(path);
  expect(csv.headers.get("content-type")).toMatch(/text\/csv/);
  const [head, first] = csv.body.split("\r\n");
  expect(head).toMatch(/^\ufeff?HappenedOn,Name,Key,What,/);
  expect(first).toContain("'=cmd");
  const lines = await admin.get<string>(`${path}&Format=jsonl`);
  const text = typeof lines.body === "string" ? lines.body : JSON.stringify(lines.body);
  expect(JSON.parse(text.trim().split("\n")[0] ?? "")).toMatchObject({
    What: "team.changed",
    Details: { Fields: ["Country"] },
  });
  expect((await admin.get(`/api/v1/audit/export?TeamId=${teamId}&Filter=nonsense(`)).status).toBe(400);
  await admin.patch("/api/v1/account", { Name: "Ann Lee" });
});

test("the operator reads what concerns the server: sign-ins, wrong passwords, teams that are gone", async () => {
  const person = await reallySignedUp(server, { Name: "Pat" });
  await stranger(server).post("/api/v1/login", { Email: person.email, Password: "wrong" });
  await stranger(server).post("/api/v1/login", { Email: "nobody@example.org", Password: "wrong" });
  await failedSignIn(person);
  const { body } = await person.post<{ Id: number }[]>("/api/teams", [{ Name: "Short lived" }]);
  await person.delete(`/api/teams?id=${body[0]?.Id}`);
  const server_log = await operator.get<AuditRow[]>("/api/v1/operator/audit?Take=5");
  expect(server_log.body.map(({ What, PersonId, Details }) => [What, PersonId, Details.Names])).toEqual([
    ["team.deleted", person.id, ["Short lived"]],
    ["account.sign-in-failed", null, ["Pat"]],
    ["account.signed-in", person.id, undefined],
    ["account.made", person.id, undefined],
    expect.anything(),
  ]);
});

test("people find what they did, and what was tried with their account, in the export of it", async () => {
  const person = await reallySignedUp(server);
  await stranger(server).post("/api/v1/login", { Email: person.email, Password: "wrong" });
  await failedSignIn(person);
  const { body } = await person.get<{ Activity: AuditRow[] }>("/api/v1/account/export");
  expect(body.Activity.map(({ What }) => What)).toEqual([
    "account.sign-in-failed",
    "account.signed-in",
    "account.made",
  ]);
});

test("an act that fails leaves nothing, and an act whose trace cannot be written is not done", async () => {
  const { admin, teamId } = team;
  const count = async () => (await log(admin, `TeamId=${teamId}&Take=500`)).length;
  const before = await count();
  expect((await admin.post("/api/styleguide/items", [{ StyleGuideId: 999_999, Match: "x" }])).status).toBe(404);
  expect(await count()).toBe(before);
  const { query } = server.database;
  await sql`create function refuse() returns trigger language plpgsql as $$ begin raise 'no room'; end $$`.execute(
    query,
  );
  await sql`create trigger refuse before insert on audit_entry for each row execute function refuse()`.execute(query);
  expect((await admin.post("/api/styleguide", [{ Name: "Never made", TeamId: teamId }])).status).toBe(500);
  expect((await admin.patch(`/api/teams?id=${teamId}`, { Country: "NO" })).status).toBe(500);
  await sql`drop trigger refuse on audit_entry`.execute(query);
  expect((await admin.get("/api/styleguide?Filter=Name eq 'Never made'")).body).toEqual([]);
  expect((await admin.get<{ Country: string }[]>("/api/teams")).body[0]?.Country).toBe("IS");
});

test("entries go after the days they are kept", async () => {
  const { admin } = team;
  const count = async () => Number((await admin.get("/api/v1/audit?Take=0")).headers.get("x-total-count"));
  const before = await count();
  await forgetEntries(server.database, 30);
  expect(await count()).toBe(before);
  await sql`update audit_entry set happened_on = now() - interval '31 days' where what = 'team.made'`.execute(
    server.database.query,
  );
  await forgetEntries(server.database, 30);
  expect(await count()).toBe(before - 1);
});

test("with no days nothing is written", async () => {
  const silent = await startTestServer({ env: { HOUSESTYLE_AUDIT_DAYS: "0" } });
  const { admin } = await withTeam(silent);
  expect((await admin.get("/api/v1/audit")).body).toEqual([]);
  const { rows } = await sql`select 1 from audit_entry`.execute(silent.database.query);
  expect(rows).toEqual([]);
  await silent.close();
});
