import { spawnSync } from "node:child_process";
import { loadavg } from "node:os";
import { parseArgs } from "node:util";
import { Editors } from "./cluster/editors.ts";
import { type Failure, failures } from "./cluster/failures.ts";
import { isUp, isWhole, network, servers, storedTitles, webUrl } from "./cluster/machines.ts";
import { longestGap, Traffic } from "./cluster/traffic.ts";
import { pause } from "./run-server.ts";

// What the cluster of deploy/cluster does when its parts fail, one after the other, while people write and read: nothing
// acknowledged may be lost or be there twice. Start it first: HOUSESTYLE_RATE_LIMIT=off deploy/cluster/up
// npm run bench -- cluster [--only="primary killed"] [--times=10]

if (!isUp()) {
  console.log('Skipped: start the cluster first, with "HOUSESTYLE_RATE_LIMIT=off deploy/cluster/up".');
  process.exit();
}
if (process.env.HOUSESTYLE_INSIDE === undefined) {
  const { status } = spawnSync("ip", ["netns", "exec", network, process.execPath, ...process.argv.slice(1)], {
    stdio: "inherit",
    env: { ...process.env, HOUSESTYLE_INSIDE: "1", HOUSESTYLE_RATE_LIMIT: "off" },
  });
  process.exit(status ?? 1);
}

const { values: asked } = parseArgs({
  options: { only: { type: "string" }, times: { type: "string", default: "1" } },
});
/** How long writing goes on before a failure and after its repair, and how long the repair may take. Milliseconds. */
const calm = 3_000;
const patience = 120_000;
/** A server checks at most every two seconds whether it is ready, for up to two seconds. */
const readyDelay = 4_500;
/** Two things that happen within so many milliseconds happen together. */
const sameMoment = 500;

const key = await newKey();
let isBad = false;
const chosen = failures.filter(({ name }) => asked.only === undefined || name === asked.only);
for (const failure of chosen) {
  for (let time = 0; time < Number(asked.times); time++) await attempt(failure);
}
process.exitCode = isBad ? 1 : 0;

async function attempt(failure: Failure): Promise<void> {
  await wholeAgain();
  const editors = await Editors.open(key);
  const traffic = new Traffic(key, `cluster-${crypto.randomUUID().slice(0, 8)}`);
  await pause(calm);
  const repair = await failure.begin();
  // Not always the same: what a repair meets depends on how far the others have come.
  const share = failure.staysReady ? 1 : 0.6 + Math.random() * 0.6;
  await pause(failure.lasts * 1_000 * share);
  await repair();
  const repaired = performance.now();
  const whole = await wholeAgain();
  await pause(calm);
  await traffic.stop();
  const edited = await editors.close();
  report(failure, edited, traffic, whole - repaired, await storedTitles(traffic.project));
}

function report(
  { name, writes, reads, staysReady = false }: Failure,
  edited: Awaited<ReturnType<Editors["close"]>>,
  { attempts, acknowledged, missing, samples }: Traffic,
  recovery: number,
  stored: ReadonlyMap<string, number>,
): void {
  const gap = longestGap(attempts, "write");
  const readGap = longestGap(attempts, "read");
  const lost = [...acknowledged].filter((title) => !stored.has(title)).length;
  const doubled = [...stored.values()].filter((count) => count > 1).length;
  const failed = attempts.filter(({ status }) => status !== 200);
  const statuses = [...Map.groupBy(failed, ({ status }) => status)].map(([status, all]) => `${all.length} × ${status}`);
  const slowest = Math.max(...attempts.map((each) => each.ended - each.began)) / 1_000;
  // Whether servers said they were ready while nothing could be written, and the other way round.
  const falselyReady = samples.filter(
    (each) => each.isReady && each.began > gap.from + readyDelay && each.ended < gap.to - sameMoment,
  ).length;
  const falselyAway = samples.filter(
    (each) => !each.isReady && (each.ended < gap.from || each.began > gap.to + readyDelay),
  ).length;
  const unexpected = failed.filter(({ status }) => ![-1, 502, 503, 504].includes(status)).length;
  const isKept = lost + doubled + missing + edited.lost + edited.doubled === 0 && edited.isSame;
  const isGood =
    isKept && unexpected + (staysReady ? 0 : falselyReady) === 0 && gap.seconds <= writes && readGap.seconds <= reads;
  isBad ||= !isGood;
  console.log(
    `${name}: ${acknowledged.size} acknowledged, ${lost} lost, ${doubled} doubled, ${missing} not found by readers; ` +
      `${edited.acknowledged} edits in open editors, ${edited.lost} lost, ${edited.doubled} doubled, copies ` +
      `${edited.isSame ? "the same" : "different"}, ${edited.restarts} read again; ` +
      `without a write ${gap.seconds.toFixed(1)} s (bar ${writes}), without a read ${readGap.seconds.toFixed(1)} s (bar ${reads}), ` +
      `slowest call ${slowest.toFixed(1)} s; failed calls: ${statuses.join(", ") || "none"}; ` +
      `ready though nothing was written ${falselyReady}, not ready though all was well ${falselyAway} of ${samples.length}; ` +
      `whole ${(recovery / 1_000).toFixed(1)} s after the repair; load ${loadavg()[0]?.toFixed(1)}${isGood ? "" : "; MISSED"}`,
  );
}

/** Waits until the databases follow their primary and all servers are ready. Returns when that was. */
async function wholeAgain(): Promise<number> {
  const until = performance.now() + patience;
  while (performance.now() < until) {
    const ready = await Promise.all(
      servers().map(([, url]) =>
        fetch(`${url}/api/v1/ready`, { signal: AbortSignal.timeout(3_000) }).catch(() => undefined),
      ),
    );
    if (ready.every((response) => response?.ok) && (await isWhole())) return performance.now();
    await pause(250);
  }
  console.log("The cluster has not recovered.");
  isBad = true;
  return performance.now();
}

/** Creates an account and returns a key of it. */
async function newKey(): Promise<string> {
  const headers = { "content-type": "application/json", clientApp: "1", origin: "http://127.0.0.1:8080" };
  const body = { Email: `cluster${Math.random()}@example.org`, Password: "seven green bottles", HumanCheck: "human" };
  const made = await fetch(`${webUrl}/api/v1/signup`, { method: "POST", headers, body: JSON.stringify(body) });
  const cookie = made.headers.getSetCookie().map((line) => line.split(";")[0]);
  const token = await fetch(`${webUrl}/api/v1/tokens`, {
    method: "POST",
    headers: { ...headers, cookie: cookie.join("; ") },
    body: JSON.stringify({ Name: "Cluster", Scopes: ["check", "read", "write"] }),
  });
  const { Token } = (await token.json()) as { readonly Token: string };
  return Token;
}
