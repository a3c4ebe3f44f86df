import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { onSomePort } from "../testing/on-some-port.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import { signedUp, stranger } from "../testing/visitor.ts";

const program = ["redis-server", "valkey-server"].find((name) => spawnSync(name, ["--version"]).status === 0);

const why = program === undefined ? " (neither redis-server nor valkey-server is installed)" : "";

describe.skipIf(program === undefined)(`two servers with one Redis${why}`, () => {
  let redis: ChildProcess;
  const servers: TestServer[] = [];

  beforeAll(async () => {
    const started = await onSomePort(startOn);
    redis = started.redis;
    const env = {
      HOUSESTYLE_REDIS_URL: `redis://127.0.0.1:${started.port}`,
      HOUSESTYLE_RATE_LIMIT: "on",
      HOUSESTYLE_CALLS_PER_MINUTE: "6",
    };
    const first = await startTestServer({ env });
    servers.push(first, await startTestServer({ env, database: first.database, dataFolder: first.dataFolder }));
  });
  afterAll(async () => {
    for (const server of servers.toReversed()) await server.close();
    redis.kill();
  });

  test("count an account's calls together", async () => {
    const [a, b] = servers as [TestServer, TestServer];
    const person = await signedUp(a);
    const headers = {
      cookie: person.cookie(),
      clientApp: "1",
      origin: "http://housestyle.test",
      "content-type": "application/json",
    };
    const check = ({ url }: TestServer) =>
      fetch(`${url}/api/tagtext`, { method: "POST", headers, body: '{"Text":"Fine."}' }).then(({ status }) => status);
    const statuses: number[] = [];
    for (const server of [a, b, a, b, a, b, a, b]) statuses.push(await check(server));
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
    expect((await stranger(b).post("/api/tagtext", { Text: "Fine." })).status).toBe(200);
  });

  test("slow an account down together", async () => {
    const [a, b] = servers as [TestServer, TestServer];
    const { email } = await signedUp(a);
    const fail = (server: TestServer) =>
      stranger(server).post("/api/v1/login", { Email: email, Password: "wrong wrong" });
    for (let n = 0; n < 5; n += 1) {
      expect((await fail(a)).status).toBe(401);
      expect((await fail(b)).status).toBe(401);
    }
    expect([(await fail(a)).status, (await fail(b)).status]).toEqual([429, 429]);
  });

  test("go on without it when it is gone", async () => {
    const [a] = servers as [TestServer];
    redis.kill("SIGKILL");
    await new Promise((done) => redis.once("exit", done));
    expect((await stranger(a).post("/api/tagtext", { Text: "Fine." })).status).toBe(200);
    const { email } = await signedUp(a);
    expect((await stranger(a).post("/api/v1/login", { Email: email, Password: "seven green bottles" })).status).toBe(
      200,
    );
  });
});

/** Starts one; answers nothing when it ends before it is ready, as it does on a port that is taken. */
function startOn(port: number): Promise<{ readonly redis: ChildProcess; readonly port: number } | undefined> {
  const redis = spawn(program ?? "", ["--port", String(port), "--save", "", "--bind", "127.0.0.1"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  return new Promise((done) => {
    redis.once("exit", () => done(undefined));
    redis.stdout.on("data", (part) => /Ready to accept/.test(String(part)) && done({ redis, port }));
  });
}
