import { deepTest } from "@housestyle/testing";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { faultsInBothLooks, isTooWide } from "../../testing/both-looks.ts";
import { sharedVisit } from "../../testing/shared-visit.ts";
import { paragraphs, text, write } from "../../testing/visit.ts";

const visit = await sharedVisit();

const cards = (page: Page) => page.getByRole("list", { name: "Cards" });
const titles = (page: Page) => cards(page).locator(".chapter-card-title").allTextContents();
const synopsis = (page: Page, name: string) => page.getByRole("textbox", { name: `Synopsis of “${name}”` });

async function opened(page: Page): Promise<void> {
  await page.getByText("Checked on this device").waitFor({ state: "attached" });
  await write(page, "");
  await page.keyboard.type("# The sea\nIt was calm.\n***It rained.\n# The land\nIt was dry.");
  await page.keyboard.press("Control+Shift+O");
  await page.getByRole("button", { name: "Show cards with synopses" }).click();
  await cards(page).waitFor();
}

test("chapters and scenes are cards with synopses, which move with them, are kept, and are not checked", async () => {
  const page = await visit.page();
  await opened(page);
  await expect.poll(() => titles(page)).toEqual(["The sea", "Scene: It rained.", "The land"]);
  await synopsis(page, "The sea").fill("Teh voyage begins.");
  await synopsis(page, "It rained.").fill("A storm.");
  // On from the title of a card with the keys of the outline.
  await cards(page).getByRole("button", { name: "The sea" }).focus();
  await page.keyboard.press("Alt+ArrowDown");
  await expect.poll(() => titles(page)).toEqual(["The land", "The sea", "Scene: It rained."]);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Alt+ArrowUp");
  await expect.poll(() => titles(page)).toEqual(["The land", "Scene: It rained.", "The sea"]);
  await page.keyboard.press("Control+z");
  await expect.poll(() => titles(page)).toEqual(["The land", "The sea", "Scene: It rained."]);
  await expect.poll(() => synopsis(page, "It rained.").inputValue()).toBe("A storm.");
  await expect.poll(() => page.locator(".mark").count()).toBe(0);
  expect(await faultsInBothLooks(page)).toEqual([]);
  await page.getByText("Saved on this device").waitFor();
  await page.reload();
  await page.getByText("Checked on this device").waitFor();
  await text(page).focus();
  await page.keyboard.press("Control+Shift+O");
  await expect.poll(() => synopsis(page, "The sea").inputValue()).toBe("Teh voyage begins.");
  await page.getByRole("button", { name: "Show list" }).click();
  await page.getByRole("treeitem", { name: /The sea Teh voyage begins/ }).waitFor();
});

deepTest("the card of a scene leads to its first words, and writing goes on there", async () => {
  const page = await visit.page();
  await opened(page);
  await cards(page).getByRole("button", { name: "It rained." }).click();
  await page.keyboard.type("Then ");
  await expect.poll(() => titles(page)).toEqual(["The sea", "Scene: Then It rained.", "The land"]);
});

deepTest("a card is dragged to another place on a phone's width, and nothing is wider than the screen", async () => {
  const page = await visit.page({ width: 390, height: 844 });
  await opened(page);
  const head = (name: string) =>
    cards(page).locator(".chapter-card").filter({ hasText: name }).locator(".chapter-card-head");
  await head("The land").dragTo(head("The sea"), { targetPosition: { x: 40, y: 2 } });
  await expect.poll(() => titles(page)).toEqual(["The land", "The sea", "Scene: It rained."]);
  expect(await isTooWide(page)).toBe(false);
});

test("a chapter is split at the cursor and merged again, with a way back", async () => {
  const page = await visit.page();
  await page.getByText("Checked on this device").waitFor();
  await write(page, "");
  await page.keyboard.type("# The sea\nIt was calm.\nIt rained.");
  await page.keyboard.press("Home");
  await page.getByRole("tab", { name: "Outline" }).click();
  await page.getByRole("button", { name: "Split chapter at the cursor" }).click();
  await page.keyboard.type("The storm");
  await expect.poll(() => paragraphs(page)).toEqual(["The sea", "It was calm.", "The storm", "It rained."]);
  await page.getByRole("button", { name: "Merge “The storm” with the chapter before it" }).click();
  await expect.poll(() => paragraphs(page)).toEqual(["The sea", "It was calm.", "It rained."]);
  await page.getByRole("status").getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => paragraphs(page)).toEqual(["The sea", "It was calm.", "The storm", "It rained."]);
});
