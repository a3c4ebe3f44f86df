import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sharedServer } from "../testing/shared-server.ts";
import type { TestServer } from "../testing/test-server.ts";
import { signedUp, stranger, type Visitor } from "../testing/visitor.ts";

let server: TestServer;
let owner: Visitor;
let document: number;
beforeAll(async () => {
  server = await sharedServer();
  owner = await signedUp(server);
  const made = await owner.post<{ Id: number }>("/api/v1/documents", { Title: "Secret title", Text: "Secret words." });
  document = made.body.Id;
});
afterAll(async () => {
  await server.close();
});

async function keyOf(person: Visitor, given: object): Promise<Visitor> {
  const { body } = await person.post<{ Token: string }>("/api/v1/tokens", { Name: "key", ...given });
  return holding(body.Token);
}

function holding(token: string): Visitor {
  const bare = stranger(server);
  const call = <T>(method: string, path: string, body?: unknown) =>
    bare.call<T>(method, path, body, { authorization: `Bearer ${token}` });
  return {
    ...bare,
    call,
    get: (path) => call("GET", path),
    post: (path, body) => call("POST", path, body),
    put: (path, body) => call("PUT", path, body),
  };
}

test("a key that may check learns nothing of documents from trying a rule on them", async () => {
  const body = { Rules: [{ Match: "/.{1,80}/" }] };
  const told = await (await keyOf(owner, { Scopes: ["check"] })).post("/api/v1/rules/preview", body);
  expect(told.status).toBe(200);
  expect(JSON.stringify(told.body)).not.toMatch(/Secret/);
  const more = await (await keyOf(owner, { Scopes: ["check", "read"] })).post("/api/v1/rules/preview", body);
  expect(JSON.stringify(more.body)).toMatch(/Secret words/);
});

test("an account has fifty keys at most, however many are asked for at the same time, and no scope twice", async () => {
  const person = await signedUp(server);
  const scopes = ["check", "check"];
  const replies = await Promise.all(
    Array.from({ length: 60 }, () => person.post("/api/v1/tokens", { Name: "key", Scopes: scopes })),
  );
  const refused = replies.filter(({ status }) => status !== 200);
  expect(refused.map(({ status, body }) => [status, (body as { Code: string }).Code])).toEqual(
    Array(10).fill([409, "too-many"]),
  );
  const { body } = await person.get<{ Scopes: string[] }[]>("/api/v1/tokens");
  expect(body.map(({ Scopes }) => Scopes)).toEqual(Array(50).fill(["check"]));
});

test("a key that may manage exports the account only if it may read as well", async () => {
  const manage = await keyOf(owner, { Scopes: ["manage"] });
  expect(await manage.get("/api/v1/account/export")).toMatchObject({ status: 403, body: { Code: "token-scope" } });
  const both = await keyOf(owner, { Scopes: ["manage", "read"] });
  expect((await both.get("/api/v1/account/export")).status).toBe(200);
});

test("a key that may write is not shown what somebody else wrote meanwhile", async () => {
  await owner.put(`/api/v1/documents/${document}`, { Title: "New", Text: "Secret, too.", Version: 1 });
  const write = await keyOf(owner, { Scopes: ["write"] });
  const stale = await write.put(`/api/v1/documents/${document}`, { Title: "Mine", Text: "x", Version: 1 });
  expect([stale.status, JSON.stringify(stale.body)]).toEqual([409, expect.not.stringMatching(/Secret/)]);
  expect((await write.post(`/api/v1/documents/${document}/versions/1/restore`)).status).toBe(403);
  const read = await keyOf(owner, { Scopes: ["write", "read"] });
  expect(JSON.stringify((await read.put(`/api/v1/documents/${document}`, { Version: 1 })).body)).toMatch(/Secret, too/);
});

