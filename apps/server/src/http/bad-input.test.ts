import { describe, expect, test } from "vitest";
import { sharedServer } from "../testing/shared-server.ts";

const server = await sharedServer();

const calls = ["/api/tagtext", "/api/tokenize", "/api/v1/check"];

/** The text under every name the three calls know. */
function textBody(text: string, more: object = {}): object {
  return { Text: text, ...more };
}

async function refused(path: string, body: unknown, status: number, code: string): Promise<void> {
  const answer = await server.post(path, body);
  expect(answer).toMatchObject({
    status,
    body: { Code: code, Message: expect.stringMatching(/\S/), RequestId: expect.any(String) },
  });
}

describe.each(calls)("%s", (path) => {
  test.each([
    ["half a JSON", '{"Text":'],
    ["no JSON", "Text=Hello"],
    ["two JSONs", "{}{}"],
  ])("refuses %s", (_, body) => refused(path, body, 400, "bad-json"));

  test.each([
    ["nothing", ""],
    ["a number", "7"],
    ["null", "null"],
    ["a list", "[]"],
    ["a text that is a number", '{"Text":7}'],
    ["a text that is a list", '{"text":["a"]}'],
    ["no text", "{}"],
    ["an unknown language", '{"Text":"Hi.","Language":"tlh"}'],
    ["a language that is an object", '{"Text":"Hi.","Language":{}}'],
    ["lists nested ten thousand deep", `${"[".repeat(10_000)}${"]".repeat(10_000)}`],
  ])("refuses %s", (_, body) => refused(path, body, 400, "bad-request"));

  test("refuses invalid UTF-8", () =>
    refused(
      path,
      Buffer.concat([Buffer.from('{"Text":"a'), Buffer.from([0xc3, 0x28, 0xff]), Buffer.from('"}')]),
      400,
      "bad-encoding",
    ));

  test("refuses binary bytes", () =>
    refused(path, Buffer.from(Array.from({ length: 4_096 }, (_, i) => (i * 37) % 256)), 400, "bad-encoding"));

  test("refuses five megabytes", () => refused(path, textBody("word ".repeat(1_000_000)), 413, "too-large"));

  test("refuses a form", async () => {
    const response = await fetch(server.url + path, { method: "POST", body: new URLSearchParams({ Text: "Hi." }) });
    expect([response.status, await response.json()]).toMatchObject([415, { Code: "wrong-media-type" }]);
  });

  test.each([
    ["an empty text", ""],
    ["blanks alone", " \r\n\t\u00a0 "],
    ["lone surrogates", "a \ud800 b \udc00\ud800"],
    ["a NUL and control letters", "a\u0000b\u0007c"],
    ["right-to-left and joined letters", "\u202eabc\u202c e\u0301\u0301 👨‍👩‍👧‍👦 שלום"],
    ["a word of 10,000 letters", "x".repeat(10_000)],
  ])("takes %s", async (_, text) => {
    const answer = await server.post(path, textBody(text));
    expect(answer.status).toBe(200);
  });
});

test("10,000 letters are taken, 10,001 are not", async () => {
  expect((await server.post("/api/tagtext", { Text: "a ".repeat(5_000) })).status).toBe(200);
  await refused("/api/tagtext", { Text: `${"a ".repeat(5_000)}a` }, 413, "too-large");
});

test("201 rules are one too many", () =>
  refused(
    "/api/tagtext",
    { Text: "Hi.", Rules: Array.from({ length: 201 }, () => ({ Match: "a" })) },
    400,
    "bad-request",
  ));

test("what is wrong is named by its place", async () => {
  const answer = await server.post("/api/tagtext", { Text: "Hi.", Rules: [{ Match: "a" }, { Match: 5 }] });
  expect(answer.body).toMatchObject({
    Message: "Rules[1].Match must be a string.",
    ModelState: { "Rules[1].Match": ["must be a string"] },
  });
});

