import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { schema } from "@housestyle/documents";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { openEventStream } from "../testing/event-stream.ts";
import { freshDatabase } from "../testing/test-database.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import { makeTinyRedis } from "../testing/tiny-redis.ts";
import { signedUp } from "../testing/visitor.ts";
import { type DocumentNews, openDocumentBus } from "./document-bus.ts";

const news = (version: number): DocumentNews => ({ about: "version", id: 1, version });

async function startRedis(asked: string[]) {
  const redis = makeTinyRedis(asked).listen(0, "127.0.0.1");
  await once(redis, "listening");
  const connections = new Set<{ destroy(): void }>();
  redis.on("connection", (socket) => connections.add(socket));
  const close = () => {
    redis.close();
    for (const each of connections) each.destroy();
  };
  onTestFinished(close);
  return { close, url: `redis://127.0.0.1:${(redis.address() as AddressInfo).port}` };
}

async function twoServers(env: Readonly<Record<string, string>>): Promise<readonly [TestServer, TestServer]> {
  const all = { HOUSESTYLE_FLAGS: "+CollaborativeEditing", ...env };
  const first = await startTestServer({ env: all });
  onTestFinished(first.close);
  const second = await startTestServer({ env: all, database: first.database, dataFolder: first.dataFolder });
  onTestFinished(second.close);
  return [first, second];
}

/** Writes at one server what a reader at another receives. Returns what is written next. */
async function written(servers: readonly [TestServer, TestServer]) {
  const [first, second] = servers;
  const person = await signedUp(first);
  const { body } = await person.post<{ Id: number }>("/api/v1/documents", {
    Title: "x",
    Content: schema.node("doc", null, [schema.node("paragraph")]).toJSON(),
  });
  const stream = await openEventStream(second, person, `/api/v1/documents/${body.Id}/events`);
  onTestFinished(stream.close);
  let version = 1;
  return async () => {
    const step = { stepType: "replace", from: 1, to: 1, slice: { content: [{ type: "text", text: "x" }] } };
    const sent = { Version: version, Client: "a", First: version, Steps: [step] };
    expect((await person.post(`/api/v1/documents/${body.Id}/steps`, sent)).status).toBe(200);
    version += 1;
    for (;;) {
      const event = await stream.next();
      if (event.startsWith("event: steps") && event.includes(`"Version":${version},"Steps":[{`)) return;
    }
  };
}

test("servers with one Redis pass on by it what is written, and without it once it is gone", async () => {
  const asked: string[] = [];
  const redis = await startRedis(asked);
  const write = await written(await twoServers({ HOUSESTYLE_REDIS_URL: redis.url }));
  await expect.poll(() => asked.filter((command) => command === "SUBSCRIBE").length).toBe(2);
  await write();
  expect(asked).toContain("PUBLISH");
  redis.close();
  await write();
});

test("servers without a Redis pass it on by their database", async () => {
  const write = await written(await twoServers({}));
  await write();
  await write();
});

test("those who have a document open are told at every server that its comments have changed", async () => {
  const servers = await twoServers({ HOUSESTYLE_FLAGS: "+CollaborativeEditing +Comments" });
  const person = await signedUp(servers[0]);
  const Content = schema.node("doc", null, [schema.node("paragraph", null, [schema.text("One.")])]).toJSON();
  const { Id } = (await person.post<{ Id: number }>("/api/v1/documents", { Title: "x", Content })).body;
  const streams = await Promise.all(
    servers.map((each) => openEventStream(each, person, `/api/v1/documents/${Id}/events`)),
  );
  for (const { close } of streams) onTestFinished(close);
  const comment = { From: 1, To: 4, Quote: "One", Text: "Which?", Mentions: [] };
  expect((await person.post(`/api/v1/documents/${Id}/comments`, comment)).status).toBe(200);
  for (const { next } of streams) while ((await next()) !== "event: comments\ndata: {}");
});

test("a bus over the database listens again after its connection was lost, and skips what it cannot read", async () => {
  const { database } = await freshDatabase();
  onTestFinished(() => database.close());
  const received: DocumentNews[] = [];
  const own: DocumentNews[] = [];
  const bus = await openDocumentBus(database, undefined, (each) => received.push(each));
  const other = await openDocumentBus(database, undefined, (each) => own.push(each));
  await sql`select pg_notify('housestyle_documents', 'no JSON')`.execute(database.query);
  await other.publish(news(2));
  await expect.poll(() => received).toEqual([news(2)]);
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query like 'listen%'`.execute(database.query);
  const arrived = async () => {
    await other.publish(news(3));
    return received.at(-1);
  };
  await expect.poll(arrived).toEqual(news(3));
  // What a server publishes is not sent to itself.
  await bus.publish(news(4));
  await expect.poll(() => own).toEqual([news(4)]);
  await Promise.all([bus, other].map((each) => each.close()));
});
