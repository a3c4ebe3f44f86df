import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { expect, test } from "vitest";
import { openDatabase } from "../db/index.ts";
import { openFreezable } from "../testing/freezable.ts";
import { patientTimeLimits } from "../testing/patient-time-limits.ts";
import { freshDatabase } from "../testing/test-database.ts";
import { startTestServer } from "../testing/test-server.ts";
import { makeTinyRedis } from "../testing/tiny-redis.ts";
import { signedUp, stranger } from "../testing/visitor.ts";

test("a database that stops answering ends its requests; texts are checked meanwhile, and all is well when it is back", async () => {
  const { url, database: direct } = await freshDatabase();
  const { pathname, username, searchParams } = new URL(url);
  const way = await openFreezable(() => connect(`${searchParams.get("host")}/.s.PGSQL.5432`));
  const database = await openDatabase({ url: `postgres://${username}@127.0.0.1:${way.port}${pathname}` }, () => {}, {
    ...patientTimeLimits,
    silence: 300,
    probe: 200,
    connection: 500,
  });
  const server = await startTestServer({ database });
  const person = await signedUp(server);
  expect((await person.get("/api/teams")).status).toBe(200);
  way.freeze();
  const replies = await Promise.all([1, 2, 3].map(() => person.get("/api/teams")));
  expect(replies.map(({ status, body }) => [status, (body as { Code?: string }).Code])).toEqual(
    Array(3).fill([503, "busy"]),
  );
  expect((await stranger(server).post("/api/tagtext", { Text: "Fine." })).status).toBe(200);
  way.thaw();
  await expect.poll(async () => (await person.get("/api/teams")).status).toBe(200);
  await server.close();
  await database.close();
  await direct.close();
  await way.close();
});

test("a statement that is only slow is not ended", async () => {
  const { url, database: direct } = await freshDatabase();
  const database = await openDatabase({ url }, () => {}, { ...patientTimeLimits, silence: 30 });
  await database.pool.query("select pg_sleep(0.5)");
  await database.close();
  await direct.close();
});

test("a database that refuses more connections has answered", async () => {
  const { url, database: direct } = await freshDatabase();
  const { database: other } = await freshDatabase();
  const database = await openDatabase({ url }, () => {}, { ...patientTimeLimits, silence: 30 });
  await database.pool.query("select 1");
  await direct.close();
  const name = new URL(url).pathname.slice(1);
  await other.pool.query(`alter database ${name} allow_connections false`);
  await database.pool.query("select pg_sleep(0.5)");
  await database.close();
  await other.close();
});

test("a Redis that stops answering holds nobody up", async () => {
  const asked: string[] = [];
  const redis = makeTinyRedis(asked);
  redis.listen(0, "127.0.0.1");
  await once(redis, "listening");
  const way = await openFreezable(() => connect((redis.address() as AddressInfo).port, "127.0.0.1"));
  const server = await startTestServer({
    env: { HOUSESTYLE_REDIS_URL: `redis://127.0.0.1:${way.port}`, HOUSESTYLE_RATE_LIMIT: "on" },
    redisLimit: 250,
  });
  const person = await signedUp(server);
  const ask = async () => {
    const replies = await Promise.all([
      stranger(server).post("/api/tagtext", { Text: "Fine." }),
      stranger(server).post("/api/v1/login", { Email: person.email, Password: "seven green bottles" }),
      person.get("/api/v1/account"),
    ]);
    return replies.map(({ status }) => status);
  };
  await expect.poll(() => asked).toContain("INFO");
  expect(await ask()).toEqual([200, 200, 200]);
  expect(asked).toEqual(expect.arrayContaining(["EVALSHA", "INCR"]));
  way.freeze();
  expect(await ask()).toEqual([200, 200, 200]);
  expect(await ask()).toEqual([200, 200, 200]);
  way.thaw();
  expect(await ask()).toEqual([200, 200, 200]);
  await server.close();
  await way.close();
  redis.close();
});
