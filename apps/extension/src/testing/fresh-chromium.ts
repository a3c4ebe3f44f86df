import type { Page } from "playwright-core";
import { openChromium } from "./chromium.ts";
import { packed } from "./pack.ts";
import { Web } from "./web.ts";

/** A Chromium with the extension in it, and all of the web that it reaches. */
export interface FreshChromium {
  readonly browser: Awaited<ReturnType<typeof openChromium>>;
  readonly web: Web;
}

let running: Promise<FreshChromium> | undefined;

/**
 * The Chromium of this process with the extension, as if that had just been installed: nothing is left of what a file of
 * tests before has done. It ends with the process.
 */
export async function freshChromium(path: string): Promise<FreshChromium> {
  if (!running) {
    running = start(path);
    return running;
  }
  const found = await running;
  await forget(found);
  return found;
}

async function start(path: string): Promise<FreshChromium> {
  const web = new Web();
  const browser = await openChromium(path, packed("chrome"), await web.open());
  // One that has ended of itself is of no more use.
  browser.context.once("close", () => {
    running = undefined;
    web.close();
  });
  return { browser, web };
}

/** Makes the browser forget all that was done in it, the extension all that it knows, and the web all that it was asked. */
async function forget({ browser, web }: FreshChromium): Promise<void> {
  const { context, id } = browser;
  const own = `chrome-extension://${id}`;
  const popUp = `${own}/src/popup/popup.html`;
  const page = await context.newPage();
  for (const other of context.pages()) if (other !== page) await other.close();
  await page.goto(popUp);
  await page.evaluate(takeBack);
  await page.goto("about:blank");
  const session = await context.newCDPSession(page);
  // What the background has in its memory.
  await session.send("ServiceWorker.enable");
  await session.send("ServiceWorker.stopAllWorkers");
  await session.send("Storage.clearDataForOrigin", {
    origin: own,
    storageTypes: "indexeddb,local_storage,cache_storage",
  });
  for (const origin of web.origins()) await session.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
  await session.send("Network.clearBrowserCache");
  await session.detach();
  await context.clearCookies();
  await isAwake(page, popUp);
  await page.goto("about:blank");
  web.forget();
}

/** Runs in a page of the extension: takes back what it has told the browser, and ends its engine. */
async function takeBack(): Promise<void> {
  await chrome.contextMenus.removeAll();
  await chrome.action.setBadgeText({ text: "" });
  if (await chrome.offscreen.hasDocument()) await chrome.offscreen.closeDocument();
}

/** Waits until the background answers, which knows of nothing that was sent. */
async function isAwake(page: Page, popUp: string): Promise<void> {
  await page.goto(popUp);
  await page.getByText("None. Your text never leaves this device.").waitFor();
}
