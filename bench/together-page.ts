import { fork } from "node:child_process";
import { loadavg } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "playwright-core";
import { ensureChromium } from "../scripts/lib/chromium.mjs";
import { account, pause, timed } from "./run-server.ts";
import { longDocument } from "./together/long-document.ts";
import { Servers } from "./together/servers.ts";
import type { WritersRequest } from "./together/writers.ts";

// What 20 others who write cost someone who types in a document of 100,000 words: the work of the page's main thread for a key and
// for a change of others, by its own clock, and whether underlines go. WRITERS and WORDS set other numbers.

const count = Number(process.env.WRITERS ?? 20);
const words = Number(process.env.WORDS ?? 100_000);
const keys = "Some more words that are typed at an even pace, and then a few more of them. ";

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds of the thread’s own work. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string; readonly data?: { readonly type?: string } };
}

process.env.HOUSESTYLE_LOG_LEVEL ??= "silent";
const servers = await Servers.start(false, () => {});
const [url = ""] = servers.urls;
const { headers } = await account(url);
const body = { Title: "Together", Content: longDocument(words) };
const made = await timed("POST", `${url}/api/v1/documents`, { headers, body });
const documentId: number = JSON.parse(made.body).Id;
const browser = await chromium.launch({
  executablePath: ensureChromium(process.execPath).page ?? chromium.executablePath(),
  args: ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"],
});
const writers = fork(join(import.meta.dirname, "together/writers.ts"), {
  stdio: ["ignore", "ignore", "inherit", "ipc"],
});
try {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const cookies = (headers.cookie ?? "").split("; ").map((each) => {
    const [name = "", ...value] = each.split("=");
    return { name, value: value.join("="), url };
  });
  await context.addCookies(cookies);
  const page = await context.newPage();
  await page.goto(`${url}/editor?document=${documentId}`);
  await page.getByText("Saved on the server").waitFor({ timeout: 120_000 });
  await page.getByText("Checked on this device").waitFor({ timeout: 300_000 });
  const text = page.getByRole("textbox", { name: "Your text" });
  await text.press("Control+Home");
  const before = await underlines(page);
  show("alone", await traced(page));
  writers.send({ kind: "begin", documentId, headers, urls: servers.urls, count, round: 0 } satisfies WritersRequest);
  await new Promise<void>((done) => writers.on("message", ({ kind }: { kind: string }) => kind === "begun" && done()));
  await pause(3_000);
  show(`while ${count} others write`, await traced(page));
  const arrived = (await page.locator(".text").textContent())?.match(/\[0\.\d+\.\d+\]/g)?.length ?? 0;
  const after = await page.locator(".text .mark").count();
  console.log(
    `${arrived} insertions of others arrived; underlines: ${before} before, ${after} after; load ${loadavg()[0]?.toFixed(1)}`,
  );
} finally {
  writers.kill("SIGKILL");
  await browser.close();
  await servers.stop();
}
process.exit();

/** Types, and returns what the main thread did. */
async function traced(page: Page): Promise<readonly TraceEvent[]> {
  await browser.startTracing(page, { categories: ["devtools.timeline", "toplevel"] });
  await page.keyboard.type(keys + keys, { delay: 90 });
  return JSON.parse((await browser.stopTracing()).toString()).traceEvents;
}

function show(when: string, events: readonly TraceEvent[]): void {
  const handled = events.filter(
    ({ name, args }) => name === "EventDispatch" && /^(?:keypress|beforeinput|input)$/.test(args?.data?.type ?? ""),
  );
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const main = new Set(events.filter(({ args }) => args?.name === "CrRendererMain").map(threadOf));
  const tasks = events.filter((each) => each.name === "ThreadControllerImpl::RunTask" && main.has(threadOf(each)));
  const work = tasks.map(({ tdur = 0 }) => tdur / 1_000);
  const long = work.filter((each) => each > 50).map((each) => each.toFixed(0));
  console.log(
    `${when}: what a key does ${spreadOf(handled.map(({ tdur = 0 }) => tdur / 1_000))}; ` +
      `all of the main thread ${work.reduce((all, each) => all + each, 0).toFixed(0)} ms; tasks over 50 ms: ${long.join(", ") || "none"}`,
  );
}

/** Waits until the number of underlines stays the same, and returns it. */
async function underlines(page: Page): Promise<number> {
  const marks = page.locator(".text .mark");
  for (let before = -1; ; ) {
    const now = await marks.count();
    if (now > 0 && now === before) return now;
    before = now;
    await pause(4_000);
  }
}

function spreadOf(values: readonly number[]): string {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1);
  return `p50 ${at(0.5)}, p95 ${at(0.95)}, longest ${at(1)} ms (${sorted.length})`;
}
