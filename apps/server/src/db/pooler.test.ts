import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openEventStream } from "../testing/event-stream.ts";
import { onSomePort } from "../testing/on-some-port.ts";
import { patientTimeLimits } from "../testing/patient-time-limits.ts";
import { freshDatabase } from "../testing/test-database.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import { signedUp, withTeam } from "../testing/visitor.ts";
import { type Database, openDatabase } from "./connection.ts";
import { chooseRunAs, launch } from "./embedded/run-as.ts";

const isInstalled = spawnSync("pgbouncer", ["--version"]).status === 0;
const why = isInstalled ? "" : " (pgbouncer is not installed)";

describe.skipIf(!isInstalled)(`through a pooler in transaction mode${why}`, () => {
  const folder = mkdtempSync(join(tmpdir(), "hs-pooler-"));
  let direct: string;
  let url: string;
  let first: Database;
  let pooler: ChildProcess;
  const opened: Database[] = [];
  const servers: TestServer[] = [];

  const open = async () => {
    const database = await openDatabase({ url, direct, prepares: false }, () => {}, patientTimeLimits);
    opened.push(database);
    return database;
  };

  beforeAll(async () => {
    const fresh = await freshDatabase();
    direct = fresh.url;
    first = fresh.database;
    const { pathname, searchParams, username } = new URL(direct);
    const server = `host=${searchParams.get("host")} user=${username}`;
    ({ pooler, url } = await onSomePort(async (port) => {
      const started = await startPooler(folder, server, port);
      return started && { pooler: started, url: `postgres://${username}@127.0.0.1:${port}${pathname}` };
    }));
  });
  afterAll(async () => {
    for (const server of servers.toReversed()) await server.close();
    await Promise.all(opened.map((database) => database.close()));
    await first.close();
    pooler.kill();
    rmSync(folder, { recursive: true, force: true });
  });

  test("a database without a time limit for statements is refused with the statement that sets one", async () => {
    await expect(open()).rejects.toThrow(
      /^The pooler in DATABASE_URL doesn’t pass on the time limit .* set statement_timeout = '20s'$/,
    );
  });

  test("a statement that takes too long ends, and the next one is answered", async () => {
    await setLimit("300ms");
    const database = await open();
    await expect(database.pool.query("select pg_sleep(60)")).rejects.toMatchObject({ code: "57014" });
    expect((await database.pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
    // Past the pooler, where migrations run, there is none.
    const client = await database.connect();
    expect((await client.query("show statement_timeout")).rows).toEqual([{ statement_timeout: "0" }]);
    await client.end();
  });

  test("statements of four hundred callers share four connections, and changes reach the other server", async () => {
    await setLimit("5min");
    const a = await startTestServer({ database: await open() });
    servers.push(a);
    const b = await startTestServer({ database: await open(), dataFolder: a.dataFolder });
    servers.push(b);
    const person = await signedUp(a);
    const statuses = await Promise.all(
      Array.from({ length: 400 }, async (_, each) => {
        const { status } = await person.post("/api/v1/documents", { Title: `Draft ${each}`, Text: "A draft." });
        return status;
      }),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    const { admin, teamId } = await withTeam(a);
    const stream = await openEventStream(b, admin);
    await stream.next();
    await admin.post("/api/ignorepatterns", { word: "zyntharil", teamId });
    const { Version } = (await admin.get<{ Version: string }>("/api/v1/rules")).body;
    while (!(await stream.next()).includes(Version));
    stream.close();
  });

  async function setLimit(limit: string): Promise<void> {
    const { rows } = await first.pool.query<{ name: string; user: string }>(
      "select quote_ident(current_database()) as name, quote_ident(current_user) as user",
    );
    const [{ name, user }] = rows as [{ name: string; user: string }];
    await first.pool.query(`alter role ${user} in database ${name} set statement_timeout = '${limit}'`);
    // Connections that the pooler keeps have the limit they began with.
    await first.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'pooled' and datname = current_database()",
    );
  }
});

/** Starts PgBouncer before a server; undefined if the port is taken. */
async function startPooler(folder: string, server: string, port: number): Promise<ChildProcess | undefined> {
  const file = join(folder, "pgbouncer.ini");
  const lines = [
    "[databases]",
    `* = ${server} connect_query='set application_name = pooled'`,
    "[pgbouncer]",
    "listen_addr = 127.0.0.1",
    `listen_port = ${port}`,
    "unix_socket_dir =",
    "auth_type = any",
    "pool_mode = transaction",
    "default_pool_size = 4",
    "max_client_conn = 500",
    "",
  ];
  writeFileSync(file, lines.join("\n"));
  const { file: program, args, options } = launch(chooseRunAs(), "pgbouncer", [file]);
  const started = spawn(program, args, { ...options, stdio: "ignore" });
  const hasEnded = once(started, "exit").then(() => false);
  while (started.exitCode === null) {
    if (await Promise.race([hasEnded, canConnect(port)])) return started;
  }
  return undefined;
}

/** Returns whether something listens, at the earliest a moment after a refusal. */
function canConnect(port: number): Promise<boolean> {
  return new Promise((answer) => {
    const socket = connect(port, "127.0.0.1", () => {
      socket.destroy();
      answer(true);
    });
    socket.on("error", () => setTimeout(() => answer(false), 20));
  });
}
