import { existsSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContext, Locator, Page } from "playwright-core";
import { builtPage, type ServedPage, servePage } from "./serve-page.ts";
import { type WindowOptions, Windows } from "./windows.ts";

let shared: Promise<Visit> | undefined;

/** The built page without a server, and windows to look at it. */
export class Visit {
  readonly served: ServedPage;
  readonly #windows: Windows;
  readonly #isShared: boolean;

  private constructor(served: ServedPage, windows: Windows, isShared: boolean) {
    this.served = served;
    this.#windows = windows;
    this.#isShared = isShared;
  }

  /** For the built page, which all files of tests of a process share, or for the one in another folder. */
  static open(folder?: string): Promise<Visit> {
    if (!existsSync(join(builtPage, "index.html"))) throw new Error("Build the page first: npm run build.");
    if (folder !== undefined) return Visit.#to(folder, false);
    shared ??= Visit.#to(builtPage, true);
    return shared;
  }

  static async #to(folder: string, isShared: boolean): Promise<Visit> {
    const served = await servePage(folder);
    return new Visit(served, await Windows.open(served.url, () => true), isShared);
  }

  /** An empty window, at no page yet. */
  window(look: WindowOptions = {}): Promise<Page> {
    return this.#windows.take(look);
  }

  /** Shows a path of the app in a window. */
  show(page: Page, path: string): Promise<void> {
    return this.#windows.show(page, `${this.served.url}${path}`);
  }

  /** A new visitor, with an empty cupboard unless `context` is an older one's. */
  async page(options: WindowOptions & { readonly context?: BrowserContext } = {}): Promise<Page> {
    const page = await (options.context?.newPage() ?? this.#windows.take(options));
    await this.show(page, "editor");
    await text(page).waitFor();
    return page;
  }

  /** Between two tests: no visitor is left. Answers what went wrong meanwhile. */
  leave(): Promise<string[]> {
    return this.#windows.leave();
  }

  async close(): Promise<void> {
    await this.leave();
    if (this.#isShared) return;
    await this.#windows.close();
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

/** Chooses an action of the open card that is under “More options”. */
export async function chooseMore(page: Page, name: string): Promise<void> {
  const button = page.getByRole("button", { name, exact: true });
  await page.getByText("More options").first().click();
  await button.first().click();
}

/** Writes at the caret as fast as a test may, once the page takes it. */
export async function write(page: Page, words: string): Promise<void> {
  await text(page).and(page.locator("[contenteditable=true]")).focus();
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
