import { deepTest } from "@housestyle/testing";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { sharedVisit } from "../../testing/shared-visit.ts";
import { fromTextMenu, openTextMenu } from "../../testing/text-menu.ts";
import { paragraphs, text, write } from "../../testing/visit.ts";

const visit = await sharedVisit();

const bar = (page: Page) => page.getByRole("region", { name: "Link" });
const links = (page: Page) =>
  text(page)
    .locator("a")
    .evaluateAll((all) => all.map((each) => [each.textContent, each.getAttribute("href")]));

test("a link is made, changed, and taken away by keyboard; an address that leads nowhere is named", async () => {
  const page = await visit.page();
  await page.getByText("Checked on this device").waitFor();
  await write(page, "See the page");
  await page.keyboard.press("Shift+Control+ArrowLeft");
  await page.keyboard.press("Control+k");
  await page.keyboard.type("nowhere");
  await page.keyboard.press("Enter");
  await bar(page).getByRole("alert").getByText("Enter a web or email address.").waitFor();
  await bar(page).getByRole("textbox").fill("example.org/page");
  await page.keyboard.press("Enter");
  await bar(page).waitFor({ state: "detached" });
  expect(await links(page)).toEqual([["page", "https://example.org/page"]]);
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Control+k");
  await expect.poll(() => bar(page).getByRole("textbox").inputValue()).toBe("https://example.org/page");
  await page.keyboard.type("b.org");
  await page.keyboard.press("Enter");
  await expect.poll(() => links(page)).toEqual([["page", "https://b.org"]]);
  await page.keyboard.press("Control+k");
  await bar(page).getByRole("button", { name: "Remove link" }).press("Enter");
  expect(await links(page)).toEqual([]);
  await page.keyboard.press("Control+z");
  await expect.poll(() => links(page)).toEqual([["page", "https://b.org"]]);
});

deepTest(
  "typographic signs are set as one types, where they are wanted; undo takes back the last one only",
  async () => {
    const page = await visit.page();
    await page.getByText("Checked on this device").waitFor();
    await write(page, "");
    await page.keyboard.type(`"No" -- he's`);
    await expect.poll(() => paragraphs(page)).toEqual([`"No" -- he's`]);
    await openTextMenu(page);
    await page.getByLabel("Smart punctuation").check();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog", { name: "File and settings" }).waitFor({ state: "detached" });
    await fromTextMenu(page, "New document");
    await page.keyboard.type(`"Yes..." -- 'tis Ann's. It ended--late. Use --fix. `);
    await expect.poll(() => paragraphs(page)).toEqual([`“Yes…” — ’tis Ann’s. It ended—late. Use --fix. `]);
    await page.keyboard.type(`He's "`);
    await page.keyboard.press("Control+z");
    await expect.poll(async () => (await paragraphs(page)).join()).toMatch(/He’s "$/);
    await page.evaluate(() => localStorage.removeItem("housestyle.smart-punctuation"));
  },
);
