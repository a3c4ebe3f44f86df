import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { sharedVisit } from "../../testing/shared-visit.ts";
import { marked, text, write } from "../../testing/visit.ts";

const visit = await sharedVisit();

/** What is held back of the checker's words. */
declare const held: { readonly said: string; tell(): void }[];

/** A page whose checker is heard only when a button of the mouse goes down: then at once, before the caret is told of. */
async function heardAtClicks(): Promise<Page> {
  const page = await visit.page();
  await page.addInitScript(() => {
    const kept: { said: string; tell(): void }[] = [];
    Object.assign(window, { held: kept });
    const listen = Worker.prototype.addEventListener;
    Worker.prototype.addEventListener = function (this: Worker, type: string, hear: (event: Event) => void) {
      const keep = (event: Event) =>
        kept.push({ said: JSON.stringify((event as MessageEvent).data), tell: () => hear(event) });
      listen.call(this, type, type === "message" ? keep : hear);
    };
    document.addEventListener("mousedown", () => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener("message", () => {
        for (const { tell } of kept.splice(0)) tell();
      });
      port1.start();
      port2.postMessage("now");
    });
  });
  await page.reload();
  return page;
}

/** Resolves when something has been found about a word, and is held back. */
async function found(page: Page, word: string): Promise<void> {
  await page.waitForFunction((word) => held.some(({ said }) => said.includes(`"${word}"`)), word);
}

/** The middle of some words of the text, in the window. */
function middleOf(page: Page, words: string): Promise<{ readonly x: number; readonly y: number }> {
  return text(page).evaluate((element, sought) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const at = node.textContent?.indexOf(sought) ?? -1;
      if (at < 0) continue;
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + sought.length);
      const { left, top, width, height } = range.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    }
    throw new Error(`“${sought}” is not there.`);
  }, words);
}

test("a click counts although findings are drawn in its midst", async () => {
  const page = await heardAtClicks();
  await write(page, "The apples are here. We definately went.");
  await found(page, "definately");
  // Something else is selected.
  await page.keyboard.press("Control+Home");
  await page.keyboard.press("Shift+ArrowRight");
  const word = await middleOf(page, "definately");
  await page.mouse.move(word.x, word.y);
  await page.mouse.down();
  await marked(page, "definately").waitFor();
  await page.mouse.up();
  await page.getByRole("button", { name: "definitely", exact: true }).first().waitFor();
  // The same where nothing is remarked: the caret is there.
  await page.keyboard.press("Control+End");
  await write(page, " They recieved it.");
  await found(page, "recieved");
  const other = await middleOf(page, "apples");
  await page.mouse.click(other.x, other.y);
  await marked(page, "recieved").waitFor();
  await page.keyboard.type("X");
  await expect.poll(() => text(page).textContent()).toMatch(/^The a.*X.*s are here/);
});