test("a key that may write imports without being shown what was there", async () => {
  const person = await signedUp(server);
  await person.post("/api/ignorepatterns", [{ word: "Secretword" }, { word: "known", subCategory: "Secret-rule" }]);
  const Text = "Word,Note\nknown,mine\n";
  const replaced = "/api/import/dictionary?mode=replace";
  const told = await (await keyOf(person, { Scopes: ["write"] })).post(replaced, { FileName: "a.csv", Text });
  expect(told).toMatchObject({ status: 200, body: { Removed: expect.any(Number) } });
  expect((told.body as { Removed: number }).Removed).toBeGreaterThan(0);
  expect(JSON.stringify(told.body)).not.toMatch(/Secret/);
  const more = await (await keyOf(person, { Scopes: ["write", "read"] })).post(replaced, { FileName: "a.csv", Text });
  expect(JSON.stringify(more.body)).toMatch(/Secretword/);
});

test("a key makes none that may more or lasts longer than itself", async () => {
  const month = await keyOf(owner, { Scopes: ["manage", "check"], ExpiresInDays: 30 });
  const make = (given: object) => month.post("/api/v1/tokens", { Name: "n", Scopes: ["check"], ...given });
  expect((await make({})).status).toBe(403);
  expect((await make({ ExpiresInDays: 31 })).body).toMatchObject({
    Message: "An API key cannot create a key that expires later than it does.",
  });
  expect((await make({ Scopes: ["read"], ExpiresInDays: 1 })).status).toBe(403);
  expect((await make({ ExpiresInDays: 29 })).status).toBe(200);
});

test("a key for a public page may do nothing else", async () => {
  const make = (Scopes: string[]) => owner.post("/api/v1/tokens", { Name: "n", Scopes });
  for (const Scopes of [
    ["page", "read"],
    ["check", "page"],
  ])
    expect(await make(Scopes)).toMatchObject({ status: 400, body: expect.anything() });
  expect(JSON.stringify((await make(["page", "read"])).body)).toContain(
    "A key for a public page cannot have other permissions.",
  );
  const page = await keyOf(owner, { Scopes: ["page"] });
  expect((await page.post("/api/v1/check", { text: "We saw teh boat." })).status).toBe(200);
  // It cannot end itself: whoever reads it in the page could.
  for (const [method, path] of [
    ["DELETE", "/api/v1/connections/key"],
    ["GET", "/api/v1/rules"],
    ["POST", "/api/v1/rules/preview"],
    ["POST", "/api/async/text"],
    ["POST", "/v2/check"],
    ["POST", "/mcp"],
  ] as const)
    expect([path, await page.call(method, path, method === "POST" ? {} : undefined)]).toMatchObject([
      path,
      { status: 403 },
    ]);
  expect((await page.post("/api/v1/check", { text: "Fine." })).status).toBe(200);
});

test("a key and a session that have run out open nothing", async () => {
  const person = await signedUp(server);
  const key = await keyOf(person, { Scopes: ["read"], ExpiresInDays: 7 });
  await sql`update api_token set expires_on = now() where person_id = ${person.id}`.execute(server.database.query);
  expect(await key.get("/api/v1/account")).toMatchObject({ status: 401, body: { Code: "bad-token" } });
  expect((await person.get("/api/v1/account")).status).toBe(200);
  await sql`update session set expires_at = now() where person_id = ${person.id}`.execute(server.database.query);
  expect((await person.get("/api/v1/account")).status).toBe(401);
});

test("a key that has been deleted is refused where it matters who calls, and nowhere else", async () => {
  const person = await signedUp(server);
  const key = await keyOf(person, { Scopes: ["check", "read"] });
  const [row] = (await person.get<{ Id: number }[]>("/api/v1/tokens")).body;
  expect((await key.get("/api/v1/account")).status).toBe(200);
  await person.delete(`/api/v1/tokens/${row?.Id}`);
  for (const path of ["/api/v1/health", "/api/v1/ready", "/api/v1/site"]) {
    expect([path, (await key.get(path)).status]).toEqual([path, 200]);
  }
  expect((await key.post("/api/v1/invitations/read", { Token: "none" })).status).toBe(400);
  expect((await key.get("/api/v1/account")).status).toBe(401);
  for (const [path, body] of [
    ["/api/tagtext", { Text: "Fine." }],
    ["/api/v1/check", { text: "Fine." }],
  ] as const) {
    expect(await key.post(path, body)).toMatchObject({ status: 401, body: { Code: "bad-token" } });
  }
});

