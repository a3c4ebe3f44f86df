import { deepTest, tier } from "@housestyle/testing";
import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { complaints } from "../../testing/complaints.ts";
import { sharedVisit } from "../../testing/shared-visit.ts";
import { openTextMenu } from "../../testing/text-menu.ts";
import { text, write } from "../../testing/visit.ts";

const visit = await sharedVisit();

const line = (page: Page, words: string) => text(page).locator("p").filter({ hasText: words });
const color = (element: Locator) => element.evaluate((each) => getComputedStyle(each).color);

const looks = [
  { theme: "dark", faint: "rgb(146, 142, 133)", ink: "rgb(236, 234, 228)", width: 390 },
  { theme: "light", faint: "rgb(114, 109, 100)", ink: "rgb(28, 27, 25)", width: 1440 },
] as const;

test.each(tier === "deep" ? looks : looks.slice(0, 1))(
  "focus mode in $theme leaves the paragraph at the cursor in full ink and the others readable",
  async (look) => {
    const page = await visit.page(look);
    await page.getByText("Checked on this device").waitFor({ state: "attached" });
    await write(page, "The first paragraph was definately here.\nThe second one came later.");
    await page.keyboard.press("F9");
    await page.getByText("Focus mode on").waitFor({ state: "attached" });
    await expect.poll(() => color(line(page, "second"))).toBe(look.ink);
    await expect.poll(() => color(line(page, "first"))).toBe(look.faint);
    await expect.poll(() => page.getByRole("complementary", { name: "Side panel" }).isVisible()).toBe(false);
    await expect.poll(() => page.locator(".side-bar").isVisible()).toBe(false);
    expect(await complaints(page)).toEqual([]);
    await text(page).press("ArrowUp");
    await expect.poll(() => color(line(page, "first"))).toBe(look.ink);
    await expect.poll(() => color(line(page, "second"))).toBe(look.faint);
    // It is a choice of the device.
    await page.reload();
    await expect.poll(() => color(line(page, "second"))).toBe(look.faint);
    await page.getByRole("button", { name: "Exit focus mode" }).click();
    await expect.poll(() => color(line(page, "second"))).toBe(look.ink);
    await page.getByRole("complementary", { name: "Side panel" }).waitFor();
  },
);

deepTest("typewriter mode keeps the line that is written on in the middle, and a click where it is", async () => {
  const page = await visit.page({ height: 800 });
  await page.getByText("Checked on this device").waitFor();
  await write(page, "A line of the text.\n".repeat(60));
  await openTextMenu(page);
  await page.getByLabel("Typewriter mode").check();
  await page.keyboard.press("Escape");
  await text(page).focus();
  /** How far the caret’s line is from a height of the page, or from the middle, in CSS pixels. */
  const away = (height?: number) =>
    page.evaluate((given) => {
      const box = document.querySelector(".page")?.getBoundingClientRect();
      const caret = document.querySelector(".text > .at-caret")?.getBoundingClientRect();
      const from = given ?? (box ? (box.top + box.bottom) / 2 : 0);
      return caret ? Math.abs((caret.top + caret.bottom) / 2 - from) : undefined;
    }, height);
  await page.keyboard.press("Control+End");
  await page.keyboard.type("The last line");
  await expect.poll(() => away()).toBeLessThan(24);
  for (let step = 0; step < 20; step++) await page.keyboard.press("ArrowUp");
  const lineAtCaret = () =>
    text(page).evaluate((each) => [...each.children].findIndex((line) => line.classList.contains("at-caret")));
  await expect.poll(lineAtCaret).toBe(40);
  await expect.poll(() => away()).toBeLessThan(24);
  await page.mouse.click(600, 650);
  await expect.poll(() => away(650)).toBeLessThan(36);
  await page.keyboard.press("ArrowUp");
  await expect.poll(() => away()).toBeLessThan(24);
  await page.keyboard.press("Shift+F9");
  await page.getByText("Typewriter mode off").waitFor({ state: "attached" });
  await page.mouse.click(600, 650);
  await page.keyboard.press("ArrowUp");
  await expect.poll(() => away(650)).toBeGreaterThan(24);
  await expect.poll(() => away(650)).toBeLessThan(90);
});
