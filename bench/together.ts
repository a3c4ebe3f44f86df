import { type ChildProcess, fork } from "node:child_process";
import { loadavg } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { account, pause, timed } from "./run-server.ts";
import { Ledger } from "./together/ledger.ts";
import { longDocument } from "./together/long-document.ts";
import { Servers } from "./together/servers.ts";
import { startingText } from "./together/writer.ts";
import { digest, type WritersRequest, type WritersResponse } from "./together/writers.ts";

// Many people write in one document of 100,000 words on two servers: how long an edit takes to its acknowledgement and to the
// screens of the others, and whether all copies are the same in the end, with every acknowledged edit in them once.
// npm run bench -- together [--kill] [--database] [--cuts] [--power] [--redis] [--writers=20] [--minutes=10] [--words=100000]

const { values: asked } = parseArgs({
  options: {
    /** A server is killed every ten seconds, in turn; every third time Redis, too. */
    kill: { type: "boolean", default: false },
    /** PostgreSQL is killed every fifteen seconds. */
    database: { type: "boolean", default: false },
    /** Connections of some writers are cut every three seconds, and those of all every fifth time. */
    cuts: { type: "boolean", default: false },
    /** Everything is killed every thirty seconds, writers included. */
    power: { type: "boolean", default: false },
    redis: { type: "boolean", default: false },
    writers: { type: "string", default: "20" },
    minutes: { type: "string", default: "10" },
    words: { type: "string", default: "100000" },
  },
});
const count = Number(asked.writers);
const seconds = Number(asked.minutes) * 60;

// What fails while a server or PostgreSQL is away is meant to fail.
process.env.HOUSESTYLE_LOG_LEVEL ??= "silent";
const ledger = new Ledger();
let writers: ChildProcess | undefined;
let isOver = false;
let round = 0;
const servers = await Servers.start(asked.redis, (urls) => send({ kind: "urls", urls }));
const { headers } = await account(servers.urls[0] ?? "");
const documentId = await create();

const loadBefore = load();
await begin();
const faults = [
  ...(asked.kill ? [every(10, killNext)] : []),
  ...(asked.database ? [every(15, async () => servers.killDatabase())] : []),
  ...(asked.cuts ? [every(3, cut)] : []),
  ...(asked.power ? [every(30, cutPower)] : []),
];
await pause(seconds * 1_000);
isOver = true;
await Promise.all(faults);
send({ kind: "end" });
const ended = await answered("ended");
await verdict(ended);
await servers.stop();
process.exit();

/** Does something again and again until the time is up. Returns when the last of it is done. */
async function every(period: number, work: (turn: number) => Promise<void>): Promise<void> {
  for (let turn = 0; ; turn++) {
    const due = performance.now() + period * 1_000;
    while (performance.now() < due) {
      if (isOver) return;
      await pause(100);
    }
    await work(turn);
  }
}

async function killNext(turn: number): Promise<void> {
  if (turn % 3 === 2) await servers.restartRedis();
  await servers.killNode(turn % 2);
  send({ kind: "urls", urls: servers.urls });
  await servers.startNode(turn % 2);
}

async function cut(turn: number): Promise<void> {
  const all = Array.from({ length: count }, (_, index) => index);
  const isWhole = turn % 5 === 4;
  const chosen = isWhole ? all : all.filter(() => Math.random() < 0.2);
  send({ kind: "cut", writers: chosen, milliseconds: 500 + Math.random() * 5_000 });
}

async function cutPower(): Promise<void> {
  writers?.kill("SIGKILL");
  await servers.killAll();
  await servers.startAll();
  await begin();
}

/** Starts writers that read the document as it is now. */
async function begin(): Promise<void> {
  writers = fork(join(import.meta.dirname, "together/writers.ts"), { stdio: ["ignore", "inherit", "inherit", "ipc"] });
  writers.on("message", (message: WritersResponse) => {
    if (message.kind === "report") ledger.add(message.report);
  });
  send({ kind: "begin", documentId, headers, urls: servers.urls, count, round: round++ });
  await answered("begun");
}

function send(request: WritersRequest): void {
  if (writers?.connected) writers.send(request);
}

function answered<K extends WritersResponse["kind"]>(kind: K): Promise<Extract<WritersResponse, { kind: K }>> {
  return new Promise((done) => {
    writers?.on("message", (message: WritersResponse) => {
      if (message.kind === kind) done(message as never);
    });
  });
}

/** Creates the document. */
async function create(): Promise<number> {
  const body = { Title: "Together", Content: longDocument(Number(asked.words)) };
  const made = await timed("POST", `${servers.urls[0]}/api/v1/documents`, { headers, body });
  return JSON.parse(made.body).Id;
}

/** Returns the document as a server has it. */
async function read(url: string | undefined) {
  const { body } = await timed("GET", `${url}/api/v1/documents/${documentId}`, { headers });
  const { doc } = startingText(JSON.parse(body));
  return { digest: digest(doc), text: doc.textContent };
}

async function verdict({ copies, versions, pending }: Awaited<ReturnType<typeof answered<"ended">>>): Promise<void> {
  const stored = await Promise.all(servers.urls.map(read));
  const memory = servers.memory;
  // What was acknowledged has to outlive them.
  await servers.killAll();
  await servers.startNode(0);
  const after = await read(servers.urls[0]);
  const { typed, acknowledged, leftOut, failed, restarts, acknowledgedAfter, seenAfter } = ledger.all;
  const { lost, doubled } = ledger.compare(after.text);
  const different = new Set([...copies, ...stored.map((each) => each.digest), after.digest]).size;
  const isSame = different === 1 && pending === 0;
  console.log(
    `${count} writers, ${Number(asked.words).toLocaleString("en-US")} words, ${seconds} s; load ${loadBefore} before, ${load()} after`,
  );
  console.log(`key to acknowledgement: ${spreadOf(acknowledgedAfter)}`);
  console.log(`key to the copies of the others: ${spreadOf(seenAfter)} (bar: p95 ≤ 200 ms, quiet ≤ 60 ms)`);
  console.log(
    isSame
      ? `All ${count} copies, both servers, and what is on disk are the same.`
      : `${different} different texts; versions ${Math.min(...versions)}–${Math.max(...versions)}; ${pending} edits still wait`,
  );
  console.log(
    `${typed.length} edits, ${acknowledged.length} acknowledged, ${leftOut.length} left out because their place was gone; ` +
      `${lost.length} lost, ${doubled.length} doubled (bar: 0); ${restarts} writers had to read the whole document again`,
  );
  const statuses = [...Map.groupBy(failed, (status) => status)].map(([status, all]) => `${all.length} × ${status}`);
  console.log(`calls that failed and were made again: ${statuses.join(", ") || "none"} (0: no answer)`);
  console.log(`memory of the servers: ${memory.join(" and ")} MB`);
  if (!isSame || lost.length + doubled.length > 0) process.exitCode = 1;
}

function spreadOf(values: readonly number[]): string {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(0);
  return `p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms, longest ${at(1)} ms`;
}

function load(): string {
  return loadavg()[0]?.toFixed(1) ?? "";
}
