import { request } from "node:http";
import { connect } from "node:net";
import { Duplex } from "node:stream";
import * as contract from "@housestyle/contract";
import { sql } from "kysely";
import { afterEach, describe, expect, test } from "vitest";
import { freshDatabase } from "../testing/test-database.ts";
import { realChecker, startTestServer, type TestServer, type TestSettings } from "../testing/test-server.ts";
import { signedUp } from "../testing/visitor.ts";
import { mayAct } from "./origin-rule.ts";
import { refuseUnread } from "./refuse-unread.ts";

let server: TestServer | undefined;
async function start(settings: TestSettings = {}): Promise<TestServer> {
  server = await startTestServer(settings);
  return server;
}
afterEach(() => server?.close());

test("an unknown address is answered in the usual form, with the number of the request", async () => {
  const { url } = await start();
  const response = await fetch(`${url}/api/nothing?q=1`, { headers: { accept: "text/html" } });
  const body = (await response.json()) as Record<string, unknown>;
  expect(response.status).toBe(404);
  expect(body).toMatchObject({ Code: "not-found", Message: expect.any(String) });
  expect(body.RequestId).toBe(response.headers.get("x-request-id"));
});

test("every answer tells the browser to be strict", async () => {
  const { url } = await start();
  const { headers } = await fetch(`${url}/api/v1/health`);
  const policy = headers.get("content-security-policy") ?? "";
  expect(policy).toContain("default-src 'self'");
  expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval'");
  expect(policy).not.toContain("unsafe-inline");
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("strict-transport-security")).toBeNull();
});

test("pages may load a captcha's script and frame where the operator has set one up, and nothing else of others", async () => {
  const captcha = { HOUSESTYLE_CAPTCHA: "turnstile", HOUSESTYLE_CAPTCHA_SITE_KEY: "k", HOUSESTYLE_CAPTCHA_SECRET: "s" };
  const { url } = await start({ env: captcha });
  const policy = (await fetch(`${url}/api/v1/health`)).headers.get("content-security-policy") ?? "";
  expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval' https://challenges.cloudflare.com");
  expect(policy).toContain("frame-src https://challenges.cloudflare.com");
  expect(policy).toContain("style-src 'self';");
  const { url: without } = await start();
  expect((await fetch(`${without}/api/v1/health`)).headers.get("content-security-policy")).not.toContain("https:");
});

test("encryption is demanded where the public address has it", async () => {
  const { url } = await start({ env: { HOUSESTYLE_PUBLIC_URL: "https://write.test" } });
  expect((await fetch(`${url}/api/v1/health`)).headers.get("strict-transport-security")).toMatch(/max-age/);
});