test("a scope that is named twice is stored once", async () => {
  const person = await signedUp(server);
  for (const Scopes of [
    ["page", "page"],
    ["read", "check", "read"],
  ]) {
    const { body } = await person.post<{ Scopes: string[] }>("/api/v1/tokens", { Name: "Twice", Scopes });
    expect(body.Scopes).toEqual([...new Set(Scopes)]);
  }
});

test("keys are listed with what they may, when they were used and when they end", async () => {
  const person = await signedUp(server);
  const key = await keyOf(person, { Scopes: ["read"], ExpiresInDays: 7 });
  expect((await key.get("/api/v1/account")).status).toBe(200);
  expect((await person.get<unknown[]>("/api/v1/tokens")).body).toMatchObject([
    { Scopes: ["read"], LastUsedOn: expect.stringMatching(/^\d{4}-/), ExpiresOn: expect.stringMatching(/^\d{4}-/) },
  ]);
});

test("whoever chooses a new password decides whether keys end: they are listed by name for the link, and stay when wanted", async () => {
  const person = await signedUp(server);
  const key = await keyOf(person, { Name: "Newsletter script", Scopes: ["read"] });
  await stranger(server).post("/api/v1/password/forgotten", { Email: person.email });
  const { rows } = await sql<{ identifier: string }>`
    select identifier from verification where value = ${String(person.id)}`.execute(server.database.query);
  const Token = rows[0]?.identifier.replace("reset-password:", "") ?? "";
  const listed = (given: string) => stranger(server).post("/api/v1/password/reset/keys", { Token: given });
  expect((await listed(Token)).body).toMatchObject([
    { Name: "Newsletter script", Hint: expect.stringMatching(/^hs_/) },
  ]);
  expect(await listed("someone else's")).toMatchObject({ status: 400, body: { Code: "bad-link" } });
  const given = { Token, Password: "nine blue lanterns", EndKeys: false };
  expect((await stranger(server).post("/api/v1/password/reset", given)).status).toBe(204);
  expect((await key.get("/api/v1/account")).status).toBe(200);
  // The link is used up, for this as well.
  expect((await listed(Token)).status).toBe(400);
});

test("a changed password keeps keys unless they are to end, too", async () => {
  const person = await signedUp(server);
  const key = await keyOf(person, { Scopes: ["read"] });
  const change = (Current: string, Password: string, EndKeys?: boolean) =>
    person.post("/api/v1/password/change", { Current, Password, ...(EndKeys !== undefined && { EndKeys }) });
  expect((await change("seven green bottles", "eight grey bottles")).status).toBe(204);
  expect((await key.get("/api/v1/account")).status).toBe(200);
  expect((await change("not the password", "nine red bottles", true)).status).toBe(401);
  expect((await key.get("/api/v1/account")).status).toBe(200);
  expect((await change("eight grey bottles", "nine red bottles", true)).status).toBe(204);
  expect((await key.get("/api/v1/account")).status).toBe(401);
});

test("choosing a new password by letter ends keys, sessions and the other letters", async () => {
  const person = await signedUp(server);
  const key = await keyOf(person, { Scopes: ["read"] });
  for (const _ of [1, 2]) await stranger(server).post("/api/v1/password/forgotten", { Email: person.email });
  const { rows: links } = await sql<{ identifier: string }>`
    select identifier from verification where value = ${String(person.id)}`.execute(server.database.query);
  const [first = "", second = ""] = links.map(({ identifier }) => identifier.replace("reset-password:", ""));
  const reset = (Token: string, Password: string) =>
    stranger(server).post("/api/v1/password/reset", { Token, Password });
  expect((await reset(second, "nine blue lanterns")).status).toBe(204);
  expect((await key.get("/api/v1/account")).status).toBe(401);
  expect((await person.get("/api/v1/account")).status).toBe(401);
  expect(await reset(first, "ten blue lanterns")).toMatchObject({ status: 400, body: { Code: "bad-link" } });
});
