import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { exploreWord, importFile, listTeams, logOut, tagText } from "@housestyle/contract";
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

/** A network that answers when it is told to, and what it has seen of calls that outlive their page. */
function heldNetwork() {
  const seen: (boolean | undefined)[] = [];
  const answers: (() => void)[] = [];
  const fetch: typeof globalThis.fetch = async (_, init) => {
    seen.push(init?.keepalive);
    await new Promise<void>((resolve) => answers.push(resolve));
    return Response.json({ Tags: [], RuleErrors: [] });
  };
  const answer = () => {
    for (const each of answers.splice(0)) each();
  };
  return { seen, answer, call: createClient({ base: "http://server", fetch }) };
}

test("what somebody does outlives its page; what is read, large or may be given up does not, unless it is asked to", async () => {
  const { seen, answer, call } = heldNetwork();
  const made = [
    call(tagText, { Text: "Fine." }),
    call(listTeams, undefined),
    call(tagText, { Text: "Fine.".repeat(10_000) }),
    call(tagText, { Text: "Fine." }, { signal: new AbortController().signal }),
    call(importFile, {}, { file: new File(["Fine."], "fine.txt"), params: { table: "dictionary" } }),
    call(tagText, { Text: "Fine." }, { keepalive: false }),
    call(tagText, { Text: "Fine.".repeat(10_000) }, { keepalive: true }),
  ];
  expect(seen).toEqual([true, false, false, false, false, false, true]);
  answer();
  await Promise.all(made);
});

test("no more calls outlive their page than browsers allow, and others do once these have ended", async () => {
  const { seen, answer, call } = heldNetwork();
  const few = Array.from({ length: 9 }, () => call(tagText, { Text: "Fine." }));
  expect(seen).toEqual([...Array(8).fill(true), false]);
  answer();
  await Promise.all(few);
  const large = Array.from({ length: 3 }, () => call(tagText, { Text: "Fine.".repeat(800) }));
  expect(seen.slice(9)).toEqual([true, true, false]);
  answer();
  await Promise.all(large);
});
