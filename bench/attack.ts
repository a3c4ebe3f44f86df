import { Agent, request } from "node:http";
import { novels } from "./measure.ts";
import { pause, runServer, type Timed, timed } from "./run-server.ts";

// What one caller can do to the others, and how much is still answered when many call: a victim's checks beside two attacks
// from another address, and the answers a second of 4, 16, 64 and 256 callers who ask again as soon as they are answered.
// npm run bench -- attack; BESIDE names another checkout whose built server is measured in its place, to compare the two.

const seconds = Number(process.env.HOUSESTYLE_BENCH_SECONDS ?? 10);
const words = novels().join(" ").split(" ");
const crowds = [4, 256, 4, 256, 4, 256, 16, 64, 1_000, 4];
let calls = 0;

/** A text of 100 words that nobody has sent before. */
function body() {
  calls += 1;
  const at = (calls * 7) % (words.length - 100);
  return { Text: `${words.slice(at, at + 100).join(" ")} He recieve a apple, ${calls}.`, Rules: [] };
}

const from = (localAddress: string) => new Agent({ keepAlive: true, maxSockets: 2_000, localAddress });
const [victim, attacker] = [from("127.0.0.1"), from("127.0.0.2")];
const server = await runServer(undefined, { root: process.env.BESIDE });
const tag = (agent: Agent) => timed("POST", `${server.url}/api/tagtext`, { body: body(), agent });

function at(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
}

const statuses = (answers: readonly Timed[]) => {
  const counts = Map.groupBy(answers, ({ status }) => status);
  return [...counts].map(([status, { length }]) => `${length} × ${status}`).join(", ");
};

/** Calls that come so many times a second, answered or not. */
async function every(perSecond: number, forSeconds: number, call: () => Promise<Timed>): Promise<Timed[]> {
  const pending: Promise<Timed>[] = [];
  const began = performance.now();
  for (let now = 0; now < forSeconds; now = (performance.now() - began) / 1_000) {
    while (pending.length < now * perSecond) pending.push(call());
    await pause(1);
  }
  return Promise.all(pending);
}

const heavy = ["(a|aa|aaa){1,50}b", "((a?){30}){30}", "[^x]{1,900}y", "(.*)(.*)(.*)(.*)x"];

/** So many characters of paragraphs nobody has sent before. */
function plain(length: number): string {
  calls += 1;
  const from = (calls * 31) % 50_000;
  const text = words.slice(from, from + length / 4).join(" ");
  return text.replaceAll("\n", ` ${calls}.\n`).slice(0, length);
}

/** 9,500 characters and 200 regular expressions that cost much. */
function expressions(): Promise<Timed> {
  const Rules = Array.from({ length: 200 }, (_, n) => ({
    ...{ Id: n + 1, Match: `/${heavy[n % heavy.length]}${n}/`, Replace: "b", Message: "No." },
    ...{ WrongSentence: "", RightSentence: "", IsEnabled: true },
  }));
  return timed("POST", `${server.url}/api/tagtext`, { body: { Text: plain(9_500), Rules }, agent: attacker });
}

/** Made beforehand: making them would keep this process from looking at its clock. */
const longTexts = Array.from({ length: seconds * 9 }, () => Buffer.from(JSON.stringify({ text: plain(900_000) })));

/** 900 KB, and hung up after 150 ms. */
function hungUp(): Promise<Timed> {
  const sent = longTexts.pop() ?? Buffer.from("{}");
  const began = performance.now();
  return new Promise((done) => {
    const end = (status: number) => done({ took: performance.now() - began, status, body: "" });
    const asked = request(`${server.url}/api/v1/check`, {
      ...{ method: "POST", agent: false, localAddress: "127.0.0.2" },
      headers: { "content-type": "application/json", "content-length": sent.length },
    });
    asked.on("response", (answer) => answer.resume().on("end", () => end(answer.statusCode ?? 0)));
    asked.on("error", () => end(0));
    asked.end(sent);
    setTimeout(() => asked.destroy(), 150);
  });
}

/** So many callers, each asking again as soon as it is answered. */
async function crowd(callers: number): Promise<Timed[]> {
  const end = performance.now() + seconds * 1_000;
  const answers: Timed[] = [];
  const caller = async () => {
    while (performance.now() < end) answers.push({ ...(await tag(victim)), body: "" });
  };
  await Promise.all(Array.from({ length: callers }, caller));
  return answers;
}

const good = (answers: readonly Timed[]) => answers.filter(({ status }) => status === 200);
const took = (answers: readonly Timed[]) => good(answers).map((each) => each.took);

try {
  await crowd(4);
  const goodputs = new Map<number, number[]>();
  for (const callers of crowds) {
    const [computed, began, own] = [server.mainThread(), performance.now(), process.cpuUsage()];
    const answers = await crowd(callers);
    const passed = performance.now() - began;
    const mainThread = (server.mainThread() - computed) / passed;
    const { user, system } = process.cpuUsage(own);
    const generator = (user + system) / 1_000 / passed;
    const goodput = good(answers).length / (passed / 1_000);
    goodputs.set(callers, [...(goodputs.get(callers) ?? []), goodput]);
    console.log(
      `${callers} callers: ${goodput.toFixed(0)} answers a second, p99 ${at(took(answers), 0.99).toFixed(0)} ms; ${statuses(answers)}; main thread ${(mainThread * 100).toFixed(0)} %, generator ${(generator * 100).toFixed(0)} % of a core`,
    );
  }
  const [few, many] = [at(goodputs.get(4) ?? [], 0.5), at(goodputs.get(256) ?? [], 0.5)];
  const share = many / few;
  console.log(`256 callers get ${(share * 100).toFixed(0)} % of what 4 get, by the medians (bar 70)`);
  const third = await every(few / 3, seconds, () => tag(victim));
  console.log(`a third of that offered: ${statuses(third)}; p99 ${at(took(third), 0.99).toFixed(0)} ms (bar: no 503)`);
  await pause(3_000);
  const calm = await every(3, seconds * 2, () => tag(victim));
  const bar = at(took(calm), 0.99);
  console.log(`victim, calm: ${statuses(calm)}; p50 ${at(took(calm), 0.5).toFixed(1)}, p99 ${bar.toFixed(1)} ms`);
  for (const [name, perSecond, attack] of [
    ["heavy expressions", 2, expressions],
    ["long texts hung up on", 4.5, hungUp],
  ] as const) {
    const [answers, attacks] = await Promise.all([
      every(3, seconds * 2, () => tag(victim)),
      every(perSecond, seconds * 2, attack),
    ]);
    const p99 = at(took(answers), 0.99);
    console.log(
      `victim beside ${name}: ${statuses(answers)}; p50 ${at(took(answers), 0.5).toFixed(1)}, p99 ${p99.toFixed(1)} ms, ${(p99 / bar).toFixed(1)} times calm (bar 3); attack: ${statuses(attacks)}`,
    );
    await pause(2_000);
  }
} finally {
  await server.stop();
  victim.destroy();
  attacker.destroy();
}
