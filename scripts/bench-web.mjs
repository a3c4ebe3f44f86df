/**
 * Measures the page in Chromium and prints one line for each figure: the JavaScript of the first route, the first remarks
 * of a cold page, and typing at 1,000 and at 100,000 words with 5,000 underlines. Run: `node scripts/bench-web.mjs`
 * after `npm run build`.
 */
import { chromium } from "playwright-core";
import { firstRouteBudget, firstRouteBytes } from "../apps/web/src/testing/first-route.ts";
import { servePage } from "../apps/web/src/testing/serve-page.ts";

const debounce = 100;
const keystrokes = 40;
const typed = ["recieve", "wierd", "thier", "freind", "adress", "tommorow", "goverment", "neccessary"];

const served = await servePage();
const browser = await chromium.launch({
  executablePath: process.env.HOUSESTYLE_CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"],
});
try {
  const bytes = await firstRoute();
  report(
    "first route, JavaScript before the engine, gzip -9",
    `${(bytes / 1000).toFixed(1)} KB`,
    bytes <= firstRouteBudget,
  );
  const cold = [];
  for (let round = 0; round < 5; round++) cold.push(await coldFindings());
  report("first findings on a cold page, median of 5", `${at(cold, 0.5)} ms`, at(cold, 0.5) <= 1500);
  await typing(1000, 50);
  await typing(100_000, 5000);
} finally {
  await browser.close();
  await served.close();
}

async function firstRoute() {
  const context = await browser.newContext({ serviceWorkers: "block" });
  const page = await context.newPage();
  await page.goto(`${served.url}editor`);
  const bytes = await firstRouteBytes(page);
  await context.close();
  return bytes;
}

/** From the address to the first underline, for a visitor who comes back with a text and an empty HTTP cache. */
async function coldFindings() {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const writer = await context.newPage();
  await writer.goto(`${served.url}editor`);
  await writer.getByRole("textbox", { name: "Your text" }).focus();
  await writer.keyboard.insertText("We definately went to the old town and came back late.");
  await writer.getByText("Saved on this device").waitFor();
  await writer.close();
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send("Network.setCacheDisabled", { cacheDisabled: true });
  await page.addInitScript(() => {
    new MutationObserver((_records, observer) => {
      if (!document.querySelector(".text .mark")) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        document.documentElement.dataset.firstFinding = String(Math.round(performance.now()));
      });
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(`${served.url}editor`);
  await page.waitForFunction(() => document.documentElement.dataset.firstFinding);
  const ms = Number(await page.evaluate(() => document.documentElement.dataset.firstFinding));
  await context.close();
  return ms;
}

/** A text of so many words, in paragraphs of a hundred, with so many misspellings. */
function textOf(words, mistakes) {
  const plain = "the boat came into the bay at noon and everyone on the shore stood up to see it".split(" ");
  const every = Math.floor(words / mistakes);
  // All different: a word that keeps coming back in one paragraph may well be a name.
  const wrong = ["recieved", "untill", "definately", "becuase", "beleive", "seperate", "occured"];
  const lines = [];
  for (let word = 0; word < words; ) {
    const line = [];
    for (let place = 0; place < 100; place++, word++) {
      line.push(
        word % every === 3 ? wrong[Math.floor(word / every) % wrong.length] : (plain[word % plain.length] ?? "the"),
      );
    }
    lines.push(`Then ${line.join(" ")}.`);
  }
  return lines.join("\n");
}

async function typing(words, mistakes) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(`${served.url}editor`);
  await page.getByText("Checked on this device").waitFor();
  const name = `${words.toLocaleString("en")} words`;
  const buffer = Buffer.from(textOf(words, mistakes));
  await page.getByRole("button", { name: "File", exact: true }).click();
  await page.locator("input[type=file]").first().setInputFiles({ name: "bench.txt", mimeType: "text/plain", buffer });
  await page.waitForFunction(
    (wanted) => document.querySelectorAll(".text .mark").length >= wanted && !document.querySelector(".status-bar"),
    mistakes,
    { timeout: 300_000 },
  );
  const marks = await page.locator(".text .mark").count();
  await page.waitForTimeout(3000);
  await caretTo(page, 0);
  await page.waitForTimeout(500);
  await page.evaluate(watch);
  for (let key = 0; key < keystrokes; key++) {
    await caretTo(page, key);
    // The word becomes wrong with its last letter, so that the underline answers that very key.
    await page.keyboard.type(` ${typed[key % typed.length]}`, { delay: 25 });
    await page.waitForFunction((count) => globalThis.bench.answers.length > count, key);
    for (const _letter of ` ${typed[key % typed.length]}`) await page.keyboard.press("Backspace");
    await page.waitForTimeout(300);
  }
  const { answers, frames, longTasks } = await page.evaluate(() => globalThis.bench);
  const late = answers.map((ms) => ms - debounce);
  report(`${name}, ${marks} underlines: key to frame, p50 / p95`, pair(frames), at(frames, 0.95) <= 50);
  report(`${name}, ${marks} underlines: underline after the debounce, p50 / p95`, pair(late), at(late, 0.95) <= 50);
  const longest = Math.max(0, ...longTasks);
  report(`${name}: longest task while typing`, longest === 0 ? "under 50 ms" : `${longest} ms`, longest <= 50);
  await context.close();
}

/** Puts the caret behind the first word of a paragraph in the middle of the text; another one each time, within ten. */
async function caretTo(page, key) {
  await page.evaluate((step) => {
    const blocks = document.querySelectorAll(".text > p");
    const block = blocks[Math.floor(blocks.length / 2) - 5 + (step % 10)] ?? blocks[0];
    document.querySelector(".text")?.focus();
    block?.scrollIntoView({ block: "nearest" });
    if (block?.firstChild) getSelection()?.collapse(block.firstChild, 4);
  }, key);
  await page.waitForTimeout(100);
}

/** Runs in the page: notes when keys go down, when their frames come, when underlines come, and tasks over 50 ms. */
function watch() {
  const bench = { answers: [], frames: [], longTasks: [] };
  globalThis.bench = bench;
  let pressed = 0;
  let marks = document.querySelectorAll(".text .mark").length;
  addEventListener(
    "keydown",
    () => {
      pressed = performance.now();
      const from = pressed;
      requestAnimationFrame(() => bench.frames.push(performance.now() - from));
    },
    { capture: true },
  );
  new MutationObserver(() => {
    const now = document.querySelectorAll(".text .mark").length;
    if (now > marks) bench.answers.push(performance.now() - pressed);
    marks = now;
  }).observe(document.querySelector(".text"), { childList: true, subtree: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) bench.longTasks.push(Math.round(entry.duration));
  }).observe({ type: "longtask" });
}

function at(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
}

function pair(values) {
  return `${at(values, 0.5)} / ${at(values, 0.95)} ms`;
}

function report(what, figure, isMet) {
  console.log(`${isMet ? "met   " : "MISSED"}  ${what}: ${figure}`);
}
