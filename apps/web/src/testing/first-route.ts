import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Page } from "playwright-core";
import { builtPage } from "./serve-page.ts";

/** What the scripts of the first route may weigh, bytes of gzip -9. */
export const firstRouteBudget = 150_000;

/**
 * The scripts a new visitor of the editor has asked for when the text can be written on, without the checker's own: bytes.
 * Nothing that waits for a time of its own begins before the text is there: on a slow start the page loses its patience and
 * fetches what comes after the text.
 */
export async function firstRouteBytes(page: Page): Promise<number> {
  await page.addInitScript(`
    const { setTimeout } = globalThis;
    const waiting = [];
    globalThis.setTimeout = (run, ms = 0, ...given) =>
      waiting.isOver || ms < 500 ? setTimeout(run, ms, ...given) : -waiting.push(() => setTimeout(run, ms, ...given));
    new MutationObserver((records, observer) => {
      if (!document.querySelector("[role=textbox]")) return;
      observer.disconnect();
      globalThis.fetched = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
      waiting.isOver = true;
      for (const start of waiting) start();
    }).observe(document, { childList: true, subtree: true });
  `);
  // As if it had never been here.
  const session = await page.context().newCDPSession(page);
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  await page.reload();
  await page.getByText("Checked on this device").waitFor();
  const fetched = await page.evaluate<string[]>("globalThis.fetched");
  await session.detach();
  const scripts = fetched.filter((path) => path.endsWith(".js") && !path.includes("worker"));
  return scripts.reduce((sum, path) => sum + gzipSync(readFileSync(join(builtPage, path)), { level: 9 }).length, 0);
}
