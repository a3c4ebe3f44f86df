import { afterAll, expect, test } from "vitest";
import { realChecker, startTestServer } from "../testing/test-server.ts";

afterAll(async () => (await realChecker()).close());

const canary = "zyxwcanary";
const bodies: [string, string, unknown][] = [
  [
    "a good request",
    "/api/tagtext",
    { Text: `The ${canary} recieved it.`, Rules: [{ Match: canary, Replace: "bird" }] },
  ],
  ["a good request of ours", "/api/v1/check", { text: canary, words: [canary], disabled: [canary] }],
  ["a query", `/api/tokenize?${canary}=${canary}`, { Text: canary }],
  ["half a JSON", "/api/tagtext", `{"Text":"${canary}`],
  ["no JSON", "/api/tagtext", canary],
  ["a wrong type", "/api/tagtext", { Text: [canary] }],
  ["a wrong language", "/api/tagtext", { Text: "", Language: canary, Style: canary }],
  ["a wrong member", "/api/v1/check", { text: "", [canary]: canary, annotation: [{ [canary]: 1 }], format: canary }],
  ["too long a text", "/api/tagtext", { Text: canary.repeat(2_000) }],
  ["invalid UTF-8", "/api/tagtext", Buffer.from(`{"Text":"${canary}\u00ff"}`, "latin1")],
  ["an unknown address", `/api/${canary}`, { Text: canary }],
  ["an address that cannot be read", `/api/${canary}%ZZ`, { Text: canary }],
];

test.each(bodies)("%s leaves no word in log, numbers or error", async (_, path, body) => {
  const server = await startTestServer();
  const answer = await server.post(path, body);
  if (answer.status !== 200) expect(JSON.stringify(answer.body)).not.toContain(canary);
  expect(await (await fetch(`${server.url}/metrics`)).text()).not.toContain(canary);
  await server.close();
  expect(server.logged()).toContain('"msg":"request"');
  expect(server.logged()).not.toContain(canary);
});

test("not even a crash that quotes the text does", async () => {
  const crash = () => Promise.reject(new TypeError(`Cannot read “${canary}”\n    of ${canary}`));
  const checker = { ...(await realChecker()), check: crash, tokenize: crash };
  const server = await startTestServer({ checking: { checker } });
  const answer = await server.post("/api/tagtext", { Text: canary });
  expect(answer).toMatchObject({ status: 500, body: { Code: "went-wrong" } });
  await server.close();
  expect(JSON.stringify(answer.body)).not.toContain(canary);
  // The log says what kind of error it was and where, so that it can be found.
  expect(server.logged()).toContain("TypeError");
  expect(server.logged()).toContain("canary.test.ts");
  expect(server.logged()).not.toContain(canary);
});
