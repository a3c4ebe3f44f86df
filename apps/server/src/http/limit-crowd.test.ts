import { afterEach, expect, test } from "vitest";
import { Failure } from "../border/index.ts";
import { realChecker, startTestServer, type TestServer } from "../testing/test-server.ts";

const servers: TestServer[] = [];

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

/** A server whose door lets so many in, and a note of what happened there. */
async function behindDoor(places: number, refuses = false) {
  const notes: string[] = [];
  let inside = 0;
  const crowd = {
    enter: (network: string) => {
      if (inside >= places) return undefined;
      inside += 1;
      notes.push(`in ${network}`);
      let isIn = true;
      return () => {
        if (isIn) notes.push("out");
        if (isIn) inside -= 1;
        isIn = false;
      };
    },
    hold: async () => void notes.push("held"),
  };
  const real = await realChecker();
  const busy = () => Promise.reject(new Failure("busy", { retryAfter: 3 }));
  const checker = { ...real, crowd, ...(refuses && { answer: busy }) };
  const server = await startTestServer({ checker });
  servers.push(server);
  return { server, notes };
}

const text = { Text: "I ate a apple." };

test("who is sent away at the door is told when to come back, in the words of each API, and nothing was read", async () => {
  const { server, notes } = await behindDoor(0);
  // It is not even JSON; a body that was read would be refused for that.
  const headers = { "content-type": "application/json" };
  const answer = await fetch(`${server.url}/api/tagtext`, { method: "POST", headers, body: "{".repeat(1_000_000) });
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "1"]);
  expect(await answer.json()).toMatchObject({ Code: "busy" });
  const dialect = await fetch(`${server.url}/v2/check`, { method: "POST", body: new URLSearchParams({ text: "Hi." }) });
  expect(dialect.status).toBe(503);
  expect(notes).toEqual(["held", "held"]);
});

test("all else is answered while the door is shut", async () => {
  const { server, notes } = await behindDoor(0);
  for (const path of ["/api/v1/health", "/api/v1/site", "/"]) {
    expect((await fetch(server.url + path)).status).not.toBe(503);
  }
  expect(notes).toEqual([]);
});

test("a place is given back when the call ends", async () => {
  const { server, notes } = await behindDoor(1);
  for (let n = 1; n <= 3; n += 1) {
    expect((await server.post("/api/tagtext", text)).status).toBe(200);
    await expect.poll(() => notes).toEqual(Array.from({ length: n }, () => ["in 127.0.0.1", "out"]).flat());
  }
});

test("who is sent away by the line gives back the place before being held", async () => {
  const { server, notes } = await behindDoor(1, true);
  const { status, headers } = await server.post("/api/tagtext", text);
  expect([status, headers.get("retry-after")]).toEqual([503, "3"]);
  expect(notes).toEqual(["in 127.0.0.1", "out", "held"]);
});
