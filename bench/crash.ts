import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { livingPostmaster } from "../apps/server/src/db/embedded/postmaster-file.ts";
import { openDatabase } from "../apps/server/src/db/index.ts";
import { compare, Ledger } from "./crash-ledger.ts";
import { writeAll } from "./crash-writers.ts";
import { account, pause, runServer } from "./run-server.ts";

// Kills the server, PostgreSQL or both at random moments while everything is written at once, and restores of a backup
// at others: nothing acknowledged may be lost, nothing be there twice, no letter be missing. HOUSESTYLE_KILLS: how often.

// What fails while PostgreSQL is away is meant to fail.
process.env.HOUSESTYLE_LOG_LEVEL ??= "silent";
const wanted = Number(process.env.HOUSESTYLE_KILLS ?? 200);
/** Every so often it is a restore that is killed. */
const restoreEvery = 8;
const ledger = new Ledger();
let server = await runServer();
const { data } = server;
const { headers, teamId } = await account(server.url);
const backup = join(mkdtempSync(join(tmpdir(), "housestyle-crash-")), "backup.gz");
const troubles: string[] = [];
let restores = 0;

// Told to end, it compares what there is so far.
let isEnough = false;
process.once("SIGTERM", () => {
  isEnough = true;
});
let rounds = 0;
for (let round = 1; round <= wanted && !isEnough; round += 1) {
  rounds = round;
  if (round % restoreEvery === 0) await killRestore();
  else await killWriting(round);
  if (round % 20 === 0) console.log(`${round} of ${wanted} kills`);
}
await lettersSent();
await server.kill();
troubles.push(...(await compare(ledger, data)));
report();
rmSync(data, { recursive: true, force: true });
if (troubles.length > 0) process.exitCode = 1;

async function killWriting(round: number): Promise<void> {
  let isOver = false;
  const writing = writeAll({ url: server.url, headers, teamId, ledger, isOver: () => isOver }, round);
  await pause(300 + Math.random() * 1_500);
  const victim = round % 3;
  if (victim !== 0) killPostgres();
  // The server brings PostgreSQL back by itself, or is killed while it tries.
  if (victim === 1) await pause(Math.random() * 1_500);
  isOver = true;
  await server.kill();
  await writing;
  server = await runServer(data);
}

function killPostgres(): void {
  const postmaster = livingPostmaster(join(data, "postgres"));
  if (postmaster) process.kill(postmaster.pid, "SIGKILL");
}

/** A restore that is killed has restored nothing, or everything. */
async function killRestore(): Promise<void> {
  restores += 1;
  if (!existsSync(backup)) await run(["backup", backup], data).ended;
  const folder = mkdtempSync(join(tmpdir(), "housestyle-crash-"));
  await openDatabase({ folder }, () => {}).then((database) => database.close());
  const restoring = run(["restore", backup], folder);
  await Promise.race([restoring.ended, pause(300 + Math.random() * 2_500)]);
  restoring.kill();
  await restoring.ended;
  const again = await run(["restore", backup], folder).ended;
  const database = await openDatabase({ folder }, () => {});
  const { rows } = await sql<{ people: number; teams: number; constraints: number }>`
    select (select count(*) from person) as people, (select count(*) from team) as teams,
      (select count(*) from pg_constraint where contype = 'f' and condeferrable) as constraints`.execute(
    database.query,
  );
  await database.close();
  const [found] = rows;
  // The second is refused where the first was whole.
  if (found?.people !== 1 || found.teams !== 1 || found.constraints !== 0) {
    troubles.push(`after a killed restore and another (${again}): ${JSON.stringify(found)}`);
  }
  rmSync(folder, { recursive: true, force: true });
}

function run(args: readonly string[], folder: string) {
  const child = spawn(process.execPath, ["apps/server/dist/backup-main.js", ...args], {
    cwd: join(import.meta.dirname, ".."),
    stdio: "ignore",
    env: { ...process.env, HOUSESTYLE_DATA: folder, DATABASE_URL: "" },
  });
  const ended = new Promise<number | null>((done) => child.once("exit", done));
  return { ended, kill: () => child.kill("SIGKILL") };
}

/** Letters of a server that was killed are sent by the next one, a minute later at most. */
async function lettersSent(): Promise<void> {
  const database = await openDatabase({ folder: data }, () => {});
  try {
    for (let waited = 0; waited < 600; waited += 1) {
      const { rows } = await sql<{ left: number }>`
        select count(*) as left from graphile_worker.jobs where task_identifier = 'send-mail'`.execute(database.query);
      if (rows[0]?.left === 0) return;
      await pause(1_000);
    }
    troubles.push("after ten minutes letters still wait");
  } finally {
    await database.close();
  }
}

function report(): void {
  const done = (sent: Iterable<{ acknowledged: boolean }>) =>
    [...sent].filter(({ acknowledged }) => acknowledged).length;
  const saves = [...ledger.saves.values()].reduce((all, { count }) => all + count, 0);
  const invitations = ledger.invitations.filter(({ acknowledged }) => acknowledged).length * 10;
  for (const trouble of troubles.slice(0, 20)) console.log(trouble);
  console.log(
    `${rounds} kills, ${restores} of them of restores. Acknowledged: ${done(ledger.documents.values())} documents, ${saves} saves, ` +
      `${done(ledger.imports)} imports of 30 words, ${invitations} invitations with a letter each, ${done(ledger.events)} events. ` +
      `${troubles.length} lost, doubled or half (bar: 0)`,
  );
}
