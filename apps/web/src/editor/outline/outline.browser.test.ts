import { deepTest } from "@housestyle/testing";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { faultsInBothLooks } from "../../testing/both-looks.ts";
import { sharedVisit } from "../../testing/shared-visit.ts";
import { paragraphs, text, write } from "../../testing/visit.ts";

const visit = await sharedVisit();

const book = [
  "# The sea\nIt was calm.\n## Boats\nTwo boats lay there.\n## Tides\nThe tide came.",
  "# The land\nIt was dry.\n## Hills\nThere were hills.",
].join("\n");

const tree = (page: Page) => page.getByRole("tree", { name: "Headings" });
const names = (page: Page) => tree(page).locator(".outline-name").allTextContents();
const words = (page: Page) => tree(page).locator(".outline-words > .visually-hidden").allTextContents();
const row = (page: Page, name: string) => tree(page).getByRole("treeitem", { name: new RegExp(`^${name} \\d+ word`) });
const headings = (page: Page) =>
  text(page)
    .locator("h1, h2")
    .evaluateAll((all) => all.map((each) => each.textContent ?? ""));

async function opened(page: Page): Promise<void> {
  await page.getByText("Checked on this device").waitFor();
  await write(page, "");
  await page.keyboard.type(book);
  await page.getByRole("tab", { name: "Outline" }).click();
  await tree(page).waitFor();
}

test("the outline shows the chapters with their words, follows the cursor, and leads to a heading", async () => {
  const page = await visit.page();
  await opened(page);
  await expect.poll(() => names(page)).toEqual(["The sea", "Boats", "Tides", "The land", "Hills"]);
  await expect.poll(() => words(page)).toEqual(["14 words", "5 words", "4 words", "9 words", "4 words"]);
  const current = () => tree(page).locator("[aria-current=location] .outline-name").textContent();
  await expect.poll(current).toBe("Hills");
  await row(page, "Boats").click();
  await expect.poll(current).toBe("Boats");
  // Writing goes on there.
  await page.keyboard.type("Big ");
  await expect.poll(() => headings(page)).toContain("Big Boats");
  await expect.poll(current).toBe("Big Boats");
  // A row that looks as before leads to where its heading is now.
  await row(page, "Hills").click();
  await page.keyboard.type("Green ");
  await expect.poll(() => headings(page)).toContain("Green Hills");
});

test("by keyboard a chapter is found, moved, and put back, and its branch collapsed", async () => {
  const page = await visit.page();
  await opened(page);
  await text(page).focus();
  await page.keyboard.press("Control+Shift+O");
  const focused = () => page.evaluate(() => document.activeElement?.querySelector(".outline-name")?.textContent);
  await expect.poll(focused).toBe("Hills");
  await page.keyboard.press("ArrowLeft");
  await expect.poll(focused).toBe("The land");
  await page.keyboard.press("Alt+ArrowUp");
  await expect.poll(() => names(page)).toEqual(["The land", "Hills", "The sea", "Boats", "Tides"]);
  await expect.poll(focused).toBe("The land");
  await page.getByText("Moved “The land” before “The sea”.").waitFor({ state: "attached" });
  await expect
    .poll(() => paragraphs(page))
    .toEqual([
      ...["The land", "It was dry.", "Hills", "There were hills."],
      ...["The sea", "It was calm.", "Boats", "Two boats lay there.", "Tides", "The tide came."],
    ]);
  await page.keyboard.press("Control+z");
  await expect.poll(() => names(page)).toEqual(["The sea", "Boats", "Tides", "The land", "Hills"]);
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowLeft");
  await expect.poll(() => names(page)).toEqual(["The sea", "The land", "Hills"]);
  await expect.poll(() => row(page, "The sea").getAttribute("aria-expanded")).toBe("false");
  // The whole chapter goes, with what is hidden in it.
  await page.getByRole("button", { name: "Move “The sea” down" }).click();
  await expect.poll(() => headings(page)).toEqual(["The land", "Hills", "The sea", "Boats", "Tides"]);
  await page.getByRole("button", { name: "Expand all" }).click();
  await expect.poll(() => names(page)).toEqual(["The land", "Hills", "The sea", "Boats", "Tides"]);
  await row(page, "Tides").press("Enter");
  await page.keyboard.type("High ");
  await expect.poll(() => headings(page)).toContain("High Tides");
});

deepTest("a chapter is dragged to another place, and Undo in the message takes that back", async () => {
  const page = await visit.page();
  await opened(page);
  await row(page, "Tides").dragTo(row(page, "Hills"), { targetPosition: { x: 100, y: 4 } });
  await expect.poll(() => headings(page)).toEqual(["The sea", "Boats", "The land", "Tides", "Hills"]);
  await page.getByText("Moved “Tides”.").waitFor();
  await page.getByRole("status").getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => headings(page)).toEqual(["The sea", "Boats", "Tides", "The land", "Hills"]);
});

deepTest("a text without headings says what the outline is for, and both looks are free of faults", async () => {
  const page = await visit.page();
  await write(page, "The beginning");
  await page.getByText("Checked on this device").waitFor();
  await page.getByRole("tab", { name: "Outline" }).click();
  await page.getByRole("button", { name: "Turn paragraph into a heading" }).click();
  await row(page, "The beginning").waitFor();
  expect(await faultsInBothLooks(page)).toEqual([]);
});
