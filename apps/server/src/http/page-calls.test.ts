import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { scopes } from "@housestyle/contract";
import type { FastifyContextConfig, FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import { signedUp, type Visitor } from "../testing/visitor.ts";

interface Call {
  readonly method: string;
  readonly url: string;
  /** Whether the server asks who calls; what it gives to all alike takes no notice of a key. */
  readonly asksWho: boolean;
}

const forPages: Readonly<Record<string, object>> = {
  "POST /api/v1/check": { text: "We saw teh boat." },
  "POST /api/thesaurus": { Word: "happy" },
  "POST /api/async/contextualthesaurus": { Context: "A happy dog.", ContextStart: 2, ContextEnd: 6 },
};
const nameOf = ({ method, url }: Call) => `${method} ${url}`;

const calls: Call[] = [];
let server: TestServer;
let owner: Visitor;
let key: string;

/** Writes down every route the server has, by whichever way it was added. */
function listRoutes(message: unknown): void {
  const { fastify } = message as { readonly fastify: FastifyInstance };
  fastify.addHook("onRoute", ({ method, url, config = {} }) => {
    const { endpoint, foreign } = config as FastifyContextConfig;
    const asksWho = (endpoint ?? foreign) !== undefined;
    for (const each of [method].flat()) calls.push({ method: each, url, asksWho });
  });
}

beforeAll(async () => {
  subscribe("fastify.initialization", listRoutes);
  server = await startTestServer();
  unsubscribe("fastify.initialization", listRoutes);
  owner = await signedUp(server);
  const { body } = await owner.post<{ Token: string }>("/api/v1/tokens", { Name: "site", Scopes: ["page"] });
  key = body.Token;
});
afterAll(async () => {
  await server.close();
});

async function ask({ method, url }: Pick<Call, "method" | "url">, shown: Record<string, string>, body?: object) {
  const path = url.replaceAll(/:\w+|\*/g, "1");
  const answer = await fetch(server.url + path, {
    method,
    headers: { ...shown, ...(method !== "GET" && method !== "HEAD" && { "content-type": "application/json" }) },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(300_000),
  });
  return { status: answer.status, said: await answer.text() };
}

test("a key for pages makes the calls of pages, and of all others that ask who calls not one", async () => {
  const asked = calls.filter(({ asksWho, method }) => asksWho && method !== "OPTIONS");
  expect(asked.map(nameOf)).toEqual(
    expect.arrayContaining([...Object.keys(forPages), "DELETE /api/v1/connections/key", "POST /mcp"]),
  );
  const unlike: unknown[] = [];
  const look = async (call: Call, shown: Record<string, string>) => {
    const body = forPages[nameOf(call)];
    const { status, said } = await ask(call, shown, body);
    const isSaid = call.method === "HEAD" || said.includes("This API key doesn’t have permission to do this.");
    if (body ? status !== 200 : status !== 403 || !isSaid) unlike.push([nameOf(call), status, said.slice(0, 200)]);
  };
  // Every second one as a program shows its key: both go through one door.
  const shown = [{ licenseCode: key }, { authorization: `Bearer ${key}` }] as const;
  await Promise.all(asked.map((call, n) => look(call, shown[n % 2] ?? shown[0])));
  expect(unlike).toEqual([]);
});

test("where the server asks nobody who calls, a key for pages changes nothing", async () => {
  const others = calls.filter(({ asksWho, method }) => !asksWho && (method === "GET" || method === "POST"));
  const statuses = (shown: Record<string, string>) =>
    Promise.all(others.map(async (call) => [nameOf(call), (await ask(call, shown)).status]));
  const bare = await statuses({});
  expect(await statuses({ licenseCode: key })).toEqual(bare);
});

test("nor does it do more where a key is shown in the body", async () => {
  const named = { username: owner.email, apiKey: key };
  for (const [path, sent] of [
    ["check", { text: "We saw teh boat.", language: "en-US" }],
    ["words/add", { word: "zyntharil" }],
    ["words/delete", { word: "zyntharil" }],
  ] as const) {
    const body = new URLSearchParams({ ...named, ...sent });
    expect([path, (await fetch(`${server.url}/v2/${path}`, { method: "POST", body })).status]).toEqual([path, 403]);
  }
  expect((await fetch(`${server.url}/v2/words?${new URLSearchParams(named)}`)).status).toBe(403);
});

test("it is for pages alone, and no other key makes one", async () => {
  for (const scope of scopes.filter((each) => each !== "page")) {
    const both = await owner.post("/api/v1/tokens", { Name: "both", Scopes: [scope, "page"] });
    expect([scope, both.status]).toEqual([scope, 400]);
  }
  const { body } = await owner.post<{ Token: string }>("/api/v1/tokens", { Name: "all", Scopes: ["check", "manage"] });
  const made = await ask(
    { method: "POST", url: "/api/v1/tokens" },
    { licenseCode: body.Token },
    { Name: "p", Scopes: ["page"] },
  );
  expect(made.status).toBe(403);
});
