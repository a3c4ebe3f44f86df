import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serverEnv, serverFlags } from "../scripts/lib/child.mjs";
import { novels } from "./measure.ts";

// The server as a user runs it, without the slow lane: api/tagtext at 200 requests a second, and its memory.

const root = join(import.meta.dirname, "..");
const data = mkdtempSync(join(tmpdir(), "housestyle-bench-"));
const port = 3900 + Math.floor(Math.random() * 90);
const server = spawn(process.execPath, [...serverFlags, "apps/server/src/main.ts"], {
  cwd: root,
  stdio: ["ignore", "ignore", "inherit"],
  env: {
    ...process.env,
    ...serverEnv,
    PORT: String(port),
    HOUSESTYLE_DATA: data,
    HOUSESTYLE_RATE_LIMIT: "off",
    HOUSESTYLE_SLOW_LANE: "off",
  },
});
const url = `http://127.0.0.1:${port}`;

const ready = async (): Promise<boolean> => (await fetch(`${url}/api/v1/ready`).catch(() => undefined))?.ok ?? false;
const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Resident memory of the server's process, MB. Linux only. */
const memory = (): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, "utf8"))?.[1] ?? 0) / 1024;

/** Calls with 100 words and a fault in each, all different. */
const bodies = novels()
  .join(" ")
  .split(" ")
  .reduce<string[][]>((texts, word, i) => {
    if (i % 100 === 0) texts.push([]);
    texts.at(-1)?.push(word);
    return texts;
  }, [])
  .map((words) => ({ Text: `${words.join(" ")} He recieve a apple.`, Rules: [], Style: "NotSet", Language: "en_UK" }))
  .map((body) => JSON.stringify(body));

const agent = new Agent({ keepAlive: true, maxSockets: 16 });
let calls = 0;

/** Sends one call; answers how long it took, in milliseconds, and whether it went well. */
function call(): Promise<{ took: number; good: boolean }> {
  const body = bodies[calls++ % bodies.length] ?? "";
  const headers = { "content-type": "application/json", "content-length": Buffer.byteLength(body) };
  const began = performance.now();
  return new Promise((done) => {
    const sent = request(`${url}/api/tagtext`, { method: "POST", agent, headers }, (answer) => {
      answer.resume();
      answer.on("end", () => done({ took: performance.now() - began, good: answer.statusCode === 200 }));
    });
    sent.on("error", () => done({ took: performance.now() - began, good: false }));
    sent.end(body);
  });
}

/** An open load: the calls come when they are due, whether or not earlier ones were answered. */
async function load(what: string, seconds: number, perSecond = 200): Promise<void> {
  const pending: ReturnType<typeof call>[] = [];
  const began = performance.now();
  while (pending.length < seconds * perSecond) {
    const due = Math.min(seconds * perSecond, ((performance.now() - began) / 1000) * perSecond);
    while (pending.length < due) pending.push(call());
    await pause(1);
  }
  const answers = await Promise.all(pending);
  const sorted = answers.map(({ took }) => took).sort((a, b) => a - b);
  const at = (share: number): string => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1);
  const bad = answers.filter(({ good }) => !good).length;
  console.log(
    `api/tagtext, 100 words, ${perSecond} calls a second for ${seconds} s, ${what}: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, ` +
      `p99 ${at(0.99)} ms, longest ${at(1)} ms; ${bad} of ${answers.length} bad (bar: p99 ≤ 25)`,
  );
}

try {
  const start = performance.now();
  while (!(await ready())) await pause(50);
  console.log(`server ready after ${Math.round(performance.now() - start)} ms, database made anew`);
  console.log(`memory when ready: ${Math.round(memory())} MB`);
  await load("just started", 10);
  await load("warm", 30);
  console.log(`memory after the load: ${Math.round(memory())} MB (bar ≤ 300)`);
} finally {
  server.kill("SIGTERM");
  await new Promise((done) => server.once("exit", done));
  rmSync(data, { recursive: true, force: true });
}
