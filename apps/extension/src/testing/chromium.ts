import { lookOften } from "@housestyle/testing";
import { type BrowserContext, chromium } from "playwright-core";

/** A Chromium that takes extensions, which the shell without windows does not; undefined where there is none. */
export const wholeChromium: string | undefined = process.env.HOUSESTYLE_WHOLE_CHROMIUM;

/** Why the extension cannot be tried in Chromium; undefined where it can. */
export const whyNoChromium = wholeChromium === undefined ? "there is no whole Chromium" : undefined;

/** A browser with the extension in it, which reaches the web through a proxy. What it keeps goes when it ends, or this process. */
export async function openChromium(path: string, extension: string, proxy: string, isLoaded = true) {
  const context: BrowserContext = await chromium.launchPersistentContext("", {
    executablePath: path,
    headless: false,
    chromiumSandbox: false,
    proxy: { server: proxy, bypass: "<-loopback>" },
    args: [
      ...["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"],
      ...["--disable-background-networking", "--disable-component-update", "--disable-sync"],
      ...(isLoaded ? [`--disable-extensions-except=${extension}`, `--load-extension=${extension}`] : []),
    ],
  });
  lookOften(context);
  const close = () => context.close();
  if (!isLoaded) return { context, background: undefined, id: "", close };
  const background = context.serviceWorkers()[0] ?? (await context.waitForEvent("serviceworker"));
  return { context, background, id: new URL(background.url()).host, close };
}
