import { deepTest } from "@housestyle/testing";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { sharedVisit } from "./testing/shared-visit.ts";

const visit = await sharedVisit();

const field = (page: Page) => page.getByRole("textbox", { name: "Your text" });
const remarks = (page: Page) => page.getByRole("list", { name: "Suggestions" });
const underlined = (page: Page) => page.locator(".text-mirror .mark");

/** The example, in the field of which somebody has begun to write. */
async function begun(page: Page, words: string): Promise<void> {
  await page.goto(`${visit.served.url}examples/textarea.html`);
  await field(page).focus();
  await page.keyboard.insertText(words);
}

test("a plain text field is checked as one writes, corrected by keys, and taken back by its own undo", async () => {
  const page = await visit.page();
  await begun(page, "We recieved it.\n\nIt came and it was teh end.");
  await expect.poll(() => underlined(page).allTextContents()).toEqual(["recieved", "teh"]);
  const received = remarks(page).getByRole("button", { name: "received", exact: true });
  await received.focus();
  // Whatever is still found meanwhile.
  await expect.poll(() => received.evaluate((button) => button === document.activeElement)).toBe(true);
  await received.press("Enter");
  await expect.poll(() => field(page).inputValue()).toContain("We received it.");
  await expect.poll(() => underlined(page).allTextContents()).toEqual(["teh"]);
  // The caret is back in the field, behind the words.
  await page.keyboard.type("!");
  await expect.poll(() => field(page).inputValue()).toContain("We received! it.");
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Control+z");
  await expect.poll(() => field(page).inputValue()).toContain("We recieved it.");
  await expect.poll(() => underlined(page).allTextContents()).toEqual(["recieved", "teh"]);
  // The caret comes to a remark, and its words get a frame.
  await page.keyboard.press("Control+End");
  for (let key = 0; key < " end.".length + 1; key++) await page.keyboard.press("ArrowLeft");
  await expect.poll(() => page.locator(".text-mirror .current").allTextContents()).toEqual(["teh"]);
});

deepTest(
  "what lies over the field scrolls and grows with it, and leaves a word alone that is being composed",
  async () => {
    const page = await visit.page({ width: 390, height: 700 });
    await begun(page, `${"A line that is long enough for a small screen.\n".repeat(40)}We definately `);
    await underlined(page).getByText("definately").waitFor();
    /** How far the drawn lines are from those of the field where the reader is, CSS pixels: in width, and in height. */
    const apart = () =>
      page.evaluate(() => {
        const text = document.querySelector("textarea");
        const mirror = document.querySelector(".text-mirror");
        if (!text || !mirror) throw new Error("The field is not there.");
        const share = (box: Element) => box.scrollTop / box.scrollHeight;
        const scrolled = Math.abs(share(text) - share(mirror)) * text.scrollHeight;
        const height = Math.abs(text.scrollHeight - mirror.scrollHeight) / text.scrollHeight;
        return [text.clientWidth - mirror.clientWidth, Math.floor(scrolled), Math.floor(height * 500)];
      });
    await expect.poll(apart).toEqual([0, 0, 0]);
    await field(page).evaluate((element: HTMLTextAreaElement) => {
      element.scrollTop = 300;
      element.style.width = "240px";
    });
    await expect.poll(apart).toEqual([0, 0, 0]);
    const input = await page.context().newCDPSession(page);
    await input.send("Input.imeSetComposition", { text: "に", selectionStart: 1, selectionEnd: 1 });
    await input.send("Input.imeSetComposition", { text: "にほん", selectionStart: 3, selectionEnd: 3 });
    await input.send("Input.insertText", { text: "日本 recieved" });
    await expect.poll(() => field(page).inputValue()).toMatch(/We definately 日本 recieved$/);
    await underlined(page).getByText("recieved").waitFor();
  },
);
