import { join } from "node:path";
import { Piscina } from "piscina";
import { beforeAll, describe, expect, test } from "vitest";
import { realChecker, startTestServer, type TestServer } from "../testing/test-server.ts";

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

describe("one server", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });

  test.each(bodies)("%s leaves no word in log, numbers or error", async (_, path, body) => {
    const before = server.logged().length;
    const answer = await server.post(path, body);
    if (answer.status !== 200) expect(JSON.stringify(answer.body)).not.toContain(canary);
    expect(await (await fetch(`${server.url}/metrics`)).text()).not.toContain(canary);
    await expect.poll(() => server.logged().slice(before)).toContain('"msg":"request"');
    expect(server.logged()).not.toContain(canary);
  });

  test("leaves none when it ends either", async () => {
    await server.close();
    expect(server.logged()).not.toContain(canary);
  });
});

test("not even a crash that quotes the text does", async () => {
  const pool = new Piscina({ filename: join(import.meta.dirname, "../testing/crashing-thread.ts"), maxThreads: 1 });
  const checker = { ...(await realChecker()), answer: (job: object) => pool.run(job) };
  const server = await startTestServer({ checker });
  for (const path of ["/api/tagtext", "/api/tokenize"]) {
    const answer = await server.post(path, { Text: canary });
    expect(answer).toMatchObject({ status: 500, body: { Code: "went-wrong" } });
    expect(JSON.stringify(answer.body)).not.toContain(canary);
  }
  await server.close();
  await pool.destroy();
  // The log says what kind of error it was and where, so that it can be found.
  expect(server.logged()).toContain("TypeError");
  expect(server.logged()).toContain("crashing-thread.ts");
  expect(server.logged()).not.toContain(canary);
});
