import { existsSync } from "node:fs";
import { type Browser, type KeyInput, launch } from "puppeteer-core";
import type { BrowserTab, TriedBrowser } from "./tab.ts";

/** Where Firefox is; undefined where there is none. */
export const firefoxPath = ["/usr/bin/firefox", "/usr/bin/firefox-esr"].find(existsSync);

/** The keys of the manifest, beside Alt and Shift. */
const keys = { "next-remark": "J", accept: "Y" } as const;

/** What puppeteer speaks to Firefox with; it offers nothing above it that reaches the browser’s own window. */
interface Line {
  send(method: string, parameters: object): Promise<{ readonly result: Record<string, unknown> }>;
}

/** The extension’s own address, which Firefox makes up anew for each profile unless it is told. */
const own = "0b1f9a4e-3c56-4f0e-9d2e-7a1c5e8b6d21";

/** A Firefox, and what only the extension itself may ask in it. */
export interface TriedFirefox extends TriedBrowser {
  /** Where its files lie. */
  readonly home: string;
  /** Asks its background as its pop-up does. */
  own<Answer>(request: object): Promise<Answer>;
}

/** A Firefox with the extension in it, which reaches the web through a proxy. */
export async function openFirefox(path: string, extension: string, proxy: string): Promise<TriedFirefox> {
  const { hostname, port } = new URL(proxy);
  const browser = await launch({
    browser: "firefox",
    executablePath: path,
    headless: true,
    // Keys of an extension are the browser’s: they are pressed in its own window.
    args: ["--remote-allow-system-access"],
    extraPrefsFirefox: {
      "network.proxy.type": 1,
      "network.proxy.http": hostname,
      "network.proxy.http_port": Number(port),
      "network.proxy.ssl": hostname,
      "network.proxy.ssl_port": Number(port),
      "network.proxy.allow_hijacking_localhost": true,
      "extensions.webextensions.uuids": JSON.stringify({ "housestyle@housestyle.example": own }),
      // Its own checker underlines in red as well.
      "layout.spellcheckDefault": 0,
    },
  });
  await browser.installExtension(extension);
  const home = `moz-extension://${own}`;
  return {
    home,
    async own(request) {
      const page = await browser.newPage();
      // Of pages of extensions nobody is told when they are there.
      void page.goto(`${home}/src/popup/popup.html`).catch(() => undefined);
      await page.waitForFunction("globalThis.chrome?.runtime !== undefined", { polling: 50 });
      const answer = await page.evaluate(`chrome.runtime.sendMessage(${JSON.stringify(request)})`);
      await page.close();
      return answer as never;
    },
    open: (address) => openTab(browser, address),
    command: (_, name) => pressInBrowser(browser, keys[name]),
    close: () => browser.close(),
  };
}

/** Presses Alt, Shift and a key in the window of the browser, as a keyboard does. */
async function pressInBrowser(browser: Browser, key: string): Promise<void> {
  const { connection } = browser as unknown as { readonly connection: Line };
  const tree = await connection.send("browsingContext.getTree", { "moz:scope": "chrome" });
  const [{ context }] = tree.result.contexts as [{ readonly context: string }];
  const expression = `{
    const keyboard = Cc["@mozilla.org/text-input-processor;1"].createInstance(Ci.nsITextInputProcessor);
    keyboard.beginInputTransactionForTests(window);
    const keys = [["Alt", "AltLeft"], ["Shift", "ShiftLeft"], ["${key}", "Key${key}"]].map(
      ([key, code]) => new KeyboardEvent("", { key, code, keyCode: key.length === 1 ? key.charCodeAt(0) : 0 }),
    );
    for (const key of keys) keyboard.keydown(key);
    for (const key of keys.reverse()) keyboard.keyup(key);
  }`;
  await connection.send("script.evaluate", { expression, target: { context }, awaitPromise: false });
}

async function openTab(browser: Browser, address: string): Promise<BrowserTab> {
  const page = await browser.newPage();
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(String(error)));
  page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
  await page.goto(address);
  return {
    ask: async (expression) => (await page.evaluate(expression)) as never,
    click: (left, top) => page.mouse.click(left, top),
    type: (text) => page.keyboard.type(text),
    async press(...keys) {
      const held = keys.slice(0, -1) as KeyInput[];
      for (const key of held) await page.keyboard.down(key);
      await page.keyboard.press(keys.at(-1) as KeyInput);
      for (const key of held.toReversed()) await page.keyboard.up(key);
    },
    async look({ left, top, right, bottom }) {
      // A picture is told of by its place in the document, wherever that is scrolled to.
      const [x, y] = (await page.evaluate("[scrollX, scrollY]")) as [number, number];
      const clip = { x: left + x, y: top + y, width: right - left, height: bottom - top };
      return page.screenshot({ clip, captureBeyondViewport: false });
    },
    faults,
    close: () => page.close(),
  };
}
