/**
 * Measures what deep checking takes of a browser’s memory: the process of the page, before “Turn on” and after a chapter
 * has been read with the real weights. Run: `node scripts/bench-deep.mjs` after `npm run build`.
 */
import { readFileSync } from "node:fs";
import { chromium } from "playwright-core";
import { novels } from "../bench/measure.ts";
import { runServer } from "../bench/run-server.ts";

const rounds = 5;
/** What is let go of is given back some seconds later. */
const rest = 8_000;
const chapter = novels()
  .filter((line) => line.length < 600)
  .slice(200, 240)
  .join("\n");

const server = await runServer();
const taken = [];
const most = [];
for (let round = 0; round < rounds; round++) {
  const { settled, highest } = await once();
  taken.push(settled);
  most.push(highest);
}
await server.stop();
console.log(
  `memory of deep checking in Chromium, ${rounds} browsers: ${figures(taken)} MB, at most ${figures(most)} MB`,
);

/** A fresh browser each time: memory that was used once is used again. */
async function once() {
  const browser = await chromium.launch({
    executablePath: process.env.HOUSESTYLE_CHROMIUM ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"],
  });
  try {
    const page = await browser.newPage();
    await page.goto(`${server.url}/editor`);
    const text = page.getByRole("textbox", { name: "Your text" });
    await text.focus();
    await page.keyboard.insertText(chapter);
    const asked = page.getByRole("region", { name: "Deep checking" });
    await asked.getByRole("button", { name: "Turn on" }).waitFor();
    await page.waitForTimeout(rest);
    const pid = await rendererOf(browser);
    const before = megabytesOf(pid);
    await asked.getByRole("button", { name: "Turn on" }).click();
    let highest = 0;
    const watch = setInterval(() => {
      highest = Math.max(highest, megabytesOf(pid) - before);
    }, 50);
    await asked.waitFor({ state: "detached" });
    await page.waitForTimeout(rest);
    clearInterval(watch);
    return { settled: megabytesOf(pid) - before, highest };
  } finally {
    await browser.close();
  }
}

/** The process of the page: the largest of those that draw. */
async function rendererOf(browser) {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  const renderers = processInfo.filter(({ type }) => type === "renderer").map(({ id }) => id);
  return renderers.toSorted((a, b) => megabytesOf(b) - megabytesOf(a))[0];
}

/** What a process holds that is no file’s, MB. */
function megabytesOf(pid) {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const kilobytes = (name) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0);
  return (kilobytes("RssAnon") + kilobytes("RssShmem")) / 1024;
}

function figures(values) {
  const sorted = values.map(Math.round).toSorted((a, b) => a - b);
  return `${sorted[Math.floor(sorted.length / 2)]} (${sorted[0]}–${sorted.at(-1)})`;
}
