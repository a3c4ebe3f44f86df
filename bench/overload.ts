import { Agent } from "node:http";
import { novels } from "./measure.ts";
import { pause, runServer, type Timed, timed } from "./run-server.ts";

// Three times as many checks as the server can do, for as long as asked: what is accepted is answered as quickly as
// ever, what is not is told so within a second, memory stays, and afterwards everything is as before.
// npm run bench -- overload; HOUSESTYLE_BENCH_SECONDS sets how long, ten minutes when it is not set.

const seconds = Number(process.env.HOUSESTYLE_BENCH_SECONDS ?? 600);
const words = novels().join(" ").split(" ");
let calls = 0;

/** A text of 300 words nobody has sent before: nothing comes from a cache. */
function body() {
  calls += 1;
  const at = (calls * 7) % (words.length - 300);
  return { Text: `${words.slice(at, at + 300).join(" ")} He recieve a apple, ${calls}.` };
}

const many = new Agent({ keepAlive: true, maxSockets: 2_000 });
const server = await runServer();
const call = () => timed("POST", `${server.url}/api/tagtext`, { body: body(), agent: many });

/** What came of many calls, without their bodies. */
class Tally {
  readonly accepted: number[] = [];
  readonly refused: number[] = [];
  readonly statuses = new Map<number, number>();

  add({ status, took }: Timed): void {
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
    if (status === 200) this.accepted.push(took);
    else if (status === 503) this.refused.push(took);
  }

  toString(): string {
    const statuses = [...this.statuses].map(([status, count]) => `${count} × ${status}`).join(", ");
    return `${statuses}; accepted p50 ${at(this.accepted, 0.5)} p99 ${at(this.accepted, 0.99)} ms, refused p50 ${at(this.refused, 0.5)} p99 ${at(this.refused, 0.99)} ms`;
  }
}

function at(values: readonly number[], share: number): string {
  const sorted = [...values].sort((a, b) => a - b);
  return (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(0);
}

/** So many callers, each asking again as soon as it is answered. */
async function capacity(callers: number, forSeconds: number): Promise<number> {
  const end = performance.now() + forSeconds * 1_000;
  let done = 0;
  const caller = async () => {
    while (performance.now() < end) if ((await call()).status === 200) done += 1;
  };
  await Promise.all(Array.from({ length: callers }, caller));
  return done / forSeconds;
}

/** Calls that come when they are due, answered or not. */
async function offer(
  perSecond: number,
  forSeconds: number,
  everySecond: (second: number) => void = () => {},
): Promise<Tally> {
  const tally = new Tally();
  const pending = new Set<Promise<void>>();
  const began = performance.now();
  let sent = 0;
  let second = 0;
  for (let now = 0; now < forSeconds; now = (performance.now() - began) / 1_000) {
    for (; sent < now * perSecond; sent += 1) {
      const each: Promise<void> = call().then((answer) => {
        tally.add(answer);
        pending.delete(each);
      });
      pending.add(each);
    }
    if (now >= second + 1) {
      second = Math.floor(now);
      everySecond(second);
    }
    await pause(1);
  }
  await Promise.all(pending);
  return tally;
}

try {
  await capacity(4, 5);
  const most = await capacity(4, 10);
  console.log(`capacity: ${most.toFixed(0)} checks of 300 words a second`);
  const normal = await offer(most * 0.7, 15);
  console.log(`seven tenths of it: ${normal}`);
  const memory: number[] = [];
  const over = await offer(most * 3, seconds, () => memory.push(server.memory()));
  console.log(`three times of it for ${seconds} s: ${over}`);
  const settled = memory.slice(Math.min(60, memory.length >> 1));
  console.log(
    `memory: ${Math.round(settled[0] ?? 0)} MB after the first minute, ${Math.round(settled.at(-1) ?? 0)} MB at the end`,
  );
  const stopped = performance.now();
  for (let good = 0; good < 20; ) good = (await call()).status === 200 ? good + 1 : 0;
  console.log(`twenty answers in a row ${((performance.now() - stopped) / 1_000).toFixed(1)} s after it ended (bar 5)`);
  console.log(
    `accepted p99 is ${(Number(at(over.accepted, 0.99)) / Number(at(normal.accepted, 0.99))).toFixed(1)} times the normal one (bar 2)`,
  );
} finally {
  await server.stop();
}
