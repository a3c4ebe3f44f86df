import { lookOften } from "@housestyle/testing";
import type { Browser, BrowserContext, ConsoleMessage, Page } from "playwright-core";
import { LastSight } from "./last-sight.ts";
import { watchRequests } from "./loaded-app.ts";
import { oneChromium } from "./one-chromium.ts";
import { ReusedWindow } from "./reused-window.ts";
import { toastFaults, watchToasts } from "./watch-toasts.ts";

/** How a window is to be. */
export interface WindowOptions {
  readonly width?: number;
  readonly height?: number;
  readonly theme?: "light" | "dark";
  /** Whether the page may keep itself for times without a network. Keeping all of it takes every visit its time. */
  readonly isKept?: boolean;
  /** What the browser's owner reads, as in BCP 47; American English if not given. */
  readonly locale?: string;
  /** Whether nothing may have been fetched by this browser before. */
  readonly isFirst?: boolean;
}

/**
 * The windows of one address. Tests take them one after another: a page that has run before starts for less than half
 * the work, and finds nothing of what the test before has left.
 */
export class Windows {
  readonly #browser: Browser;
  readonly #url: string;
  readonly #isTrouble: (message: ConsoleMessage) => boolean;
  #idle: ReusedWindow[] = [];
  #taken: ReusedWindow[] = [];
  #own: BrowserContext[] = [];
  #troubles: string[] = [];
  readonly #sight = new LastSight();

  private constructor(browser: Browser, url: string, isTrouble: (message: ConsoleMessage) => boolean) {
    this.#browser = browser;
    this.#url = url;
    this.#isTrouble = isTrouble;
  }

  /** For pages below `url`; `isTrouble` says which errors of the console a test must answer for. */
  static async open(url: string, isTrouble: (message: ConsoleMessage) => boolean): Promise<Windows> {
    return new Windows(await oneChromium(), url, isTrouble);
  }

  /** An empty window of a browser without cookies and stored things. */
  async take(look: WindowOptions = {}): Promise<Page> {
    if (look.isKept || look.isFirst) return (await this.browser(look)).newPage();
    const taken = this.#idle.pop() ?? (await ReusedWindow.open(await this.#context({}), this.#url));
    this.#taken.push(taken);
    taken.page.context().on("page", (page) => this.#watch(page));
    this.#watch(taken.page);
    const { width, height, theme } = { ...usual, ...look };
    await taken.page.setViewportSize({ width, height });
    await taken.page.emulateMedia({ colorScheme: theme });
    return taken.page;
  }

  /** Shows an address of the app in a page that was taken. */
  async show(page: Page, address: string): Promise<void> {
    const taken = this.#taken.find((each) => each.page === page);
    if (taken) await taken.show(address);
    else await page.goto(address);
  }

  /** A browser nobody has used before or will after. */
  async browser(look: WindowOptions = {}): Promise<BrowserContext> {
    const context = await this.#context(look);
    this.#own.push(context);
    context.on("page", (page) => this.#watch(page));
    return context;
  }

  /** What pages threw or complained of since this was last asked. */
  troubles(): string[] {
    return this.#troubles.splice(0);
  }

  /** Between two tests: takes all windows back. Answers what pages threw or complained of meanwhile. */
  async leave(): Promise<string[]> {
    const pages = [...this.#own.flatMap((context) => context.pages()), ...this.#taken.map(({ page }) => page)];
    await this.#sight.tell(pages);
    await Promise.all(this.#own.splice(0).map(closeQuietly));
    for (const taken of this.#taken.splice(0)) {
      if (await taken.clear((fault) => this.#troubles.push(fault))) this.#idle.push(taken);
      else await closeQuietly(taken.page.context());
    }
    return this.troubles();
  }

  async close(): Promise<void> {
    await this.leave();
    await Promise.all(this.#idle.splice(0).map(({ page }) => page.context().close()));
  }

  async #context(look: WindowOptions): Promise<BrowserContext> {
    const { width, height, theme, isKept, locale } = { ...usual, ...look };
    const context = await this.#browser.newContext({
      baseURL: this.#url,
      viewport: { width, height },
      colorScheme: theme,
      ...(locale !== undefined && { locale }),
      serviceWorkers: isKept ? "allow" : "block",
      acceptDownloads: true,
      permissions: ["clipboard-read", "clipboard-write"],
    });
    lookOften(context);
    await watchToasts(context);
    await watchRequests(context);
    return context;
  }

  #watch(page: Page): void {
    page.setDefaultTimeout(60_000);
    this.#sight.watch(page);
    // A page that throws, or breaks its own rules, has failed whatever the test looks at.
    page.on("pageerror", (error) => this.#troubles.push(error.message));
    page.on("console", (message) => {
      this.#troubles.push(...toastFaults(message));
      if (message.type() === "error" && this.#isTrouble(message)) this.#troubles.push(message.text());
    });
  }
}

const usual = { width: 1440, height: 900, theme: "light", isKept: false } as const;

async function closeQuietly(context: BrowserContext): Promise<void> {
  // An answer that a test holds back may be on its way still.
  for (const page of context.pages()) await page.unrouteAll({ behavior: "ignoreErrors" });
  await context.unrouteAll({ behavior: "ignoreErrors" });
  await context.close();
}
