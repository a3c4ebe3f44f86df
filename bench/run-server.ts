import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serverEnv, serverFlags } from "../scripts/lib/child.mjs";

/** A server as a user runs it, without limits. */
export interface RunningServer {
  readonly url: string;
  readonly data: string;
  /** Resident memory of its process, MB. Linux only. */
  memory(): number;
  /** What its main thread has computed so far, milliseconds. Linux only. */
  mainThread(): number;
  /** The most its main thread has computed in one turn since this was last asked, milliseconds; where turns are counted. */
  longestTurn(): Promise<number>;
  /** Ends it at once, as a power cut would. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

export const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Starts one on a port of its own and waits until it is ready. `turns`: what each turn of its loop computes is counted; `root`: the checkout whose server is run. */
export async function runServer(
  data = mkdtempSync(join(tmpdir(), "housestyle-bench-")),
  {
    turns = false,
    root = join(import.meta.dirname, ".."),
  }: { readonly turns?: boolean; readonly root?: string | undefined } = {},
): Promise<RunningServer> {
  // Below those that the system gives to clients.
  const port = 20_000 + Math.floor(Math.random() * 12_000);
  const server = spawn(
    process.execPath,
    [
      ...(process.env.FLAGS?.split(" ") ?? serverFlags),
      ...(turns ? ["--import", "./bench/turns.ts"] : []),
      "apps/server/dist/main.js",
    ],
    {
      cwd: root,
      stdio: ["ignore", "ignore", "inherit", "ipc"],
      env: {
        ...process.env,
        ...serverEnv,
        PORT: String(port),
        HOUSESTYLE_DATA: data,
        HOUSESTYLE_PUBLIC_URL: `http://127.0.0.1:${port}`,
        HOUSESTYLE_RATE_LIMIT: "off",
      },
    },
  );
  const url = `http://127.0.0.1:${port}`;
  const gone = new Promise<void>((done) => server.once("exit", () => done()));
  while (!(await fetch(`${url}/api/v1/ready`).catch(() => undefined))?.ok) {
    if (server.exitCode !== null) throw new Error("The server ended before it was ready.");
    await pause(30);
  }
  return {
    url,
    data,
    memory: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, "utf8"))?.[1] ?? 0) / 1024,
    mainThread: () =>
      Number(readFileSync(`/proc/${server.pid}/task/${server.pid}/schedstat`, "utf8").split(" ")[0]) / 1e6,
    longestTurn: () => {
      const answer = new Promise<number>((done) => server.once("message", (most) => done(Number(most))));
      server.send("longest turn");
      return answer;
    },
    kill: () => {
      server.kill("SIGKILL");
      return gone;
    },
    stop: async () => {
      server.kill("SIGTERM");
      await gone;
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** As many connections as a few browsers have; whoever wants more brings an agent. */
const few = new Agent({ keepAlive: true, maxSockets: 32 });

/** What came of one call, and how long it took, milliseconds. */
export interface Timed {
  readonly took: number;
  readonly status: number;
  readonly body: string;
}

/** Makes one call on a connection that is kept. */
export function timed(
  method: string,
  address: string,
  {
    headers = {},
    body,
    agent = few,
  }: { readonly headers?: Record<string, string>; readonly body?: unknown; readonly agent?: Agent } = {},
): Promise<Timed> {
  const text = body === undefined || typeof body === "string" ? body : JSON.stringify(body);
  const all = {
    ...(text !== undefined && { "content-type": "application/json" }),
    ...headers,
    ...(text !== undefined && {
      "content-length": String(Buffer.byteLength(text)),
    }),
  };
  const began = performance.now();
  return new Promise((done) => {
    const fail = () => done({ took: performance.now() - began, status: 0, body: "" });
    const sent = request(address, { method, agent, headers: all }, (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part));
      answer.on("error", fail);
      answer.on("end", () => {
        const received = Buffer.concat(parts).toString("utf8");
        done({ took: performance.now() - began, status: answer.statusCode ?? 0, body: received });
      });
    });
    sent.on("error", fail);
    sent.end(text);
  });
}

/** An open load: the calls come when they are due, whether or not earlier ones were answered. */
export async function load(seconds: number, perSecond: number, call: (n: number) => Promise<Timed>): Promise<Timed[]> {
  const pending: Promise<Timed>[] = [];
  const began = performance.now();
  while (pending.length < seconds * perSecond) {
    const due = Math.min(seconds * perSecond, ((performance.now() - began) / 1000) * perSecond);
    while (pending.length < due) pending.push(call(pending.length));
    await pause(1);
  }
  return Promise.all(pending);
}

/** Median, 95th and 99th percentile and the longest, in words. */
export function spread(answers: readonly Timed[]): string {
  const sorted = answers.map(({ took }) => took).sort((a, b) => a - b);
  const at = (share: number): string => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1);
  const bad = answers.filter(({ status }) => status < 200 || status >= 400).length;
  return `p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms, longest ${at(1)} ms; ${bad} of ${answers.length} bad`;
}

/** An account with a team: its cookie and what it sends along. */
export async function account(
  url: string,
): Promise<{ readonly headers: Record<string, string>; readonly teamId: number; readonly email: string }> {
  const email = `bench${Math.random()}@example.org`;
  const body = { Email: email, Password: "seven green bottles", HumanCheck: "human" };
  const response = await fetch(`${url}/api/v1/signup`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  const headers = { cookie, clientApp: "1", origin: url };
  const made = await timed("POST", `${url}/api/teams`, { headers, body: [{ Name: "Bench" }] });
  return { headers, teamId: JSON.parse(made.body)[0].Id, email };
}
