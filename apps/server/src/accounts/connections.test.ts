import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sharedServer } from "../testing/shared-server.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import { signedUp, stranger, type Visitor } from "../testing/visitor.ts";
import { challengeOf } from "./connection-store.ts";

let server: TestServer;
let owner: Visitor;
beforeAll(async () => {
  server = await sharedServer();
  owner = await signedUp(server);
});
afterAll(async () => {
  await server.close();
});

const random = () => randomBytes(32).toString("base64url");
const inFirefox = "https://4f25172fd3e5891d67ee81556fef1f8b523416f0.extensions.allizom.org/";

/** A program that has made a secret, and what it asks with it. */
function program(given: object = {}) {
  const Verifier = random();
  const asked = { Client: "FirefoxExtension", State: random(), ReturnTo: inFirefox as string | undefined, ...given };
  return { asked: { ...asked, Challenge: challengeOf(Verifier) }, taking: { ...asked, Verifier } };
}

const allow = (person: Visitor, asked: object) =>
  person.post<{ Url: string | null; Code: string | null }>("/api/v1/connections", asked);
const codeIn = (url: string | null) => new URL(url ?? "").searchParams.get("code") ?? "";
const take = (taking: object) =>
  stranger(server).post<{ Token: string; Name: string; Code: string }>("/api/v1/connections/key", taking);
const bearing = (token: string, method: string, path: string) =>
  stranger(server).call(method, path, undefined, { authorization: `Bearer ${token}`, cookie: "" });

/** A program that was allowed, and has not taken its key yet. */
async function allowed(person = owner, given: object = {}) {
  const { asked, taking } = program(given);
  const { body } = await allow(person, asked);
  return { ...taking, Code: body.Code ?? codeIn(body.Url) };
}

test("whoever is signed in is told what asks, and what for, before anything is allowed", async () => {
  const { asked } = program();
  const address = `/api/v1/connections/asked?${new URLSearchParams(asked as Record<string, string>)}`;
  const told = await owner.get<{ Refused: string }>(address);
  expect(told.body).toMatchObject({ Client: "FirefoxExtension", Scopes: ["check", "read", "write"] });
  const refused = new URL(told.body.Refused);
  expect(refused.origin + refused.pathname).toBe(inFirefox);
  expect(Object.fromEntries(refused.searchParams)).toEqual({ error: "access_denied", state: asked.State });
});

test("what was allowed is a key of the program’s own, named, listed and revoked like any other", async () => {
  const person = await signedUp(server);
  const { asked, taking } = program();
  const { body } = await allow(person, asked);
  expect([body.Code, new URL(body.Url ?? "").searchParams.get("state")]).toEqual([null, asked.State]);
  const { body: key } = await take({ ...taking, Code: codeIn(body.Url) });
  expect(await bearing(key.Token, "GET", "/api/v1/rules")).toMatchObject({ status: 200 });
  expect((await bearing(key.Token, "GET", "/api/v1/tokens")).status).toBe(403);
  const { body: keys } = await person.get<{ Id: number; Name: string }[]>("/api/v1/tokens");
  expect(keys).toMatchObject([
    { Name: key.Name, Scopes: ["check", "read", "write"], LastUsedOn: expect.stringMatching(/^\d/) },
  ]);
  expect(key.Name).toMatch(/^Firefox extension/);
  expect((await person.delete(`/api/v1/tokens/${keys[0]?.Id}`)).status).toBe(204);
  expect((await bearing(key.Token, "GET", "/api/v1/rules")).status).toBe(401);
});

test("where nobody waits for the code it is shown, and good for the same program alone", async () => {
  const taking = await allowed(owner, { Client: "Office", ReturnTo: undefined });
  expect(taking.Code).toMatch(/^hc_[\w-]{32}$/);
  expect((await take({ ...taking, Client: "GoogleDocsV2" })).status).toBe(400);
  expect((await take(taking)).body.Name).toMatch(/^Office add-in/);
});

test("a code is good once, however many come with it at the same time", async () => {
  const taking = await allowed();
  const answers = await Promise.all(Array.from({ length: 8 }, () => take(taking)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400, 400, 400, 400]);
  expect((await take(taking)).body.Code).toBe("bad-code");
});

test.each([
  ["another secret", () => ({ Verifier: random() })],
  ["another state", () => ({ State: random() })],
  ["another address", () => ({ ReturnTo: undefined })],
  ["another program’s name", () => ({ Client: "ChromeExtension" })],
  ["another code", () => ({ Code: `hc_${randomBytes(24).toString("base64url")}` })],
  ["no code", () => ({ Code: "" })],
])("with %s there is no key, and the right one is none the worse", async (_, other) => {
  const taking = await allowed();
  expect(await take({ ...taking, ...other() })).toMatchObject({ status: 400, body: { Code: "bad-code" } });
  expect((await take(taking)).status).toBe(200);
});

