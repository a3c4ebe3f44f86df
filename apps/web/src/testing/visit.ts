import { existsSync } from "node:fs";
import { join } from "node:path";
import { type Browser, type BrowserContext, chromium, type Locator, type Page } from "playwright-core";
import { chromiumFlags } from "./chromium-flags.ts";
import { builtPage, type ServedPage, servePage } from "./serve-page.ts";
import { toastFaults, watchToasts } from "./watch-toasts.ts";

/** A browser and a served page, for one file of tests. */
export class Visit {
  readonly served: ServedPage;
  readonly #browser: Browser;
  #contexts: BrowserContext[] = [];
  readonly #troubles: string[] = [];

  private constructor(served: ServedPage, browser: Browser) {
    this.served = served;
    this.#browser = browser;
  }

  /** A browser for the built page, or for the one in another folder. */
  static async open(folder = builtPage): Promise<Visit> {
    if (!existsSync(join(builtPage, "index.html"))) throw new Error("Build the page first: npm run build.");
    const executablePath = process.env.HOUSESTYLE_CHROMIUM ?? "/usr/bin/chromium";
    return new Visit(await servePage(folder), await chromium.launch({ executablePath, args: chromiumFlags }));
  }

  /** A new visitor, with an empty cupboard unless `context` is an older one's. */
  async page(
    options: {
      readonly width?: number;
      readonly height?: number;
      readonly theme?: "light" | "dark";
      readonly context?: BrowserContext;
      /** Whether the page may keep itself for times without a network. */
      readonly isKept?: boolean;
    } = {},
  ): Promise<Page> {
    const { width = 1440, height = 900, theme = "light" } = options;
    const context =
      options.context ??
      (await this.#browser.newContext({
        viewport: { width, height },
        colorScheme: theme,
        serviceWorkers: options.isKept ? "allow" : "block",
        acceptDownloads: true,
        permissions: ["clipboard-read", "clipboard-write"],
      }));
    this.#contexts.push(context);
    if (!options.context) await watchToasts(context);
    const page = await context.newPage();
    page.setDefaultTimeout(25_000);
    // A page that throws, or breaks its own rules, has failed whatever the test looks at.
    page.on("pageerror", (error) => this.#troubles.push(error.message));
    page.on("console", (message) => {
      this.#troubles.push(...toastFaults(message));
      if (message.type() === "error") this.#troubles.push(message.text());
    });
    await page.goto(`${this.served.url}editor`);
    await text(page).waitFor();
    return page;
  }

  /** Between two tests: no visitor is left. Answers what went wrong meanwhile. */
  async leave(): Promise<string[]> {
    for (const context of new Set(this.#contexts)) {
      // An answer that a test holds back may be on its way still.
      for (const page of context.pages()) await page.unrouteAll({ behavior: "ignoreErrors" });
      await context.unrouteAll({ behavior: "ignoreErrors" });
      await context.close();
    }
    this.#contexts = [];
    return this.#troubles.splice(0);
  }

  async close(): Promise<void> {
    await this.leave();
    await this.#browser.close();
    await this.served.close();
  }
}

/** The text being written. */
export function text(page: Page): Locator {
  return page.getByRole("textbox", { name: "Your text" });
}

/** The underlined words with exactly this text. */
export function marked(page: Page, words: string): Locator {
  return page.locator(".text .mark").filter({ hasText: new RegExp(`^${words}$`) });
}

/** Writes at the caret as fast as a test may. */
export async function write(page: Page, words: string): Promise<void> {
  await text(page).focus();
  await page.keyboard.insertText(words);
}

/** The paragraphs as they stand. */
export function paragraphs(page: Page): Promise<string[]> {
  return text(page)
    .locator("p, h1, h2, h3, pre")
    .evaluateAll((blocks) => blocks.map((block) => block.textContent ?? ""));
}

/** Waits until the status line says that the text is kept. */
export async function saved(page: Page): Promise<void> {
  await page.getByText("Saved on this device").waitFor();
}

/** Puts something on the clipboard as another program would, and pastes it. */
export async function paste(page: Page, data: Readonly<Record<string, string>>): Promise<void> {
  await text(page).focus();
  await text(page).evaluate((element, entries) => {
    const transfer = new DataTransfer();
    for (const [type, value] of Object.entries(entries)) transfer.setData(type, value);
    element.dispatchEvent(new ClipboardEvent("paste", { clipboardData: transfer, bubbles: true, cancelable: true }));
  }, data);
}
