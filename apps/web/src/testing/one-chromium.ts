import { type Browser, chromium } from "playwright-core";
import { chromiumFlags } from "./chromium-flags.ts";

let running: Promise<Browser> | undefined;

/** The Chromium of this process, started when it is first asked for. It ends with the process: all files of tests use it. */
export async function oneChromium(): Promise<Browser> {
  running ??= chromium.launch({
    executablePath: process.env.HOUSESTYLE_CHROMIUM ?? "/usr/bin/chromium",
    args: chromiumFlags,
  });
  const browser = await running;
  if (browser.isConnected()) return browser;
  running = undefined;
  return oneChromium();
}

/** Ends it, for programs that are no tests. */
export async function endChromium(): Promise<void> {
  await (await running)?.close();
}
