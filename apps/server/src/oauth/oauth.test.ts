import { randomBytes } from "node:crypto";
import {
  Client,
  type OAuthClientProvider,
  type OAuthDiscoveryState,
  type StoredOAuthClientInformation,
  type StoredOAuthTokens,
  StreamableHTTPClientTransport,
} from "@modelcontextprotocol/client";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { allowAgent, callback, codeIn, oauthAgent, registered, sendForm } from "../testing/oauth-agent.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import { signedUp, stranger, type Visitor } from "../testing/visitor.ts";

const publicUrl = "https://house.example";
let server: TestServer;
let owner: Visitor;
beforeAll(async () => {
  server = await startTestServer({ env: { HOUSESTYLE_PUBLIC_URL: publicUrl } });
  owner = await signedUp(server);
});
afterAll(async () => {
  await server.close();
});

const take = (taking: Record<string, string>) => sendForm(server, "/oauth/token", taking);
const keysOf = async (person: Visitor) =>
  (await person.get<{ Id: number; Name: string; Scopes: string[] }[]>("/api/v1/tokens")).body;
const listing = (key: string) =>
  stranger(server).call("GET", "/api/v1/rules", undefined, { authorization: `Bearer ${key}` });
const asking = (asked: Record<string, string>) =>
  owner.get<{ Refused: string }>(`/api/v1/connections/agents/asked?${new URLSearchParams(asked)}`);

/** A program that was allowed, and has not taken its key yet. */
async function allowed(person = owner, given: object = {}) {
  const agent = await oauthAgent(server);
  const { body } = await allowAgent(person, { ...agent.asked, ...given });
  return { ...agent, taking: { ...agent.taking, code: codeIn(body.Url) } };
}

/** The server at its public address, as programs reach it. */
const reach: typeof fetch = (url, init) => fetch(String(url).replace(publicUrl, server.url), init);

type Kept = Partial<{
  sentTo: URL;
  client: StoredOAuthClientInformation;
  tokens: StoredOAuthTokens;
  verifier: string;
  found: OAuthDiscoveryState;
}>;

/** What the protocol's own client keeps for one person; `sentTo` is where it sends them. */
function keeping(kept: Kept): OAuthClientProvider {
  const redirectUrl = "http://127.0.0.1:4711/callback";
  const keep = (some: Kept) => void Object.assign(kept, some);
  return {
    redirectUrl,
    clientMetadata: { client_name: "Claude", redirect_uris: [redirectUrl] },
    state: () => "of its own",
    clientInformation: () => kept.client,
    saveClientInformation: (client) => keep({ client }),
    tokens: () => kept.tokens,
    saveTokens: (tokens) => keep({ tokens }),
    redirectToAuthorization: (sentTo) => keep({ sentTo }),
    saveCodeVerifier: (verifier) => keep({ verifier }),
    codeVerifier: () => kept.verifier ?? "",
    discoveryState: () => kept.found,
    saveDiscoveryState: (found) => keep({ found }),
  };
}

test("the protocol's own client finds the way, is allowed a key, works with it, and loses it when it is revoked", async () => {
  const person = await signedUp(server);
  const kept: Kept = {};
  const authProvider = keeping(kept);
  const transport = () => new StreamableHTTPClientTransport(new URL("/mcp", publicUrl), { authProvider, fetch: reach });
  const first = transport();
  await expect(new Client({ name: "t", version: "1" }).connect(first)).rejects.toThrow(/unauthorized/i);
  const page = kept.sentTo ?? new URL("about:blank");
  expect(page.origin + page.pathname).toBe(`${publicUrl}/connect`);
  const given = page.searchParams;
  expect([given.get("resource"), given.get("scope")]).toEqual([`${publicUrl}/mcp`, "check read"]);
  // What the page reads from its address.
  const asked = {
    ResponseType: given.get("response_type"),
    ClientId: given.get("client_id"),
    ReturnTo: given.get("redirect_uri"),
    Challenge: given.get("code_challenge"),
    ChallengeMethod: given.get("code_challenge_method"),
    State: given.get("state"),
    Scope: given.get("scope"),
    Resource: given.get("resource"),
  };
  const back = new URL((await allowAgent(person, asked)).body.Url);
  expect([back.origin, back.searchParams.get("state")]).toEqual(["http://127.0.0.1:4711", "of its own"]);
  await first.finishAuth(back.searchParams);

  const client = new Client({ name: "t", version: "1" });
  await client.connect(transport());
  const { structuredContent } = await client.callTool({ name: "check", arguments: { text: "She ate a apple." } });
  expect(structuredContent).toMatchObject({ total: 1 });
  const [key, ...others] = await keysOf(person);
  expect([key, others]).toMatchObject([{ Name: "Claude", Scopes: ["check", "read"] }, []]);
  await person.delete(`/api/v1/tokens/${key?.Id}`);
  await expect(client.callTool({ name: "check", arguments: { text: "a" } })).rejects.toThrow();
  await client.close();
});

