/**
 * How large the browser extension is, how soon it underlines, what it adds to each key, and what it costs a tab in which nobody
 * writes.
 */
import { spawnSync } from "node:child_process";
import { statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { CDPSession, Page } from "playwright-core";
import { openChromium } from "../apps/extension/src/testing/chromium.ts";
import { packed } from "../apps/extension/src/testing/pack.ts";
import { Web } from "../apps/extension/src/testing/web.ts";
import { findWholeChromium } from "../scripts/lib/chromium.mjs";
import { numbers } from "./measure.ts";

const runs = 5;
const keys = 400;
/** So long a tab is left alone, in milliseconds. */
const idle = 5_000;
const path = findWholeChromium() ?? "";
if (path === "") throw new Error("This needs a Chromium that takes extensions.");
const root = fileURLToPath(new URL("../", import.meta.url));
spawnSync(process.execPath, ["scripts/extension.mjs", "chrome"], { cwd: root, stdio: "ignore" });
const folder = packed("chrome");
console.log(`package, compressed: ${(statSync(`${root}dist/extension/chrome.zip`).size / 1e6).toFixed(1)} MB`);
console.log(`beside every page: ${(statSync(`${folder}/content.js`).size / 1e3).toFixed(1)} kB`);

const web = new Web();
const proxy = await web.open();
type Browser = Awaited<ReturnType<typeof openChromium>>;

/** From the focus of a text with a mistake in it to the line under it, in milliseconds, by the page's own clock. */
async function untilLine(browser: Browser, address: string): Promise<number> {
  const page = await browser.context.newPage();
  await page.goto(web.page(address, '<div contenteditable style="width: 600px">This is definately wrong.</div>'));
  await page.evaluate(`void (globalThis.line = new Promise((resolve) => {
    document.addEventListener("focusin", () => {
      const start = performance.now();
      const look = () => [...CSS.highlights.values()].some(({ size }) => size > 0)
        ? resolve(performance.now() - start)
        : requestAnimationFrame(look);
      look();
    });
  }))`);
  await page.mouse.click(300, 20);
  const took = await page.evaluate<number>("globalThis.line");
  await page.close();
  return took;
}

const paragraph = "This is a sentence of some words, as people write them every day. ";
/** What is typed: one word in thirty is wrong. */
const typed = `${paragraph.repeat(2)}We recieved it. `;
const texts = {
  field: `<textarea rows=20 cols=80>${paragraph.repeat(40)}</textarea>`,
  editable: `<div contenteditable style="width: 600px">${`<p>${paragraph.repeat(4)}</p>`.repeat(10)}</div>`,
};

/** What the page’s thread works for each key and what follows it, in milliseconds of its own: other programs are not in it. */
async function perKey(browser: Browser, body: string): Promise<readonly number[]> {
  const page = await browser.context.newPage();
  await page.goto(web.page("http://keys.test/", body));
  await page.mouse.click(300, 30);
  await page.keyboard.press("Control+End");
  await page.keyboard.type("It begins. ");
  await page.waitForTimeout(2_000);
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const worked = async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return 1_000 * (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0);
  };
  const took: number[] = [];
  for (let key = 0; key < keys; key++) {
    const before = await worked();
    await page.keyboard.press(typed[key % typed.length] ?? "a");
    await page.waitForTimeout(30);
    took.push((await worked()) - before);
  }
  await page.close();
  return took.toSorted((a, b) => a - b);
}

const part = (sorted: readonly number[], share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;

/** Heap of a tab in which nobody writes, in megabytes, and its tasks of 50 ms and more while nothing happens. */
async function idleTab(browser: Browser, body: string, begin: (page: Page) => Promise<void>) {
  const page = await browser.context.newPage();
  await page.goto(web.page("http://idle.test/", body));
  await begin(page);
  await page.evaluate(`{
    globalThis.late = 0;
    new PerformanceObserver((list) => { late += list.getEntries().length; }).observe({ type: "longtask" });
  }`);
  await page.waitForTimeout(idle);
  const late = await page.evaluate<number>("globalThis.late");
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send("HeapProfiler.collectGarbage");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  await page.close();
  return { late, heap: usedSize / 1e6 };
}

const cold: number[] = [];
const later: number[] = [];
for (let run = 0; run < runs; run++) {
  const browser = await openChromium(path, folder, proxy);
  cold.push(await untilLine(browser, "http://cold.test/"));
  for (let again = 0; again < runs; again++) later.push(await untilLine(browser, `http://later${again}.test/`));
  await browser.close();
}
console.log(`line after focus, cold: ${numbers(cold)} ms`);
console.log(`line after focus, later: ${numbers(later)} ms`);

for (const isLoaded of [false, true]) {
  const browser = await openChromium(path, folder, proxy, isLoaded);
  const who = isLoaded ? "with the extension" : "without it";
  for (const [name, body] of Object.entries(texts)) {
    const took = await perKey(browser, body);
    const shown = [0.5, 0.99, 1].map((share) => part(took, share).toFixed(1)).join(", ");
    console.log(`work for a key in a ${name}, ${who}: p50, p99, most ${shown} ms (${took.length} keys)`);
  }
  const nobody = await idleTab(browser, "<p>Nobody writes here.</p>", async () => {});
  const rested = await idleTab(browser, texts.editable, async (page) => {
    await page.mouse.click(300, 30);
    await page.keyboard.type("We recieved it. ");
    await page.waitForTimeout(2_000);
  });
  console.log(`an idle tab, ${who}: ${nobody.heap.toFixed(2)} MB, ${nobody.late} long tasks in ${idle / 1_000} s`);
  console.log(`a tab that was written in, ${who}: ${rested.heap.toFixed(2)} MB, ${rested.late} long tasks`);
  await browser.close();
}
web.close();
