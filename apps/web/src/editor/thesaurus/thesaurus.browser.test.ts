import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { deepTest } from "@housestyle/testing";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { complaints } from "../../testing/complaints.ts";
import { builtPage } from "../../testing/serve-page.ts";
import { sharedProduct } from "../../testing/shared-product.ts";
import { marked, paragraphs, saved, text, write } from "../../testing/visit.ts";

const product = await sharedProduct();

const sense = (Meaning: string, PartOfSpeech: string, words: string[]) =>
  words.map((Text) => ({ Text, Weight: 50, Meaning, PartOfSpeech, Example: null, Source: null }));
const section = {
  Id: "Synonyms",
  Name: "Synonyms",
  Title: "Synonyms",
  Type: "chips",
  Kind: "chips",
  IsLoaded: true,
  Loaded: true,
  Count: 2,
  Total: 2,
  Items: [
    ...sense("a slow walk", "noun", ["promenade"]),
    ...sense("to go on foot", "verb", ["stroll", "wander", "travel"]),
  ],
};

async function visited(signedIn: boolean) {
  const page = signedIn ? (await product.signedUp("/editor")).page : await product.page("/editor");
  const asked: string[] = [];
  await page.route("**/en/apiv1/WordExplorer?*", (route) => {
    asked.push(`${route.request().url().split("?")[1]} ${route.request().postData() ?? ""}`);
    return route.fulfill({ json: [section] });
  });
  await text(page).waitFor();
  await page.getByRole("tab", { name: "Goals" }).waitFor();
  await write(page, "She walked to the river.");
  await page.getByText("Checked on this device").waitFor();
  return { page, asked };
}

/** The middle of a word of the first paragraph, in the window. */
async function middleOf(page: Page, word: string): Promise<{ x: number; y: number }> {
  const { left, width, y } = await placeOf(page, word);
  return { x: left + width / 2, y };
}

/** The end of words of the first paragraph, in the window. */
async function endOf(page: Page, words: string): Promise<{ x: number; y: number }> {
  const { left, width, y } = await placeOf(page, words);
  return { x: left + width, y };
}

function placeOf(page: Page, words: string): Promise<{ left: number; width: number; y: number }> {
  return text(page).evaluate((element, wanted) => {
    const node = element.querySelector("p")?.firstChild;
    const at = node?.textContent?.indexOf(wanted) ?? -1;
    const range = document.createRange();
    if (node) range.setStart(node, at);
    if (node) range.setEnd(node, at + wanted.length);
    const { left, top, width, height } = range.getBoundingClientRect();
    return { left, width, y: top + height / 2 };
  }, words);
}

const rightOf = (box: { x: number; width: number } | null): number => (box ? box.x + box.width : Number.NaN);

test("a double click selects the word and nothing else; the button beside it offers synonyms in the form of the sentence", async () => {
  const { page, asked } = await visited(true);
  const isAccountKnown = () =>
    page.evaluate(() => performance.getEntriesByType("resource").some(({ name }) => name.endsWith("/api/v1/rules")));
  await expect.poll(isAccountKnown).toBe(true);
  const { x, y } = await middleOf(page, "walked");
  await page.mouse.dblclick(x, y);
  const offer = page.getByRole("button", { name: "Find synonyms for “walked”" });
  await offer.waitFor();
  await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe("walked");
  const card = page.getByRole("region", { name: "Synonyms for “walked”" });
  await expect.poll(() => card.count()).toBe(0);
  const [button, paragraph] = [await offer.boundingBox(), await endOf(page, "walked to the river.")];
  expect(button && button.x > paragraph.x && Math.abs(button.y + button.height / 2 - paragraph.y) < 8).toBe(true);
  // It stays beside the text when the panel grows.
  await page.getByRole("tab", { name: "Reports" }).click();
  const panel = page.getByRole("tabpanel", { name: "Reports" });
  const gap = async () => ((await panel.boundingBox())?.x ?? 0) - rightOf(await offer.boundingBox());
  await expect.poll(gap).toBeGreaterThanOrEqual(0);
  await page.getByRole("tab", { name: "Goals" }).click();
  await offer.click();
  await card.getByRole("button", { name: "strolled" }).waitFor();
  await card.getByRole("button", { name: "traveled" }).waitFor();
  await expect.poll(() => card.getByText("a slow walk").count()).toBe(0);
  await expect.poll(() => offer.count()).toBe(0);
  expect(await complaints(page)).toEqual([]);
  expect(asked).toEqual(["text=walk&section=Synonyms "]);
  await card.getByRole("button", { name: "strolled" }).click();
  await expect.poll(() => paragraphs(page)).toEqual(["She strolled to the river."]);
  await page.keyboard.press("Control+z");
  await expect.poll(() => paragraphs(page)).toEqual(["She walked to the river."]);
  await page.setViewportSize({ width: 390, height: 844 });
  const river = await middleOf(page, "river");
  await page.mouse.dblclick(river.x, river.y);
  await page.locator(".sheet-head").getByRole("button", { name: "Find synonyms for “river”" }).click();
  await page.getByRole("region", { name: "Synonyms for “river”" }).waitFor();
  await expect.poll(() => asked.length).toBe(2);
});

