import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { numbers } from "./measure.ts";

// How long server and command line take to begin, and how much memory. BESIDE=FOLDER measures another checkout of
// this repository, installed and built, in turn with this one, and prints the ratios of each pair.

/** How a checkout runs its own server. */
interface ItsWay {
  readonly serverFlags: readonly string[];
  readonly serverEnv: Readonly<Record<string, string>>;
}

const rounds = Number(process.env.ROUNDS ?? 7);
const here = resolve(import.meta.dirname, "..");
const checkouts = [here, ...(process.env.BESIDE === undefined ? [] : [resolve(process.env.BESIDE)])];
const ways = new Map<string, ItsWay>();
for (const checkout of checkouts) ways.set(checkout, await import(join(checkout, "scripts/lib/child.mjs")));
const scratch = mkdtempSync(join(tmpdir(), "housestyle-bench-"));
const text = join(scratch, "small.txt");
writeFileSync(text, "All is well. She ate a apple. He recieve a letter.\n");

/** Has every process say at its end what it computed and the most memory it held. */
const tell = `process.on("exit", () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  process.stderr.write("\\nused " + (userCPUTime + systemCPUTime) / 1000 + " " + maxRSS / 1024 + "\\n");
})`;
const telling = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(tell)}` };

type Figures = Record<string, number>;
type Measure = (checkout: string) => Promise<Figures>;

/** Imports all its code, and then ends, for it is told to listen at a port that is none. */
const imported: Measure = async (checkout) => {
  // A start that is refused does not come to what is read while the database begins.
  const late = join(checkout, "apps/server/dist/serve.js");
  const NODE_OPTIONS = `${telling.NODE_OPTIONS}${existsSync(late) ? ` --import=${late}` : ""}`;
  const { wall, cpu, memory } = await toItsEnd(runServer(checkout, { PORT: "none", NODE_OPTIONS }));
  return { "import, ms": wall, "import, computed ms": cpu, "import, MB": memory };
};

const ready: Measure = async (checkout) => {
  const began = performance.now();
  const server = runServer(checkout, {});
  await saysAddress(server);
  const wall = performance.now() - began;
  const [cpu, memory] = [computed(server.pid), resident(server.pid)];
  await stopped(server);
  return { "server ready, ms": wall, "server ready, computed ms": cpu, "server ready, MB": memory };
};

const npmStart: Measure = async (checkout) => {
  const began = performance.now();
  const child = run("npm", ["start", "--silent"], checkout, {});
  await saysAddress(child);
  const wall = performance.now() - began;
  await stopped(child);
  return { "npm start to ready, ms": wall };
};

const command: Measure = async (checkout) => {
  const program = join(checkout, "apps/cli/bin/housestyle.mjs");
  const { first, cpu } = await toItsEnd(run(process.execPath, [program, "check", text], checkout, telling));
  return { "housestyle, first finding, ms": first, "housestyle, computed ms": cpu };
};

const measures = [imported, ready, npmStart, command];
try {
  // The first makes the database and keeps the compiled code.
  for (const measure of measures) for (const checkout of checkouts) await measure(checkout);
  for (const measure of measures) await compare(measure);
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

async function compare(measure: Measure): Promise<void> {
  const pairs: Figures[][] = [];
  for (let round = 0; round < rounds; round += 1) {
    const pair: Figures[] = [];
    for (const checkout of checkouts) pair.push(await measure(checkout));
    pairs.push(pair);
  }
  for (const name of Object.keys(pairs[0]?.[0] ?? {})) {
    const of = (checkout: number) => pairs.map((pair) => pair[checkout]?.[name] ?? 0);
    const ratios = of(0).map((figure, round) => figure / (of(1)[round] ?? 1));
    const beside = checkouts.length > 1 ? `; beside it ${numbers(of(1))}; ratio ${numbers(ratios, 2)}` : "";
    console.log(`${name}: ${numbers(of(0))}${beside}`);
  }
}

function runServer(checkout: string, env: Record<string, string>): ChildProcess {
  const built = join(checkout, "apps/server/dist/main.js");
  const program = existsSync(built) ? built : join(checkout, "apps/server/src/main.ts");
  const cache = { NODE_COMPILE_CACHE: join(checkout, "node_modules/.cache/code") };
  const { serverFlags, serverEnv } = ways.get(checkout) ?? { serverFlags: [], serverEnv: {} };
  return run(process.execPath, [...serverFlags, program], checkout, { ...cache, ...serverEnv, ...env });
}

function run(file: string, args: readonly string[], checkout: string, env: Record<string, string>): ChildProcess {
  const data = join(scratch, `data-${checkouts.indexOf(checkout)}`);
  const own = { PORT: "0", HOUSESTYLE_DATA: data, ...env };
  return spawn(file, args, { cwd: checkout, stdio: ["ignore", "pipe", "pipe"], env: { ...process.env, ...own } });
}

async function saysAddress(child: ChildProcess): Promise<void> {
  let said = "";
  child.stderr?.on("data", (part) => {
    said += String(part);
  });
  for await (const part of child.stdout ?? []) if (String(part).includes("http://")) return;
  throw new Error(`It ended before it was ready. ${said}`);
}

async function stopped(child: ChildProcess): Promise<void> {
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  await ended;
}

async function toItsEnd(child: ChildProcess) {
  const began = performance.now();
  let first = 0;
  let said = "";
  child.stdout?.on("data", () => {
    first ||= performance.now() - began;
  });
  child.stderr?.on("data", (part) => {
    said += String(part);
  });
  await once(child, "close");
  const used = [...said.matchAll(/^used (\S+) (\S+)$/gm)];
  return {
    wall: performance.now() - began,
    first,
    cpu: used.reduce((sum, [, cpu]) => sum + Number(cpu), 0),
    memory: Math.max(...used.map(([, , memory]) => Number(memory))),
  };
}

/** What all threads of a process have computed so far, milliseconds. Linux only. */
function computed(pid: number | undefined): number {
  const [user, system] = readFileSync(`/proc/${pid}/stat`, "utf8").split(" ").slice(13, 15).map(Number);
  return ((user ?? 0) + (system ?? 0)) * 10;
}

/** What a process holds in memory, MB. Linux only. */
function resident(pid: number | undefined): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024;
}