test("without a good key, or with one for less, an agent is told where to get one", async () => {
  const challenge = async (key?: string) => {
    const headers = { ...(key !== undefined && { authorization: `Bearer ${key}` }), accept: "application/json" };
    const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "ping" });
    const answer = await fetch(`${server.url}/mcp`, {
      method: "POST",
      headers: { ...headers, "content-type": "application/json" },
      body,
    });
    return [answer.status, answer.headers.get("www-authenticate")];
  };
  const { body } = await owner.post<{ Token: string }>("/api/v1/tokens", { Name: "reader", Scopes: ["read"] });
  const rest = `scope="check read", resource_metadata="${publicUrl}/.well-known/oauth-protected-resource/mcp"`;
  expect(await challenge()).toEqual([401, `Bearer realm="Housestyle", ${rest}`]);
  expect(await challenge("hs_no")).toEqual([401, `Bearer realm="Housestyle", error="invalid_token", ${rest}`]);
  expect(await challenge(body.Token)).toEqual([403, `Bearer realm="Housestyle", error="insufficient_scope", ${rest}`]);
  const [plain, suffixed] = await Promise.all(
    ["", "/mcp"].map(
      async (suffix) => (await stranger(server).get(`/.well-known/oauth-protected-resource${suffix}`)).body,
    ),
  );
  expect(plain).toMatchObject({ resource: `${publicUrl}/mcp`, authorization_servers: [publicUrl] });
  expect(suffixed).toEqual(plain);
});

test("what was allowed is a key of the agent's own with what it asked for, named after who has it", async () => {
  const person = await signedUp(server);
  const { taking } = await allowed(person, { Scope: "check openid", Resource: `${publicUrl}/mcp` });
  const answer = await take({ ...taking, resource: `${publicUrl}/mcp` });
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-store"]);
  expect(answer.body).toMatchObject({ token_type: "Bearer", scope: "check" });
  expect(await keysOf(person)).toMatchObject([{ Name: "Agent (agent.example)", Scopes: ["check"] }]);
  expect((await listing(answer.body.access_token)).status).toBe(200);
});

test("who does not want to goes back to the agent, which is told so; its own query is kept", async () => {
  const { asked } = await oauthAgent(server);
  const { body } = await asking(asked);
  expect(body).toMatchObject({ Name: "Agent", Host: "agent.example", Scopes: ["check", "read"] });
  expect(Object.fromEntries(new URL(body.Refused).searchParams)).toEqual({
    from: "us",
    error: "access_denied",
    state: "s",
    iss: publicUrl,
  });
});

test("a code is good once, however many come with it at the same time", async () => {
  const { taking } = await allowed();
  const answers = await Promise.all(Array.from({ length: 6 }, () => take(taking)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400, 400]);
  expect((await take(taking)).body).toMatchObject({ error: "invalid_grant" });
});

test.each([
  ["another verifier", async () => ({ code_verifier: randomBytes(32).toString("base64url") }), "invalid_grant"],
  ["no verifier", async () => ({ code_verifier: "" }), "invalid_grant"],
  ["another client", async () => ({ client_id: (await oauthAgent(server)).id }), "invalid_grant"],
  ["a client nobody knows", async () => ({ client_id: "ha_no" }), "invalid_client"],
  ["another address", async () => ({ redirect_uri: "https://agent.example/" }), "invalid_grant"],
  ["another code", async () => ({ code: `hc_${randomBytes(24).toString("base64url")}` }), "invalid_grant"],
  ["another resource", async () => ({ resource: "https://other.example/mcp" }), "invalid_target"],
  ["another grant", async () => ({ grant_type: "refresh_token" }), "unsupported_grant_type"],
] as const)("with %s there is no key, and the right one is none the worse", async (_, other, error) => {
  const { taking } = await allowed();
  expect(await take({ ...taking, ...(await other()) })).toMatchObject({ status: 400, body: { error } });
  expect((await take(taking)).status).toBe(200);
});

