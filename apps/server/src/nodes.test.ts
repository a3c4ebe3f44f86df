import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openEventStream } from "./testing/event-stream.ts";
import { program } from "./testing/program.ts";
import { type RunningNode, startNode } from "./testing/start-node.ts";
import { freshDatabase } from "./testing/test-database.ts";
import { signedUp, stranger, withTeam } from "./testing/visitor.ts";

// Two processes on one PostgreSQL, as behind a load balancer.

const folder = mkdtempSync(join(tmpdir(), "hs-nodes-"));
const secret = "a secret that all nodes of the test share, long enough";
let database: Awaited<ReturnType<typeof freshDatabase>>;
let a: RunningNode;
let b: RunningNode;

beforeAll(async () => {
  database = await freshDatabase();
  [a, b] = await Promise.all([start("a", secret), start("b", secret)]);
});
afterAll(async () => {
  await Promise.all([a, b].map((node) => node.stop()));
  await database.database.close();
  rmSync(folder, { recursive: true, force: true });
});

function start(name: string, given: string): Promise<RunningNode> {
  return startNode(program("main"), {
    DATABASE_URL: database.url,
    HOUSESTYLE_DATA: join(folder, name),
    HOUSESTYLE_SECRET: given,
    HOUSESTYLE_FLAGS: "+CollaborativeEditing",
  });
}

test("a session of one node is good at the other, and so is a change", async () => {
  const { admin, teamId } = await withTeam(a);
  const there = { ...stranger(b), cookie: admin.cookie };
  const headers = { cookie: admin.cookie() };
  expect((await there.call("GET", "/api/v1/account", undefined, headers)).body).toMatchObject({ Email: admin.email });
  const stream = await openEventStream(b, admin);
  await stream.next();
  await admin.post("/api/ignorepatterns", { word: "zyntharil", teamId });
  const { Version } = (await admin.get<{ Version: string }>("/api/v1/rules")).body;
  // Events about how the team was made may come first.
  while (!(await stream.next()).includes(Version));
  stream.close();
  const checked = await there.call<{ Tags: unknown[] }>(
    "POST",
    "/api/tagtext",
    { Text: "A zyntharil grows." },
    { ...headers, origin: "http://housestyle.test" },
  );
  expect(checked.status).toBe(200);
  expect(checked.body.Tags).toEqual([]);
});

test("one document saved at both nodes at once: one wins, the other is told", async () => {
  const person = await signedUp(a);
  const { body } = await person.post<{ Id: number }>("/api/v1/documents", { Title: "x", Text: "one" });
  const save = (url: string, Text: string) =>
    fetch(`${url}/api/v1/documents/${body.Id}`, {
      method: "PUT",
      headers: {
        cookie: person.cookie(),
        origin: "http://housestyle.test",
        clientApp: "1",
        "content-type": "application/json",
      },
      body: JSON.stringify({ Title: "x", Text, Version: 1 }),
    }).then(({ status }) => status);
  expect((await Promise.all([save(a.url, "two"), save(b.url, "three")])).sort()).toEqual([200, 409]);
});

test("one document is written at both nodes at once: each step is stored once, and everyone is sent all of them", async () => {
  const person = await signedUp(a);
  const there = { ...stranger(b), cookie: person.cookie };
  const headers = { cookie: person.cookie(), origin: "http://housestyle.test" };
  const { body } = await person.post<{ Id: number }>("/api/v1/documents", { Title: "x", Text: "" });
  const path = `/api/v1/documents/${body.Id}`;
  const streams = await Promise.all([a, b].map((node) => openEventStream(node, person, `${path}/events`)));
  const write = async (client: string, send: (step: unknown) => Promise<{ status: number }>) => {
    for (let number = 1; number <= 20; number++) {
      const slice = { content: [{ type: "text", text: client }] };
      const Steps = [{ stepType: "replace", from: 1, to: 1, slice }];
      const sent = { Version: 1, Client: `${client}${number}`, First: 1, Steps };
      expect((await send(sent)).status).toBe(200);
    }
  };
  await Promise.all([
    write("a", (sent) => person.post(`${path}/steps`, sent)),
    write("b", (sent) => there.call("POST", `${path}/steps`, sent, headers)),
  ]);
  const read = await there.call<{ Text: string; Version: number }>("GET", path, undefined, headers);
  expect([...read.body.Text.trim()].sort().join("")).toBe("a".repeat(20) + "b".repeat(20));
  for (const stream of streams) {
    let version = 1;
    while (version < 41) {
      const event = await stream.next();
      if (event.startsWith("event: steps")) version = JSON.parse(event.split("data: ")[1] ?? "").Version;
    }
    stream.close();
  }
});

test("a node with another secret does not start, and says why", async () => {
  await expect(start("c", `another ${secret}`)).rejects.toThrow(/HOUSESTYLE_SECRET/);
});
