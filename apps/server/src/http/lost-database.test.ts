import type { PoolClient } from "pg";
import { expect, test } from "vitest";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import { signedUp } from "../testing/visitor.ts";

type Loss = (server: TestServer) => unknown;
const losses: [string, Loss][] = [
  [
    "nobody listens where it was",
    async ({ database }) => {
      Object.assign(database.pool.options, { connectionString: "postgres://127.0.0.1:1/gone" });
      const other = await database.connect();
      const end =
        "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()";
      // One may have been on its way there while the others were ended.
      await expect.poll(async () => (await other.query(end)) && database.pool.totalCount).toBe(0);
      await other.end();
    },
  ],
  [
    "no connection comes free in time",
    async ({ database: { pool } }) => {
      // Patient enough for those that are in use for a moment; the one on which the jobs listen never comes free.
      Object.assign(pool.options, { max: pool.totalCount, connectionTimeoutMillis: 300 });
      const held: PoolClient[] = [];
      for (;;) {
        const client = await pool.connect().catch(() => undefined);
        if (!client) break;
        held.push(client);
      }
      pool.options.connectionTimeoutMillis = 20;
      return () => {
        for (const client of held) client.release();
      };
    },
  ],
  [
    "its connection breaks under a question",
    ({ database: { pool } }) => {
      pool.on("acquire", (client) => {
        (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
      });
    },
  ],
];

test.each(losses)("a database that is away for a while is a moment to wait for: %s", async (_, lose) => {
  const server = await startTestServer();
  const person = await signedUp(server);
  const release = await lose(server);
  const answer = await person.get("/api/teams");
  expect(answer).toMatchObject({ status: 503, body: { Code: "busy" } });
  expect(answer.headers.get("retry-after")).toBe("2");
  if (typeof release === "function") release();
  server.database.pool.removeAllListeners("acquire");
  await server.close();
});
