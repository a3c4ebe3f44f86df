import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { exploreWord, importFile, logOut, tagText } from "@housestyle/contract";
import { afterEach, expect, test } from "vitest";
import { createClient } from "./client.ts";

const open: { close(): void }[] = [];
afterEach(() => {
  for (const server of open.splice(0)) server.close();
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  open.push(server);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

function answer(status: number, body: string, headers: Record<string, string> = {}): RequestListener {
  return (_request, response) => void response.writeHead(status, headers).end(body);
}

test("a good answer comes back as its value", async () => {
  const base = await serve(answer(200, JSON.stringify({ Tags: [], RuleErrors: [] })));
  expect(await createClient({ base })(tagText, { Text: "Fine." })).toEqual({
    kind: "done",
    value: { Tags: [], RuleErrors: [] },
  });
});

test("the request carries the input as JSON to the path of the contract", async () => {
  const seen: string[] = [];
  const base = await serve((request, response) => {
    request.on("data", (part) => seen.push(String(part)));
    request.on("end", () => {
      seen.unshift(`${request.method} ${request.url} ${request.headers["content-type"]}`);
      response.end(JSON.stringify({ Tags: [], RuleErrors: [] }));
    });
  });
  await createClient({ base })(tagText, { Text: "Fine.", Language: "en_UK" });
  expect(seen).toEqual(["POST /api/tagtext application/json", '{"Text":"Fine.","Language":"en_UK"}']);
});

test("every call sends credentials", async () => {
  const sent: (RequestCredentials | undefined)[] = [];
  const fetch: typeof globalThis.fetch = async (_, request) => {
    sent.push(request?.credentials);
    return new Response(null, { status: 204 });
  };
  const call = createClient({ fetch });
  await call(logOut, undefined);
  await call(exploreWord, undefined);
  expect(sent).toEqual(["include", "include"]);
});

test("a refusal brings status, code, sentence and how long to wait", async () => {
  const body = JSON.stringify({ Message: "Please wait.", Code: "too-many-requests", RequestId: "r1" });
  const base = await serve(answer(429, body, { "retry-after": "7" }));
  expect(await createClient({ base })(tagText, { Text: "Fine." })).toEqual({
    kind: "failed",
    status: 429,
    code: "too-many-requests",
    message: "Please wait.",
    retryAfter: 7,
  });
});

test("a proxy’s page in place of an answer is a failure, not an exception", async () => {
  const base = await serve(answer(502, "<html>Bad gateway</html>"));
  expect(await createClient({ base })(tagText, { Text: "Fine." })).toMatchObject({
    kind: "failed",
    status: 502,
    code: "",
  });
});

test("an answer of the wrong shape is a failure", async () => {
  const base = await serve(answer(200, '{"Tags":"none"}'));
  expect(await createClient({ base })(tagText, { Text: "Fine." })).toMatchObject({ kind: "failed", status: 200 });
});

test("a server that cannot be reached has the status −1", async () => {
  const base = await serve(answer(200, "{}"));
  for (const server of open.splice(0)) server.close();
  expect(await createClient({ base })(tagText, { Text: "Fine." })).toMatchObject({ kind: "failed", status: -1 });
});

test("a call given up on says so and nothing else", async () => {
  const base = await serve(() => {});
  const gone = new AbortController();
  const call = createClient({ base })(tagText, { Text: "Fine." }, { signal: gone.signal });
  gone.abort();
  expect(await call).toEqual({ kind: "aborted" });
});

test("a file travels as a form with one part, and no text beside it", async () => {
  const seen: string[] = [];
  const base = await serve((request, response) => {
    request.on("data", (part) => seen.push(String(part)));
    request.on("end", () => {
      seen.unshift(String(request.headers["content-type"]));
      response.writeHead(400).end("{}");
    });
  });
  const file = new File(["Zyntharil\n"], "words.txt", { type: "text/plain" });
  await createClient({ base })(importFile, {}, { file, params: { table: "dictionary" } });
  const [type = "", ...body] = seen;
  expect(type).toMatch(/^multipart\/form-data; boundary=/);
  expect(body.join("")).toMatch(/name="file"; filename="words.txt"[\s\S]*\r\n\r\nZyntharil\n\r\n/);
});

test("no content is an empty list where a list is the answer, and nothing where nothing is", async () => {
  const base = await serve(answer(204, ""));
  expect(await createClient({ base })(exploreWord, undefined)).toEqual({ kind: "done", value: [] });
  expect(await createClient({ base })(logOut, undefined)).toEqual({ kind: "done", value: undefined });
});

test("a Message alone is enough; without one the status says what there is to say", async () => {
  const failure = async (status: number, body: string) =>
    createClient({ base: await serve(answer(status, body)) })(tagText, { Text: "Fine." });
  expect(await failure(409, '{"Message":"Not while it snows."}')).toMatchObject({
    status: 409,
    code: "",
    message: "Not while it snows.",
  });
  expect(await failure(502, "<html>")).toMatchObject({ status: 502, message: "Bad Gateway" });
});

test("a call may outlive its page", async () => {
  const seen: (boolean | undefined)[] = [];
  const fetch: typeof globalThis.fetch = async (_, init) => {
    seen.push(init?.keepalive);
    return Response.json({ Tags: [], RuleErrors: [] });
  };
  const call = createClient({ base: "http://server", fetch });
  await call(tagText, { Text: "Fine." }, { keepalive: true });
  await call(tagText, { Text: "Fine." });
  expect(seen).toEqual([true, false]);
});