test("a code of one agent is of no use to another, nor to our own programs' call", async () => {
  const [mine, theirs] = await Promise.all([allowed(), allowed(await signedUp(server))]);
  expect((await take({ ...mine.taking, code: theirs.taking.code })).body.error).toBe("invalid_grant");
  const ours = { Client: "Office", State: "s".repeat(43), Verifier: mine.taking.code_verifier, Code: mine.taking.code };
  expect(await stranger(server).post("/api/v1/connections/key", ours)).toMatchObject({ body: { Code: "bad-code" } });
});

test("a code that has run out, or whose person has ended all keys, is no code", async () => {
  const { taking } = await allowed();
  await sql`update verification set expires_at = now()`.execute(server.database.query);
  expect((await take(taking)).body.error).toBe("invalid_grant");
  const person = await signedUp(server);
  const other = await allowed(person);
  await stranger(server).post("/api/v1/password/forgotten", { Email: person.email });
  const { rows } = await sql<{ token: string }>`
    select replace(identifier, 'reset-password:', '') as token from verification
    where identifier like 'reset-password:%'`.execute(server.database.query);
  const change = { Token: rows[0]?.token, Password: "nine blue lanterns" };
  expect((await stranger(server).post("/api/v1/password/reset", change)).status).toBeLessThan(300);
  expect((await take(other.taking)).body.error).toBe("invalid_grant");
});

test.each([
  ["another address", { ReturnTo: "https://evil.example/" }],
  ["more behind the address", { ReturnTo: `${callback}&x` }],
  ["a client nobody knows", { ClientId: "ha_no" }],
  ["another resource", { Resource: "https://other.example/mcp" }],
  ["no challenge", { Challenge: "" }],
  ["a challenge in plain", { ChallengeMethod: "plain" }],
  ["the implicit grant", { ResponseType: "token" }],
])("with %s nobody is asked or sent anywhere", async (_, other) => {
  const { asked } = await oauthAgent(server);
  const given = { ...asked, ...other };
  expect([(await asking(given)).status, (await allowAgent(owner, given)).status]).toEqual([400, 400]);
});

test("only someone who is there can allow: no stranger, no key, no page elsewhere, no form", async () => {
  const { asked } = await oauthAgent(server);
  const path = "/api/v1/connections/agents";
  expect((await allowAgent(stranger(server), asked)).status).toBe(401);
  const { body } = await owner.post<{ Token: string }>("/api/v1/tokens", { Name: "all", Scopes: ["manage", "check"] });
  const byKey = { authorization: `Bearer ${body.Token}`, cookie: "" };
  expect((await stranger(server).call("POST", path, asked, byKey)).status).toBe(403);
  expect((await owner.call("POST", path, asked, { origin: "https://evil.example" })).status).toBe(403);
  // A form cannot send our header.
  const headers = { cookie: owner.cookie(), origin: publicUrl, "content-type": "application/json" };
  const init = { method: "POST", headers, body: JSON.stringify(asked) };
  expect((await fetch(server.url + path, init)).status).toBe(403);
});

test.each([
  ["http://127.0.0.1/cb", "http://127.0.0.1:52100/cb", 200],
  ["http://localhost:1/cb", "http://localhost:2/cb", 200],
  ["http://[::1]/cb", "http://[::1]:9/cb", 200],
  ["http://127.0.0.1/cb", "http://127.0.0.1/other", 400],
  ["http://127.0.0.1/cb", "http://localhost/cb", 400],
  ["https://agent.example/cb", "https://agent.example:444/cb", 400],
] as const)(
  "on the person's own device any port will do, and nothing else: %s as %s",
  async (known, returnTo, status) => {
    const { asked } = await oauthAgent(server, { redirect_uris: [known] }, returnTo);
    expect((await asking(asked)).status).toBe(status);
  },
);

test.each([
  "http://agent.example/cb",
  "http://127.0.0.1.evil.example/cb",
  "https://agent.example/cb#x",
  "https://user:secret@agent.example/cb",
  "javascript:alert(1)",
  "agent://callback",
  "https://agent.example\\@evil.example/",
  "https://agent.example/\u202e",
  " https://agent.example/cb",
  "cb",
  "",
])("no agent can register %j", async (address) => {
  const answer = await registered(server, { redirect_uris: [callback, address] });
  expect(answer).toMatchObject({ status: 400, body: { error: "invalid_redirect_uri" } });
});

