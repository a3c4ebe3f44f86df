import type { BrowserContext } from "playwright-core";
import type { openChromium } from "./chromium.ts";
import type { BrowserTab, TriedBrowser } from "./tab.ts";

/** A Chromium with the extension, as any browser is tried. */
export function triedChromium(browser: Awaited<ReturnType<typeof openChromium>>): TriedBrowser {
  return {
    open: (address) => openTab(browser.context, address),
    command: async (_, name) => {
      const worker = browser.context.serviceWorkers().at(-1);
      // Its keys are pressed outside of any page, where nothing drives a browser: it is told of them as the browser tells.
      await worker?.evaluate((name) => {
        const event: unknown = chrome.commands.onCommand;
        (event as { dispatch: (name: string) => void }).dispatch(name);
      }, name);
    },
    close: browser.close,
  };
}

async function openTab(context: BrowserContext, address: string): Promise<BrowserTab> {
  const page = await context.newPage();
  const faults: string[] = [];
  page.on("pageerror", ({ message }) => faults.push(message));
  page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
  await page.goto(address);
  return {
    ask: (expression) => page.evaluate(expression),
    click: (left, top) => page.mouse.click(left, top),
    type: (text) => page.keyboard.type(text),
    press: (...keys) => page.keyboard.press(keys.join("+")),
    look: ({ left, top, right, bottom }) =>
      page.screenshot({ clip: { x: left, y: top, width: right - left, height: bottom - top }, caret: "initial" }),
    faults,
    close: () => page.close(),
  };
}
