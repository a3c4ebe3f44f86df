import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium } from "playwright-core";

/** A Chromium that takes extensions: the shell without windows does not. */
export function chromiumWithExtensions(): string | undefined {
  const named = process.env.HOUSESTYLE_CHROMIUM ?? "";
  const places = [named.replace(/-headless-shell$/, ""), "/usr/bin/chromium", "/usr/bin/google-chrome"];
  return places.find((place) => place !== "" && !place.includes("headless") && existsSync(place));
}

/** A browser with the extension in it, which reaches the web through a proxy. */
export async function openChromium(path: string, extension: string, proxy: string, isLoaded = true) {
  const folder = mkdtempSync(join(tmpdir(), "housestyle-extension-"));
  const context: BrowserContext = await chromium.launchPersistentContext(folder, {
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
  if (!isLoaded) return { context, background: undefined, id: "", close: () => close(context, folder) };
  const background = context.serviceWorkers()[0] ?? (await context.waitForEvent("serviceworker"));
  return {
    context,
    background,
    id: new URL(background.url()).host,
    close: () => close(context, folder),
  };
}

async function close(context: BrowserContext, folder: string): Promise<void> {
  await context.close();
  rmSync(folder, { recursive: true, force: true });
}