test.each([
  ["no address", { redirect_uris: [] }, 400],
  ["eleven addresses", { redirect_uris: Array.from({ length: 11 }, () => callback) }, 400],
  ["other grants alone", { grant_types: ["client_credentials"] }, 400],
  ["a name that is none", { client_name: 7 }, 400],
  ["more than anyone has to say", { client_uri: "x".repeat(20_000) }, 413],
])("with %s an agent is not registered", async (_, given, status) => {
  const answer = await registered(server, given);
  expect(answer).toMatchObject({ status, body: { error: "invalid_client_metadata" } });
});

test("a name is shown without what would break or turn the line, and not at length", async () => {
  const name = `\u202eClau\u0000de\n${"x".repeat(200)}`;
  const { asked } = await oauthAgent(server, { client_name: name.replace("\u0000", "\u0001") });
  expect((await asking(asked)).body).toMatchObject({ Name: `Clau de ${"x".repeat(52)}` });
  const nameless = await oauthAgent(server, { client_name: "" });
  expect((await asking(nameless.asked)).body).toMatchObject({ Name: "agent.example" });
});

test("agents that nobody gave a key are forgotten after a day, the others are kept; and there is room for so many", async () => {
  const [unused, used] = [await oauthAgent(server), await allowed()];
  await take(used.taking);
  await sql`update oauth_client set expires_on = expires_on - interval '1 day 1 hour'`.execute(server.database.query);
  await registered(server);
  expect([(await asking(unused.asked)).status, (await asking(used.asked)).status]).toEqual([400, 200]);
  await sql`
    insert into oauth_client (id, name, redirect_uris, expires_on)
    select 'filler' || n, '', '{}', now() + interval '1 day' from generate_series(1, 10000) n`.execute(
    server.database.query,
  );
  expect(await registered(server)).toMatchObject({ status: 503, body: { error: "temporarily_unavailable" } });
  await sql`delete from oauth_client where id like 'filler%'`.execute(server.database.query);
  expect((await registered(server)).status).toBe(201);
});

test("an agent can end its own key and no other", async () => {
  const mine = await allowed();
  const { body } = await take(mine.taking);
  const end = (token: string, client_id: string) => sendForm(server, "/oauth/revoke", { token, client_id });
  const { body: page } = await owner.post<{ Token: string }>("/api/v1/tokens", { Name: "page", Scopes: ["page"] });
  const statuses = [
    await end(body.access_token, (await oauthAgent(server)).id),
    await end(page.Token, mine.id),
    await end("no", mine.id),
  ].map(({ status }) => status);
  expect(statuses).toEqual([200, 200, 200]);
  expect((await listing(body.access_token)).status).toBe(200);
  expect((await keysOf(owner)).map(({ Name }) => Name)).toContain("page");
  expect((await end(body.access_token, mine.id)).status).toBe(200);
  expect((await listing(body.access_token)).status).toBe(401);
});

test("a key of a public page opens nothing for agents, and an agent's key nothing for people", async () => {
  const { taking, asked } = await allowed();
  const { body } = await take(taking);
  const by = (key: string) => ({ authorization: `Bearer ${key}`, cookie: "" });
  const call = (key: string, path: string, sent: unknown) => stranger(server).call("POST", path, sent, by(key));
  expect((await call(body.access_token, "/api/v1/tokens", { Name: "x", Scopes: ["manage"] })).status).toBe(403);
  expect((await call(body.access_token, "/api/v1/connections/agents", asked)).status).toBe(403);
  const { body: page } = await owner.post<{ Token: string }>("/api/v1/tokens", { Name: "page", Scopes: ["page"] });
  expect((await call(page.Token, "/mcp", { jsonrpc: "2.0", id: 1, method: "ping" })).status).toBe(403);
  expect((await call(page.Token, "/api/v1/connections/agents", asked)).status).toBe(403);
});

test("programs are refused in the words of OAuth, and not without end", async () => {
  const strange = await fetch(`${server.url}/oauth/token`, { method: "POST", body: "{}" });
  expect([strange.status, await strange.json()]).toMatchObject([415, { error: "invalid_request" }]);
  expect(await sendForm(server, "/oauth/token", {})).toMatchObject({ status: 400, body: { error: "invalid_request" } });
  const limited = await startTestServer({ env: { HOUSESTYLE_RATE_LIMIT: "on" } });
  const all = [];
  for (let i = 0; i < 101; i++) all.push(await sendForm(limited, "/oauth/token", { grant_type: "x", client_id: "x" }));
  expect(all.slice(0, 100).every(({ status }) => status === 400)).toBe(true);
  expect(all.at(-1)).toMatchObject({ status: 429, body: { error: "temporarily_unavailable" } });
  await limited.close();
});
