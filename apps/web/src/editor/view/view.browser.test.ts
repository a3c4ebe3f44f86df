import { deepTest } from "@housestyle/testing";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { isTooWide } from "../../testing/both-looks.ts";
import { sharedVisit } from "../../testing/shared-visit.ts";
import { openTextMenu } from "../../testing/text-menu.ts";
import { marked, text, write } from "../../testing/visit.ts";

const visit = await sharedVisit();

const style = (page: Page) =>
  text(page)
    .locator("p")
    .first()
    .evaluate((each) => {
      const { fontSize, lineHeight, fontFamily } = getComputedStyle(each);
      const font = fontFamily.includes("Serif 4") ? "serif" : "sans";
      return `${fontSize} ${Number.parseFloat(lineHeight).toFixed(1)} ${font}`;
    });

const width = (page: Page) => page.locator(".paper").evaluate((each) => each.clientWidth);

async function choose(page: Page, label: string, value: string): Promise<void> {
  await openTextMenu(page);
  await page.getByRole("combobox", { name: label }).selectOption(value);
}

test("text size, line length, spacing, and font are chosen, kept on the device, and leave paper alone", async () => {
  const page = await visit.page({ width: 1440 });
  await page.getByText("Checked on this device").waitFor();
  await write(page, "This is definately so.");
  await marked(page, "definately").waitFor();
  await expect.poll(() => style(page)).toBe("18px 30.0 serif");
  await expect.poll(() => width(page)).toBe(680);
  await choose(page, "Text size", "larger");
  await choose(page, "Line length", "narrow");
  await choose(page, "Line spacing", "relaxed");
  await choose(page, "Font", "sans");
  await expect.poll(() => style(page)).toBe("24px 48.0 sans");
  await expect.poll(() => width(page)).toBe(560);
  // The underline is under its word.
  const box = await marked(page, "definately").boundingBox();
  expect(box?.width).toBeGreaterThan(100);
  await page.reload();
  await expect.poll(() => style(page)).toBe("24px 48.0 sans");
  await page.emulateMedia({ media: "print" });
  await expect.poll(() => style(page)).toBe("18px 30.0 serif");
  await page.emulateMedia({ media: "screen" });
  await page.keyboard.press("F1");
  const field = page.getByRole("dialog", { name: "Command palette" }).getByRole("combobox");
  await field.fill("line length wide");
  await page.keyboard.press("Enter");
  await expect.poll(() => width(page)).toBeGreaterThan(800);
});

deepTest("the largest text on the widest lines fits on a phone", async () => {
  const page = await visit.page({ width: 390 });
  await page.getByText("Checked on this device").waitFor({ state: "attached" });
  await write(page, "# A heading of some length\nUnquestionably long words.");
  await choose(page, "Text size", "larger");
  await choose(page, "Line length", "wide");
  await expect.poll(() => style(page)).toBe("24px 40.0 serif");
  expect(await isTooWide(page)).toBe(false);
});