test("the API describes itself", async () => {
  const { url } = await start();
  const description = (await (await fetch(`${url}/api/openapi.json`)).json()) as {
    openapi: string;
    paths: Record<
      string,
      Record<string, { requestBody: { content: Record<string, { schema: { properties: object } }> } } | undefined>
    >;
  };
  expect(description.openapi).toMatch(/^3\.1/);
  const described = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const endpoints = Object.values(contract).filter((each) => typeof each === "object" && "method" in each);
  const promised = endpoints.map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, "{$1}")}`);
  expect(described.sort()).toEqual(promised.sort());
  const body = description.paths["/api/tagtext"]?.post?.requestBody.content["application/json"]?.schema.properties;
  expect(Object.keys(body ?? {})).toEqual(["Text", "Rules", "Style", "Language"]);
});

test("alive is not the same as ready", async () => {
  const { url } = await start({ looks: { askDatabase: () => Promise.reject(new Error("away")) } });
  expect((await fetch(`${url}/api/v1/health`)).status).toBe(200);
  const response = await fetch(`${url}/api/v1/ready`);
  expect([response.status, await response.json()]).toMatchObject([503, { Code: "not-ready" }]);
});

test("a full disk is not ready either, and a write on it is told so", async () => {
  const database = (await freshDatabase()).database;
  const server = await startTestServer({ database, looks: { freeBytes: async () => 1_000_000 } });
  const response = await fetch(`${server.url}/api/v1/ready`);
  const body = await response.json();
  expect([response.status, body]).toMatchObject([503, { Code: "not-ready", Database: "ok", Disk: "full" }]);
  const person = await signedUp(server);
  await sql`create function refuse() returns trigger language plpgsql as
    $$ begin raise 'could not extend file' using errcode = '53100'; end $$`.execute(database.query);
  await sql`create trigger refuse before insert on document for each row execute function refuse()`.execute(
    database.query,
  );
  const refused = await person.post("/api/v1/documents", { Text: "x" });
  expect(refused).toMatchObject({ status: 503, body: { Code: "no-room", Message: /no room/ } });
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  await server.close();
  await database.close();
});

test("ready when the database answers", async () => {
  const { url } = await start();
  expect(await (await fetch(`${url}/api/v1/ready`)).json()).toEqual({
    Status: "ready",
    Database: "ok",
    Disk: "ok",
    Checker: "ok",
  });
});

test("numbers are shown, unless they are switched off", async () => {
  const open = await start();
  await open.post("/api/tagtext", { Text: "Fine." });
  const numbers = await (await fetch(`${open.url}/metrics`)).text();
  expect(numbers).toMatch(
    /housestyle_http_request_seconds_count\{method="POST",route="\/api\/tagtext",status="200"\} 1/,
  );
  await open.close();
  const closed = await start({ env: { HOUSESTYLE_METRICS: "off" } });
  expect((await fetch(`${closed.url}/metrics`)).status).toBe(404);
});

test("an address that asks too often is told when to come back; looking at health is free", async () => {
  const { url, post } = await start({ env: { HOUSESTYLE_RATE_LIMIT: "on", HOUSESTYLE_CALLS_PER_MINUTE: "3" } });
  const statuses = [];
  for (const path of ["/api/tagtext", "/api/tokenize", "/api/v1/check"]) {
    statuses.push((await post(path, { Text: "Fine." })).status);
  }
  const refused = await post("/api/tagtext", { Text: "Fine." });
  expect(statuses).toEqual([200, 200, 200]);
  expect(refused).toMatchObject({ status: 429, body: { Code: "too-many-requests", RequestId: expect.any(String) } });
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await fetch(`${url}/api/v1/health`)).status).toBe(200);
});

test("strangers are sent away where the operator wants it", async () => {
  const { post } = await start({ env: { HOUSESTYLE_ANONYMOUS_CHECK: "off" } });
  for (const path of ["/api/tagtext", "/api/tokenize", "/api/v1/check"]) {
    expect(await post(path, { Text: "Fine." })).toMatchObject({ status: 401, body: { Code: "sign-in-needed" } });
  }
});

test("the longest text of v1/check is the operator’s to set", async () => {
  const { post } = await start({ env: { HOUSESTYLE_LONGEST_TEXT: "1000" } });
  expect((await post("/api/v1/check", { text: "a ".repeat(500) })).status).toBe(200);
  expect(await post("/api/v1/check", { text: "a ".repeat(501) })).toMatchObject({ status: 413 });
  expect(await post("/api/v1/check", { annotation: [{ markup: "<".repeat(1_001) }] })).toMatchObject({ status: 413 });
});

describe("cookies", () => {
  const allowed = new Set(["http://housestyle.test"]);
  test.each([
    [{ method: "POST", cookie: undefined, origin: "http://evil.test", fetchSite: "cross-site" }, true],
    [{ method: "GET", cookie: "a=b", origin: undefined, fetchSite: undefined }, true],
    [{ method: "POST", cookie: "a=b", origin: "http://housestyle.test", fetchSite: undefined }, true],
    [{ method: "DELETE", cookie: "a=b", origin: undefined, fetchSite: "same-origin" }, true],
    [{ method: "POST", cookie: "a=b", origin: undefined, fetchSite: undefined }, false],
    [{ method: "POST", cookie: "a=b", origin: "null", fetchSite: "cross-site" }, false],
    [{ method: "PATCH", cookie: "a=b", origin: "http://evil.test", fetchSite: "same-site" }, false],
  ])("%o may act: %s", (provenance, expected) => {
    expect(mayAct(provenance, allowed)).toBe(expected);
  });

  test("a page elsewhere cannot act with a visitor’s cookies", async () => {
    const { url } = await start();
    const headers = { "content-type": "application/json", cookie: "session=1", origin: "http://evil.test" };
    const response = await fetch(`${url}/api/tagtext`, { method: "POST", headers, body: '{"Text":"Fine."}' });
    expect([response.status, await response.json()]).toMatchObject([403, { Code: "foreign-origin" }]);
  });
});

test("a line on which nothing was ever asked does not keep the server from closing", async () => {
  const { url, close } = await start();
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  await new Promise((done) => socket.once("connect", done));
  const ended = new Promise((done) => socket.once("close", done));
  await close();
  await ended;
});

test("who hangs up in the middle of a body is no failure of ours, and fills no log", async () => {
  const { url, logged } = await start();
  for (const path of ["/api/tokenize", "/v2/check"]) {
    const socket = connect(Number(new URL(url).port), "127.0.0.1");
    socket.write(
      `POST ${path} HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 100\r\nexpect: 100-continue\r\n\r\n{"Text":`,
    );
    // The server has begun to read the body.
    await new Promise((done) => socket.once("data", done));
    socket.destroy();
    // It comes by the time another one is answered that was sent after it.
    await fetch(`${url}/api/v1/health`);
  }
  expect(logged()).not.toContain("unexpected");
});

test("a body that does not arrive in time is told so in the usual form", async () => {
  const told: string[] = [];
  const socket = new Duplex({ read() {}, write: (part, _, done) => done(void told.push(String(part))) });
  refuseUnread(Object.assign(new Error(), { code: "ERR_HTTP_REQUEST_TIMEOUT" }), socket);
  expect(told.join()).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n.+\r\n\r\n\{.*"Code":"too-slow"/s);
});

test("a caller who hangs up stops the check", async () => {
  let given: AbortSignal | undefined;
  const checker = await realChecker();
  const stopped = new Promise<void>((done) => {
    const slow = { ...checker, answer: (_: unknown, { gone }: { gone: AbortSignal }) => wait(gone, done) };
    void start({ checker: slow as typeof checker }).then(({ url }) => {
      const call = request(`${url}/api/tagtext`, { method: "POST", headers: { "content-type": "application/json" } });
      call.on("error", () => {});
      call.end('{"Text":"Fine."}');
      hangUp = () => call.destroy();
    });
  });
  let hangUp = () => {};
  function wait(gone: AbortSignal, done: () => void): Promise<never> {
    given = gone;
    hangUp();
    return new Promise((_, fail) => {
      gone.addEventListener("abort", () => {
        done();
        fail(new Error("gone"));
      });
    });
  }
  await stopped;
  expect(given?.aborted).toBe(true);
});