test("by keys alone; nothing is sent for who is not signed in before they agree", async () => {
  const { page, asked } = await visited(false);
  await page.getByLabel("English variety").selectOption("British");
  await text(page).focus();
  await page.keyboard.press("Control+Home");
  for (let step = 0; step < 6; step++) await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Shift+F7");
  const card = page.getByRole("region", { name: "Synonyms for “walked”" });
  await card.getByRole("button", { name: "Look up" }).and(page.locator(":focus")).waitFor();
  expect(asked).toEqual([]);
  await page.keyboard.press("Enter");
  await card.getByRole("button", { name: "strolled" }).and(page.locator(":focus")).waitFor();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect.poll(() => paragraphs(page)).toEqual(["She travelled to the river."]);
  expect(asked).toHaveLength(1);
});

deepTest(
  "a shortcut pressed before its part of the page has loaded is obeyed when it has, unless another follows",
  async () => {
    const page = await product.page("/editor", undefined, { isFirst: true });
    const late = readdirSync(join(builtPage, "assets")).filter((name) =>
      /section:.Synonyms./.test(readFileSync(join(builtPage, "assets", name), "latin1")),
    );
    expect(late).not.toEqual([]);
    const opened = async (...keys: string[]) => {
      const held = Promise.withResolvers<void>();
      await page.route(
        ({ pathname }) => late.some((name) => pathname.endsWith(name)),
        (route) => void held.promise.then(() => route.continue()),
      );
      await page.reload();
      await page.getByText("Checked on this device").waitFor();
      await page.keyboard.press("Control+Home");
      for (const key of ["ArrowRight", ...keys]) await page.keyboard.press(key);
      held.resolve();
      await page.unrouteAll({ behavior: "wait" });
    };
    await write(page, "She walked to the river.");
    await saved(page);
    await opened("Shift+F7");
    await page.getByRole("region", { name: "Synonyms for “She”" }).waitFor();
    await opened("Shift+F7", "Control+Shift+Space");
    await page.getByRole("dialog", { name: "Snippets" }).waitFor();
    await expect.poll(() => page.getByRole("region", { name: "Synonyms for" }).count()).toBe(0);
  },
);

deepTest(
  "asked for by keys, a word that was scrolled away comes back into sight; a misspelled one is put right first",
  async () => {
    const { page, asked } = await visited(true);
    await text(page).press("Control+End");
    for (const line of ["It was a qiuet river.", ...Array(40).fill("")]) {
      await page.keyboard.press("Enter");
      await page.keyboard.insertText(line);
    }
    await text(page).press("Control+Home");
    await text(page).hover();
    await page.mouse.wheel(0, 20_000);
    const first = text(page).getByText("She walked");
    const inSight = () => first.evaluate((element) => element.getBoundingClientRect().bottom > 0);
    await expect.poll(inSight).toBe(false);
    await page.keyboard.press("Shift+F7");
    await page.getByRole("region", { name: "Synonyms for “She”" }).waitFor();
    expect(await inSight()).toBe(true);
    await page.keyboard.press("Escape");
    const before = asked.length;
    await marked(page, "qiuet").waitFor();
    await page.keyboard.press("ArrowDown");
    for (const _ of Array(4)) await page.keyboard.press("Control+ArrowRight");
    await page.keyboard.press("Shift+F7");
    await page.getByRole("button", { name: "quiet", exact: true }).and(page.locator(":focus")).waitFor();
    expect(asked).toHaveLength(before);
  },
);
