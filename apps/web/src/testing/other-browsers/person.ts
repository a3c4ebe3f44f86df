import { setTimeout } from "node:timers/promises";
import type { Driven } from "./driven.ts";
import { findPart, type LocatedPart, type PagePart } from "./find-part.ts";
import { clicked, pressed, typed } from "./input.ts";

const patience = 60_000;

/** Somebody before a browser, who looks and waits, clicks and types. */
export class BrowserUser {
  readonly #browser: Driven;

  constructor(browser: Driven) {
    this.#browser = browser;
  }

  /** Waits until a part is there and stands still. */
  async sees(part: PagePart): Promise<LocatedPart> {
    let before = "";
    return await this.#waits(`no ${part.role} “${part.name}”`, async () => {
      const seen = await this.#look(part);
      const isStill = JSON.stringify(seen) === before;
      before = JSON.stringify(seen);
      return isStill ? seen : null;
    });
  }

  /** Waits until a part is gone, or out of sight. */
  async missesAtLast(part: PagePart): Promise<void> {
    await this.#waits(`still a ${part.role} “${part.name}”`, async () => (await this.#look(part)) === null || null);
  }

  /** Waits until a part says this. */
  async reads(part: PagePart, text: string): Promise<void> {
    let last: string | undefined;
    await this.#waits(
      () => `the ${part.role} “${part.name}” says “${last}”`,
      async () => {
        last = (await this.#look(part))?.text;
        return last === text || null;
      },
    );
  }

  async clicks(part: PagePart): Promise<void> {
    await this.#browser.act(clicked(await this.sees(part)));
  }

  async types(text: string): Promise<void> {
    await this.#browser.act(typed(text));
  }

  async presses(...keys: readonly string[]): Promise<void> {
    await this.#browser.act(pressed(...keys));
  }

  async #look(part: PagePart): Promise<LocatedPart | null> {
    return JSON.parse(await this.#browser.read(`JSON.stringify((${findPart})(${JSON.stringify(part)}))`));
  }

  async #waits<T>(why: string | (() => string), look: () => Promise<T | null>): Promise<T> {
    const end = Date.now() + patience;
    while (Date.now() < end) {
      const seen = await look();
      if (seen !== null) return seen;
      await setTimeout(50);
    }
    const page = await this.#browser.read("location.href + '\\n' + document.body.innerText");
    throw new Error(`After ${patience} ms ${typeof why === "string" ? why : why()}.\n${page}`);
  }
}
