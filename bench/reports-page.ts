import { chromium, type Page } from "playwright-core";
import { servePage } from "../apps/web/src/testing/serve-page.ts";
import { ensureChromium } from "../scripts/lib/chromium.mjs";
import { novels, wordsOf } from "./measure.ts";

// Reports in the page, of a novel of 100,000 words: tasks of its main thread over 50 ms.

const words = 100_000;
const edits = 10;

/** The beginning of the novels, so many words of it. */
function novel(): string {
  const chosen: string[] = [];
  let count = 0;
  for (const paragraph of novels()) {
    if (count >= words) break;
    chosen.push(paragraph);
    count += wordsOf(paragraph);
  }
  return chosen.join("\n\n");
}

const categories = ["toplevel", "disabled-by-default-devtools.timeline"];

/**
 * Tasks of the page's main thread over 50 ms of its own work, in milliseconds, while something was done: by its thread's clock, so that
 * what else the machine does is not counted.
 */
async function longTasks(page: Page, work: () => Promise<void>): Promise<number[]> {
  await browser.startTracing(page, { categories });
  await work();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    readonly traceEvents: readonly TraceEvent[];
  };
  const main = new Set(
    traceEvents.filter(({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain").map(threadOf),
  );
  return traceEvents
    .filter((event) => event.name === "ThreadControllerImpl::RunTask" && main.has(threadOf(event)))
    .map(({ tdur = 0 }) => Math.round(tdur / 1000))
    .filter((worked) => worked > 50);
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds of its thread's own work. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

const threadOf = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`;

const told = (long: readonly number[]): string => (long.length === 0 ? "none" : `${long.join(", ")} ms`);

const served = await servePage();
const browser = await chromium.launch({
  executablePath: ensureChromium(process.execPath).page ?? chromium.executablePath(),
  args: ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"],
});
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${served.url}editor`);
  await page.getByText("Checked on this device").waitFor();
  const buffer = Buffer.from(novel());
  await page.getByRole("button", { name: "File", exact: true }).click();
  await page.locator("input[type=file]").first().setInputFiles({ name: "novel.txt", mimeType: "text/plain", buffer });
  await page.locator(".status-bar").waitFor();
  await page.locator(".status-bar").waitFor({ state: "detached", timeout: 300_000 });
  await page.waitForTimeout(3000);
  const lead = page.locator(".reports-lead").first();
  const opened = await longTasks(page, async () => {
    await page.getByRole("tab", { name: "Reports" }).click();
    await lead.waitFor({ timeout: 60_000 });
    await page.waitForTimeout(300);
  });
  console.log(`reports opened: tasks over 50 ms ${told(opened)}`);

  const typed: number[] = [];
  for (let edit = 0; edit < edits; edit++) {
    await goTo(page, edit);
    typed.push(...(await longTasks(page, () => write(page))));
  }
  console.log(`${edits} edits that the summary follows: tasks over 50 ms ${told(typed)}`);

  // Plain selectors: looking for roles would be work of the page's own thread.
  const names = page.locator(".reports-name");
  const all = (await names.allTextContents()).slice(1, -1);
  const late: string[] = [];
  for (const [at, name] of all.entries()) {
    const long = await longTasks(page, async () => {
      await names.nth(at + 1).click();
      await page.locator(`.report[aria-label="${name}"]`).waitFor({ timeout: 60_000 });
      await page.waitForTimeout(300);
    });
    if (long.length > 0) late.push(`${name} ${told(long)}`);
  }
  console.log(
    `${all.length} reports opened one by one: tasks over 50 ms ${late.length === 0 ? "none" : late.join("; ")}`,
  );
} finally {
  await browser.close();
  await served.close();
}

/** Puts the caret at the head of a paragraph; another one each time. */
async function goTo(page: Page, edit: number): Promise<void> {
  await page.evaluate((step) => {
    const blocks = document.querySelectorAll(".text > p");
    const block = blocks[Math.floor((blocks.length * (step + 1)) / 12)];
    document.querySelector<HTMLElement>(".text")?.focus();
    block?.scrollIntoView({ block: "nearest" });
    if (block?.firstChild) getSelection()?.collapse(block.firstChild, 0);
  }, edit);
  await page.waitForTimeout(500);
}

/** Types some words and waits until the summary has counted them. */
async function write(page: Page): Promise<void> {
  const lead = page.locator(".reports-lead").first();
  const before = await lead.textContent();
  await page.keyboard.type("Some more words of it ", { delay: 30 });
  await page.waitForFunction((old) => document.querySelector(".reports-lead")?.textContent !== old, before);
  await page.waitForTimeout(300);
}
