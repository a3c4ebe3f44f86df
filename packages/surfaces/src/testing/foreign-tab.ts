import { chromium, type Page } from "playwright-core";
import { foreignProgram } from "./foreign-page.ts";

/** A tab of a browser whose page has places to write, and `window.foreign` to lay surfaces over them. */
export interface ForeignTab {
  readonly page: Page;
  /** What the page has complained of. */
  readonly faults: string[];
  /** Shows another page with this in it. */
  show(html: string): Promise<void>;
  /** Does something over the element `#it`, in the page. */
  it<T>(what: (foreign: Window["foreign"], element: HTMLElement) => T): Promise<T>;
  close(): Promise<void>;
}

/** Opens one, in a browser of its own. */
export async function openForeignTab(): Promise<ForeignTab> {
  const program = await foreignProgram();
  const browser = await chromium.launch({
    ...(process.env.HOUSESTYLE_CHROMIUM ? { executablePath: process.env.HOUSESTYLE_CHROMIUM } : {}),
    args: ["--no-sandbox"],
  });
  const page = await browser.newPage();
  const faults: string[] = [];
  page.on("pageerror", ({ message }) => faults.push(message));
  page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
  return {
    page,
    faults,
    async show(html) {
      await page.setContent(`<!doctype html><body style="font: 16px serif">${html}`);
      await page.addScriptTag({ content: program });
    },
    it: (what) => page.evaluate(`(${what})(window.foreign, document.querySelector("#it"))`),
    close: () => browser.close(),
  };
}