test("unknown members are dropped", async () => {
  expect((await server.post("/api/tagtext", { Text: "Fine.", Colour: "red", __proto__: { a: 1 } })).status).toBe(200);
  expect((await server.post("/api/tagtext", '{"Text":"Fine.","__proto__":{"Text":"x"},"constructor":{}}')).status).toBe(
    200,
  );
});

test.each([
  ["(a+)+$", "a".repeat(5_000)],
  ["(a|a)*b", "a".repeat(5_000)],
  ["^(([a-z])+.)+[A-Z]([a-z])+$", "a".repeat(5_000)],
  ["(.*)*(.*)*(.*)*x", "ab ".repeat(3_000)],
  ["(x{1,900}){1,900}", "x".repeat(5_000)],
  ["(?=a)(?<!b)\\1", "aaa"],
  ["", "anything"],
  ["*", "anything at all"],
  ["****************a", "b".repeat(5_000)],
  ["\u0000\ud800[", "a"],
])("the pattern %j is survived", async (pattern, Text) => {
  for (const IsRegex of [true, false]) {
    const answer = await server.post("/api/tagtext", {
      Text,
      Rules: [{ Match: pattern, IsRegex, WrongSentence: Text.slice(0, 2_000) }],
    });
    expect([200, 408]).toContain(answer.status);
    if (answer.status === 408) expect(answer.body).toMatchObject({ Code: "took-too-long" });
  }
  // The checker is there for the next one.
  expect((await server.post("/api/tagtext", { Text: "Fine." })).status).toBe(200);
});

test.each([
  ["quotes", "> ".repeat(3_000)],
  ["lists", Array.from({ length: 300 }, (_, depth) => `${"  ".repeat(depth)}- word`).join("\n")],
  ["emphasis", `${"*_".repeat(5_000)}word`],
  ["brackets", `${"[".repeat(5_000)}word${"](x)".repeat(5_000)}`],
  ["backticks", Array.from({ length: 300 }, (_, n) => "`".repeat(n)).join(" ")],
])("Markdown with deeply nested %s is survived", async (_, text) => {
  const answer = await server.post("/api/v1/check", { text, format: "markdown" });
  expect([200, 408]).toContain(answer.status);
});

test("HTML that never closes is survived", async () => {
  const answer = await server.post("/api/v1/check", { text: "<div><p><b>".repeat(3_000), format: "html" });
  expect(answer.status).toBe(200);
});

test("a word of 20,000 letters is survived", async () => {
  const answer = await server.post("/api/v1/check", { text: `The ${"q".repeat(20_000)} end.` });
  expect(answer.status).toBe(200);
});

test("10,000 misspellings in one paragraph are survived, the first ones marked", async () => {
  const answer = await server.post("/api/v1/check", { text: "I recieve. ".repeat(10_000) });
  expect(answer.status).toBe(200);
  expect((answer.body.findings as unknown[]).length).toBeGreaterThan(0);
});

test("bytes that are no HTTP get an answer of the usual form", async () => {
  const { connect } = await import("node:net");
  const { port, hostname } = new URL(server.url);
  const answer = await new Promise<string>((done) => {
    let received = "";
    const socket = connect(Number(port), hostname, () => socket.write("\u0016\u0003 nonsense\r\n\r\n"));
    socket.on("data", (part) => {
      received += String(part);
    });
    socket.on("close", () => done(received));
  });
  expect(answer).toMatch(/^HTTP\/1.1 400 /);
  expect(JSON.parse(answer.split("\r\n\r\n")[1] ?? "")).toMatchObject({ Code: "bad-request" });
});

test("an address that cannot be read gets an answer of the usual form", async () => {
  const response = await fetch(`${server.url}/api/%ZZ`);
  expect(response.status).toBeGreaterThanOrEqual(400);
  expect(await response.json()).toMatchObject({ Message: expect.any(String), Code: expect.any(String) });
});
