import { fileURLToPath } from "node:url";
import { deepTest } from "@housestyle/testing";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { faultsInBothLooks } from "../../testing/both-looks.ts";
import { complaints } from "../../testing/complaints.ts";
import { oneChromium } from "../../testing/one-chromium.ts";
import { difference, mayDiffer } from "../../testing/same-picture.ts";
import { sharedVisit } from "../../testing/shared-visit.ts";

const visit = await sharedVisit();

async function gallery(width: number, height: number, show = visit.show.bind(visit)): Promise<Page> {
  const page = await visit.window({ width, height });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await show(page, "gallery");
  await page.getByRole("heading", { name: "Components", level: 1 }).waitFor();
  await page.evaluate(() => document.fonts.ready);
  return page;
}

const sections = ["colours", "buttons", "fields", "choices", "overlays", "feedback", "charts", "table"];

test("every part looks as it did", async () => {
  // Higher than any section, so that nothing sticks to an edge; loaded, so that no other screen has left its styles.
  const page = await gallery(1240, 3000, async (shown, path) => void (await shown.goto(`${visit.served.url}${path}`)));
  const changed: Record<string, number> = {};
  for (const section of sections) {
    const picture = await page.locator(`[data-section="${section}"]`).screenshot({ animations: "disabled" });
    const kept = fileURLToPath(new URL(`./pictures/${section}.png`, import.meta.url));
    const share = await difference(await oneChromium(), picture, kept);
    if (share > mayDiffer) changed[section] = share;
  }
  expect(changed).toEqual({});
});

test("axe finds nothing, at a desk by day and on a phone by night, and nothing sticks out", async () => {
  expect(await faultsInBothLooks(await gallery(1440, 900))).toEqual([]);
});

const rowOf = (page: Page, name: string) => page.getByRole("grid").first().getByRole("row").filter({ hasText: name });

test("a table is walked, selected, read and emptied without a pointer", async () => {
  const page = await gallery(1440, 900);
  await rowOf(page, "log in").focus();
  await page.keyboard.press("Shift+ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Space");
  await expect.poll(() => page.locator("tr[aria-selected=true]").count()).toBe(3);
  await page.getByText("3 selected").waitFor();
  await page.keyboard.press("Enter");
  await page.getByRole("complementary", { name: "Housestyle" }).waitFor();
  await page.keyboard.press("Escape");
  await expect.poll(() => rowOf(page, "Housestyle").evaluate((row) => row === document.activeElement)).toBe(true);
  await page.keyboard.press("Delete");
  const question = page.getByRole("alertdialog", { name: "Delete items" });
  await question.getByText("Please make sure you want to delete ALL selected items.").waitFor();
  await page.keyboard.press("Enter");
  await question.waitFor({ state: "detached" });
  await expect.poll(() => rowOf(page, "log in").count()).toBe(1);
  await page.keyboard.press("Delete");
  await question.getByRole("button", { name: "Delete" }).press("Enter");
  await rowOf(page, "log in").waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Undo" }).press("Enter");
  await rowOf(page, "log in").waitFor();
});

deepTest("one row is asked about in the singular", async () => {
  const page = await gallery(1440, 900);
  await rowOf(page, "log in").focus();
  await page.keyboard.press("Delete");
  const question = page.getByRole("alertdialog", { name: "Delete item" });
  await question.getByText("Please make sure you want to delete this item.").waitFor();
  await question.getByRole("button", { name: "Cancel" }).click();
  await question.waitFor({ state: "detached" });
  await expect.poll(() => rowOf(page, "log in").count()).toBe(1);
});

deepTest("boxes select a range with Shift, and the head selects all", async () => {
  const page = await gallery(1440, 900);
  const box = (name: string) => page.getByRole("checkbox", { name: `Select ${name}` }).first();
  await box("log in").click();
  await box("Housestyle").click({ modifiers: ["Shift"] });
  await page.getByText("3 selected").waitFor();
  await expect.poll(() => box("login").getAttribute("value")).toBe("1");
  await page.getByRole("checkbox", { name: "Select all rows on this page" }).first().click();
  await page.getByText("4 selected").waitFor();
  await page.getByRole("button", { name: "Clear selection" }).first().click();
  await expect.poll(() => page.locator("tr[aria-selected=true]").count()).toBe(0);
});

deepTest("what is typed is searched for; the cross is there only then", async () => {
  const page = await gallery(1440, 900);
  const search = page.getByPlaceholder("Search...").nth(2);
  const area = page.locator(".table-area").first();
  await expect.poll(() => area.getByRole("button", { name: "Clear search" }).count()).toBe(0);
  await search.fill("Housestyle");
  await rowOf(page, "log in").waitFor({ state: "detached" });
  await area.getByRole("button", { name: "Clear search" }).click();
  await rowOf(page, "log in").waitFor();
  await search.fill("nothing like it");
  await area.getByRole("button", { name: "Click to search" }).click();
  await page.getByText("Nothing here contains “nothing like it”.").waitFor();
});

test("menus, popovers and tooltips open by keyboard, and nothing is written into the page's styles", async () => {
  const page = await gallery(1440, 900);
  await page.getByRole("button", { name: "More", exact: true }).first().focus();
  await page.keyboard.press("ArrowDown");
  await page.getByRole("menuitem", { name: "Rename" }).waitFor();
  expect(await complaints(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Filter" }).first().press("Enter");
  await page.getByRole("dialog", { name: "Filter" }).getByText("Only entries from this year.").waitFor();
  await page.keyboard.press("Escape");
  await expect.poll(() => page.locator("style").count()).toBe(0);
});

test("typing narrows a list to choose from", async () => {
  const page = await gallery(1440, 900);
  const language = page.getByRole("combobox", { name: "Language" }).first();
  // A click waits until the page has come to rest: what scrolls closes a list.
  await language.click();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("Aus");
  await page.getByRole("option", { name: "Australian English" }).waitFor();
  await expect.poll(() => page.getByRole("option").count()).toBe(1);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.getByRole("listbox").waitFor({ state: "detached" });
  await expect.poll(() => language.inputValue()).toBe("Australian English");
});

deepTest("a message says of which kind it is, and can be closed", async () => {
  const page = await gallery(1440, 900);
  await page.getByRole("button", { name: "Two entries look alike." }).first().click();
  const toast = page.locator(".toast-warning");
  await toast.getByText("Two entries look alike.").waitFor();
  await toast.getByRole("button", { name: "Close" }).click();
  await toast.waitFor({ state: "detached" });
});
