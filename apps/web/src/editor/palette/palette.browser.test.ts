import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { faultsInBothLooks } from "../../testing/both-looks.ts";
import { sharedVisit } from "../../testing/shared-visit.ts";
import { fromTextMenu, openTextMenu } from "../../testing/text-menu.ts";
import { paragraphs, text, write } from "../../testing/visit.ts";

const visit = await sharedVisit();

const dialog = (page: Page) => page.getByRole("dialog", { name: "Command palette" });
const options = (page: Page) => dialog(page).getByRole("option");
const labels = (page: Page) => dialog(page).locator(".command-label").allTextContents();

async function choose(page: Page, typed: string, first: string): Promise<void> {
  await page.keyboard.press("F1");
  await dialog(page).getByRole("combobox").fill(typed);
  await expect.poll(async () => (await labels(page))[0]).toBe(first);
  await page.keyboard.press("Enter");
  await dialog(page).waitFor({ state: "detached" });
}

test("a command is found by typing and done where the cursor was, and a heading is gone to", async () => {
  const page = await visit.page();
  await page.getByText("Checked on this device").waitFor();
  await write(page, "");
  await page.keyboard.type("## The beginning\nOne line\n## The end\nLast line");
  await choose(page, "quot", "Quotation");
  await expect.poll(() => text(page).locator("blockquote").textContent()).toBe("Last line");
  await choose(page, "the beg", "The beginning");
  await page.keyboard.type("In ");
  await expect.poll(() => paragraphs(page)).toEqual(["In The beginning", "One line", "The end", "Last line"]);
  // What a command opens has the focus.
  await choose(page, "replace", "Find and replace");
  await page.keyboard.type("line");
  await expect.poll(() => page.getByRole("textbox", { name: "Find", exact: true }).inputValue()).toBe("line");
  await page.keyboard.press("Escape");
  await choose(page, "fcus", "Focus mode");
  await page.getByRole("button", { name: "Exit focus mode" }).waitFor();
  await page.keyboard.press("Control+Shift+P");
  await dialog(page).getByRole("combobox").fill("focus");
  await expect.poll(() => options(page).first().textContent()).toBe("Focus modeSettingsOnF9");
  await page.keyboard.press("Escape");
  await dialog(page).waitFor({ state: "detached" });
  await page.keyboard.press("F9");
});

test("the palette has everything that the menu and the format bar have, and no faults in either look", async () => {
  const page = await visit.page();
  await page.getByText("Checked on this device").waitFor();
  await openTextMenu(page);
  const menu = page.getByRole("dialog", { name: "File and settings" });
  await menu.getByText("Download", { exact: true }).click();
  const entries = await menu
    .locator("button, .menu-check > span")
    .evaluateAll((all) => all.map((each) => each.firstChild?.textContent || each.textContent || ""));
  const bar = page.getByRole("toolbar", { name: "Format" });
  const buttons = await bar.locator(".icon-button").evaluateAll((all) => all.map((each) => each.ariaLabel ?? ""));
  const blocks = await bar.locator(".select-bare option").allTextContents();
  await fromTextMenu(page, "Command palette");
  await options(page).first().waitFor();
  const listed = new Set(await labels(page));
  const wanted = [...entries, ...buttons, ...blocks].filter((name) => name !== "Command palette");
  expect(wanted.length).toBeGreaterThan(30);
  expect(wanted.filter((name) => !listed.has(name))).toEqual([]);
  expect(await faultsInBothLooks(page)).toEqual([]);
  await dialog(page).getByRole("combobox").fill("qxvz");
  await dialog(page).getByText("No matching commands.").waitFor();
  await expect.poll(() => dialog(page).getByRole("listbox").count()).toBe(0);
});