test("somebody else’s code is of no use to who asked for one of their own", async () => {
  const [mine, theirs] = await Promise.all([allowed(), allowed(await signedUp(server))]);
  for (const [taking, Code] of [
    [mine, theirs.Code],
    [theirs, mine.Code],
  ] as const)
    expect((await take({ ...taking, Code })).body.Code).toBe("bad-code");
});

test("a code that has run out is no code", async () => {
  const taking = await allowed();
  await sql`update verification set expires_at = now() where identifier like 'connect:%'`.execute(
    server.database.query,
  );
  expect((await take(taking)).body.Code).toBe("bad-code");
});

test.each([
  "https://evil.example/",
  `${inFirefox}x`,
  `${inFirefox}?x`,
  inFirefox.replace("https", "http"),
  "https://aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa.chromiumapp.org/",
  "",
  "javascript:alert(1)",
])("nobody is sent to %j, neither with a code nor without", async (ReturnTo) => {
  const { asked } = program({ ReturnTo });
  const read = await owner.get(`/api/v1/connections/asked?${new URLSearchParams(asked as Record<string, string>)}`);
  expect([read.status, (await allow(owner, asked)).status]).toEqual([400, 400]);
});

test("the address of one browser’s extension is not that of another’s", async () => {
  expect((await allow(owner, program({ Client: "ChromeExtension" }).asked)).status).toBe(400);
  expect((await allow(owner, program({ Client: "MainPage", ReturnTo: undefined }).asked)).status).toBe(400);
});

test("an extension from a store waits at the address that its store’s id gives it", async () => {
  const id = "abcdefghijklmnopabcdefghijklmnop";
  const env = { HOUSESTYLE_STORE_CHROME: `https://chromewebstore.google.com/detail/housestyle/${id}` };
  const other = await startTestServer({ env });
  const ReturnTo = `https://${id}.chromiumapp.org/`;
  const asking = (Client: string) => program({ Client, ReturnTo }).asked;
  const person = await signedUp(other);
  expect((await allow(person, asking("ChromeExtension"))).body.Url).toContain(ReturnTo);
  expect((await allow(person, asking("EdgeExtension"))).status).toBe(400);
  await other.close();
});

test("a stranger and a key cannot allow anything, a page elsewhere neither", async () => {
  const { asked } = program();
  expect((await allow(stranger(server), asked)).status).toBe(401);
  const all = { Name: "all", Scopes: ["check", "read", "write", "manage"] };
  const { body } = await owner.post<{ Token: string }>("/api/v1/tokens", all);
  const authorization = `Bearer ${body.Token}`;
  expect((await stranger(server).call("POST", "/api/v1/connections", asked, { authorization })).status).toBe(403);
  const origin = "https://evil.example";
  expect((await owner.call("POST", "/api/v1/connections", asked, { origin })).status).toBe(403);
});

test("a program that is let go ends its own key, and no other", async () => {
  const [one, other] = await Promise.all([allowed().then(take), allowed().then(take)]);
  expect((await bearing(one.body.Token, "DELETE", "/api/v1/connections/key")).status).toBe(204);
  expect((await bearing(one.body.Token, "GET", "/api/v1/rules")).status).toBe(401);
  expect((await bearing(other.body.Token, "GET", "/api/v1/rules")).status).toBe(200);
  expect((await owner.delete("/api/v1/connections/key")).status).toBe(403);
});

test("what was allowed and not taken ends with a new password by letter, and with the account", async () => {
  const person = await signedUp(server);
  const taking = await allowed(person);
  await stranger(server).post("/api/v1/password/forgotten", { Email: person.email });
  const { rows } = await sql<{ identifier: string }>`
    select identifier from verification where value = ${String(person.id)} and identifier like 'reset%'`.execute(
    server.database.query,
  );
  const Token = rows[0]?.identifier.replace("reset-password:", "");
  await stranger(server).post("/api/v1/password/reset", { Token, Password: "nine blue lanterns" });
  expect((await take(taking)).body.Code).toBe("bad-code");
  const leaving = await signedUp(server);
  const left = await allowed(leaving);
  expect((await leaving.delete("/api/v1/account", { Password: "seven green bottles" })).status).toBe(204);
  expect((await take(left)).body.Code).toBe("bad-code");
});

test("neither code nor secret is written into the log", async () => {
  const taking = await allowed();
  const { body } = await take(taking);
  for (const secret of [taking.Code, taking.Verifier, body.Token]) expect(server.logged()).not.toContain(secret);
});
