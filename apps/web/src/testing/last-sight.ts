import type { Page } from "playwright-core";
import { TestRunner } from "vitest";

/** How many of the last events are told, and how much of a page. */
const events = 25;
const letters = 1_500;

/**
 * What a page went through, told when a test has failed at it: on another machine, hours later, that is all there is to
 * find the cause by.
 */
export class LastSight {
  #events: string[] = [];

  /** From now on notes what `page` says, is refused and where it goes. */
  watch(page: Page): void {
    page.on("console", (message) => this.#note(`says ${message.text()}`));
    page.on("pageerror", (error) => this.#note(`throws ${error.message}`));
    page.on("framenavigated", (frame) => this.#note(`is at ${frame.url()}`));
    page.on("requestfailed", (request) => {
      this.#note(`gets nothing for ${request.method()} ${request.url()}: ${request.failure()?.errorText}`);
    });
    page.on("response", (response) => {
      const method = response.request().method();
      if (method !== "GET" || response.status() >= 400) this.#note(`${method} ${response.url()}: ${response.status()}`);
    });
  }

  /** Forgets what was noted; tells it, and how `pages` look now, if the test that is running has failed. */
  async tell(pages: readonly Page[]): Promise<void> {
    const told = this.#events.splice(0).slice(-events);
    if (!hasFailed()) return;
    for (const page of pages) told.push(await lookOf(page));
    process.stderr.write(`What the failed test saw:\n${told.join("\n")}\n`);
  }

  #note(event: string): void {
    this.#events.push(`${new Date().toISOString().slice(11, 23)} ${event.slice(0, 300)}`);
  }
}

/** There is no test at all in a program that lends itself windows. */
const hasFailed = (): boolean => TestRunner.getCurrentTest()?.result?.state === "fail";

async function lookOf(page: Page): Promise<string> {
  try {
    // A page may be too busy to answer; its text can be asked for with an end.
    const body = page.locator("body");
    const look = await body.evaluate(
      () => ({ focus: document.activeElement?.outerHTML.slice(0, 300), text: document.body.innerText }),
      undefined,
      { timeout: 5_000 },
    );
    const text = look.text.replaceAll(/\s*\n\s*/g, " | ").slice(0, letters);
    return `At the end ${page.url()} has the focus at ${look.focus} and shows:\n${text}`;
  } catch (cause) {
    return `At the end a page does not answer: ${String(cause).slice(0, 200)}`;
  }
}
