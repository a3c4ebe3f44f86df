import { existsSync } from "node:fs";
import { join } from "node:path";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { startTestServer, type TestServer, type TestSettings } from "../../../server/src/testing/test-server.ts";
import { signedUp, type Visitor } from "../../../server/src/testing/visitor.ts";
import { chromiumFlags } from "./chromium-flags.ts";
import { builtPage } from "./serve-page.ts";
import { toastFaults, watchToasts } from "./watch-toasts.ts";

/** How a window is to be. */
export interface Look {
  readonly width?: number;
  readonly height?: number;
  readonly theme?: "light" | "dark";
  /** Whether the page may keep itself for times without a network. Keeping all of it takes every visit its time. */
  readonly isKept?: boolean;
}

/** The whole product for one file of tests: the real server with a database of its own, its page, and a browser. */
export class Product {
  readonly server: TestServer;
  readonly #browser: Browser;
  #contexts: BrowserContext[] = [];
  #troubles: string[] = [];

  private constructor(server: TestServer, browser: Browser) {
    this.server = server;
    this.#browser = browser;
  }

  static async open(settings: TestSettings = {}): Promise<Product> {
    if (!existsSync(join(builtPage, "index.html"))) throw new Error("Build the page first: npm run build.");
    const executablePath = process.env.HOUSESTYLE_CHROMIUM ?? "/usr/bin/chromium";
    const [server, browser] = await Promise.all([
      startTestServer({ webFolder: builtPage, ...settings }),
      chromium.launch({ executablePath, args: chromiumFlags }),
    ]);
    return new Product(server, browser);
  }

  /** A new browser, signed in as `visitor` when one is given. */
  async browser(
    visitor?: Visitor,
    { width = 1440, height = 900, theme = "light", isKept = false }: Look = {},
  ): Promise<BrowserContext> {
    const context = await this.#browser.newContext({
      baseURL: this.server.url,
      viewport: { width, height },
      colorScheme: theme,
      serviceWorkers: isKept ? "allow" : "block",
      acceptDownloads: true,
      permissions: ["clipboard-read", "clipboard-write"],
    });
    this.#contexts.push(context);
    context.on("page", (page) => this.#watch(page));
    await watchToasts(context);
    if (visitor) await context.addCookies(cookiesOf(visitor, this.server.url));
    return context;
  }

  /** A window of a new browser at a path, signed in as `visitor` when one is given. */
  async page(path: string, visitor?: Visitor, look: Look = {}): Promise<Page> {
    const page = await (await this.browser(visitor, look)).newPage();
    await page.goto(path);
    return page;
  }

  /** A new account with its page at a path. */
  async signedUp(path: string, look: Look = {}): Promise<{ readonly person: Visitor; readonly page: Page }> {
    const person = await signedUp(this.server);
    return { person, page: await this.page(path, person, look) };
  }

  /** What pages threw or complained of since this was last asked. */
  troubles(): string[] {
    return this.#troubles.splice(0);
  }

  /** Between two tests: no window is left. Answers what pages threw or complained of meanwhile. */
  async leave(): Promise<string[]> {
    for (const context of this.#contexts.splice(0)) {
      // An answer that a test holds back may be on its way still.
      for (const page of context.pages()) await page.unrouteAll({ behavior: "ignoreErrors" });
      await context.unrouteAll({ behavior: "ignoreErrors" });
      await context.close();
    }
    return this.troubles();
  }

  async close(): Promise<void> {
    await this.leave();
    await this.#browser.close();
    await this.server.close();
  }

  #watch(page: Page): void {
    page.setDefaultTimeout(25_000);
    page.on("pageerror", (error) => this.#troubles.push(error.message));
    page.on("console", (message) => {
      this.#troubles.push(...toastFaults(message));
      // An answer that is a refusal is part of what screens are for; the browser notes each one.
      if (message.type() === "error" && !/^Failed to load resource/.test(message.text())) {
        this.#troubles.push(message.text());
      }
    });
  }
}

function cookiesOf(visitor: Visitor, url: string) {
  return visitor
    .cookie()
    .split("; ")
    .filter((pair) => pair !== "")
    .map((pair) => ({ name: pair.slice(0, pair.indexOf("=")), value: pair.slice(pair.indexOf("=") + 1), url }));
}
