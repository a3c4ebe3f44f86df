import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import autocannon from "autocannon";
import { novels } from "./measure.ts";

// The server as a user runs it, without the slow lane: api/tagtext at 200 requests a second, and its memory.

const root = join(import.meta.dirname, "..");
const data = mkdtempSync(join(tmpdir(), "housestyle-bench-"));
const port = 3900 + Math.floor(Math.random() * 90);
const server = spawn(
  process.execPath,
  ["--max-semi-space-size=8", "--disable-warning=ExperimentalWarning", "apps/server/src/main.ts"],
  {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      ...process.env,
      PORT: String(port),
      HOUSESTYLE_DATA: data,
      HOUSESTYLE_RATE_LIMIT: "off",
      HOUSESTYLE_SLOW_LANE: "off",
    },
  },
);
const url = `http://127.0.0.1:${port}`;

const ready = async (): Promise<boolean> => (await fetch(`${url}/api/v1/ready`).catch(() => undefined))?.ok ?? false;
const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Resident memory of the server's process, MB. Linux only. */
const memory = (): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, "utf8"))?.[1] ?? 0) / 1024;

/** Texts of 100 words with a fault in each, all different. */
const requests = novels()
  .join(" ")
  .split(" ")
  .reduce<string[][]>((texts, word, i) => {
    if (i % 100 === 0) texts.push([]);
    texts.at(-1)?.push(word);
    return texts;
  }, [])
  .slice(0, 2000)
  .map((words) => ({
    method: "POST" as const,
    path: "/api/tagtext",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      Text: `${words.join(" ")} He recieve a apple.`,
      Rules: [],
      Style: "NotSet",
      Language: "en_UK",
    }),
  }));

async function load(seconds: number): Promise<void> {
  const result = await autocannon({ url, connections: 8, overallRate: 200, duration: seconds, requests });
  const { latency, non2xx, errors } = result;
  console.log(
    `api/tagtext, 100 words, 200 requests a second for ${seconds} s: p50 ${latency.p50} ms, p99 ${latency.p99} ms, max ${latency.max} ms; ` +
      `${result.requests.total} answers, ${non2xx + errors} bad (bar: p99 ≤ 25)`,
  );
}

try {
  const start = performance.now();
  while (!(await ready())) await pause(50);
  console.log(`server ready after ${Math.round(performance.now() - start)} ms, database made anew`);
  console.log(`memory when ready: ${Math.round(memory())} MB`);
  await load(5);
  await load(30);
  console.log(`memory after the load: ${Math.round(memory())} MB (bar ≤ 300)`);
} finally {
  server.kill("SIGTERM");
  await new Promise((done) => server.once("exit", done));
  rmSync(data, { recursive: true, force: true });
}
