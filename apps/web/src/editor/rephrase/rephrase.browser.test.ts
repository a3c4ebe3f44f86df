import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, afterEach, expect, test } from "vitest";
import { add } from "../../../../server/src/testing/documents.ts";
import { share } from "../../../../server/src/testing/sharing.ts";
import { signedUp } from "../../../../server/src/testing/visitor.ts";
import { faultsInBothLooks } from "../../testing/both-looks.ts";
import { Product } from "../../testing/product.ts";
import { builtPage } from "../../testing/serve-page.ts";
import { sharedProduct } from "../../testing/shared-product.ts";
import { openTextMenu } from "../../testing/text-menu.ts";
import { paragraphs, paste, text, write } from "../../testing/visit.ts";

const product = await Product.alone({ env: { HOUSESTYLE_FLAGS: "+Paraphrase +CollaborativeEditing" } });
const without = await sharedProduct();
afterEach(async () => {
  expect(await product.leave()).toEqual([]);
});
afterAll(() => product.close());

const guide =
  '<p>In order to win, read <a href="https://example.org/guide">the guide</a>. She did not read the rules.</p>';
const words = "In order to win, read the guide. She did not read the rules.";

const card = (page: Page) => page.getByRole("region", { name: "Other wordings" });
/** The files of the page that hold the card or the button. */
const assets = join(builtPage, "assets");
const own = readdirSync(assets).filter(
  (name) =>
    /\.(?:js|css)$/.test(name) && /rephrase-choice|Other wordings/.test(readFileSync(join(assets, name), "utf8")),
);
const offer = (page: Page) => page.getByRole("button", { name: "Rephrase", exact: true });
const palette = (page: Page) => page.getByRole("dialog", { name: "Command palette" });
const focused = (page: Page) => page.locator(":focus");

async function written(html: string): Promise<Page> {
  const page = await product.page("/editor");
  await text(page).and(page.locator("[contenteditable=true]")).waitFor();
  await paste(page, { "text/html": html });
  await page.getByText("Checked on this device").waitFor();
  return page;
}

/** Selects so many words from the start of the text. */
async function selectWords(page: Page, count: number): Promise<void> {
  await text(page).press("Control+Home");
  for (let times = 0; times < count; times++) await page.keyboard.press("Control+Shift+ArrowRight");
}

test("the button beside a selection shows other wordings, and the chosen one is written as one step that keeps links", async () => {
  const page = await written(guide);
  await selectWords(page, 2);
  await offer(page).click();
  const shorter = card(page).getByRole("button", { name: /^Shorter .* To win, read the guide\.$/ });
  await shorter.and(focused(page)).waitFor();
  await expect.poll(() => shorter.locator("del").allTextContents()).toEqual(["In order to"]);
  await expect.poll(() => shorter.locator("ins").allTextContents()).toEqual(["To"]);
  const highlighted = async () => (await text(page).locator(".rephrase-mark").allTextContents()).join("");
  await expect.poll(highlighted).toBe("In order to win, read the guide.");
  await expect.poll(() => offer(page).count()).toBe(0);
  expect(await faultsInBothLooks(page)).toEqual([]);
  await shorter.click();
  await expect.poll(() => paragraphs(page)).toEqual(["To win, read the guide. She did not read the rules."]);
  await expect.poll(() => text(page).getByRole("link", { name: "the guide" }).getAttribute("href")).toMatch(/guide$/);
  await expect.poll(() => card(page).count()).toBe(0);
  await expect.poll(() => text(page).locator(".rephrase-mark").count()).toBe(0);
  await page.keyboard.press("Control+z");
  await expect.poll(() => paragraphs(page)).toEqual([words]);
  await expect.poll(() => text(page).getByRole("link").allTextContents()).toEqual(["the guide"]);
});

test("by keys alone, for the sentence at the cursor and for all sentences of a selection", async () => {
  const page = await written(guide);
  await text(page).press("Control+End");
  await page.keyboard.press("Control+F7");
  const contractions = card(page).getByRole("button", { name: /^Contractions/ });
  await contractions.and(focused(page)).waitFor();
  await page.keyboard.press("Escape");
  await expect.poll(() => card(page).count()).toBe(0);
  await text(page).and(focused(page)).waitFor();
  await page.keyboard.press("Control+F7");
  await contractions.and(focused(page)).waitFor();
  await page.keyboard.press("Enter");
  const contracted = "In order to win, read the guide. She didn't read the rules.";
  await expect.poll(() => paragraphs(page)).toEqual([contracted]);
  await page.keyboard.press("Control+a");
  await page.keyboard.press("Control+F7");
  const lists = card(page).getByRole("list");
  await expect.poll(() => lists.count()).toBe(2);
  await card(page)
    .getByRole("list", { name: /“In order to win, read the guide\.”/ })
    .waitFor();
  await page.keyboard.press("End");
  await card(page)
    .getByRole("button", { name: /^Full forms/ })
    .and(focused(page))
    .waitFor();
  await page.keyboard.press("Enter");
  await expect.poll(() => paragraphs(page)).toEqual([words]);
  // What is typed next goes on after the sentence.
  await page.keyboard.type(" Good.");
  await expect.poll(() => paragraphs(page)).toEqual([`${words} Good.`]);
});

test("a sentence without other wordings says so, and the palette, the menu, and the keys name the command", async () => {
  const page = await written("<p>Cats purr.</p>");
  await page.keyboard.press("F1");
  await palette(page).getByRole("combobox").fill("rephrase");
  await palette(page)
    .getByRole("option", { name: /^Rephrase/, selected: true })
    .waitFor();
  await page.keyboard.press("Enter");
  await card(page).getByText("No other wording was found for this sentence.").waitFor();
  await card(page).and(focused(page)).waitFor();
  await page.keyboard.press("Escape");
  await text(page).and(focused(page)).waitFor();
  await openTextMenu(page);
  const menu = page.getByRole("dialog", { name: "File and settings" });
  await menu.getByRole("button", { name: "Rephrase" }).click();
  await card(page).getByText("No other wording was found").waitFor();
  await text(page).press("End");
  await openTextMenu(page);
  await menu.getByRole("button", { name: "Keyboard shortcuts" }).click();
  await page.getByRole("row", { name: /Ctrl\+F7 Rephrase/ }).waitFor();
});

test("on a phone, the button is in the bar below the text", async () => {
  const page = await written(guide);
  await page.setViewportSize({ width: 390, height: 844 });
  await selectWords(page, 3);
  await page.locator(".sheet-head").getByRole("button", { name: "Rephrase" }).click();
  await card(page)
    .getByRole("button", { name: /^Shorter/ })
    .click();
  await expect.poll(() => paragraphs(page)).toEqual([words.replace("In order to", "To")]);
});

/** A document with these paragraphs. */
const content = (...lines: string[]) => ({
  type: "doc",
  content: lines.map((line) => ({ type: "paragraph", content: [{ type: "text", text: line }] })),
});

test("someone who suggests makes a suggestion of it, and someone who reads is offered nothing", async () => {
  const owner = await signedUp(product.server, { Name: "Olive Owner" });
  const doc = await add(owner, { Title: "Rules", Content: content(words) });
  const pages: Page[] = [];
  for (const Role of ["suggest", "view"]) {
    const person = await signedUp(product.server, { Name: `Pat ${Role}` });
    await share(owner, doc, { Email: person.email, Role });
    pages.push(await product.page(`/editor?document=${doc.Id}`, person));
  }
  const [suggesting, reading] = pages as [Page, Page];
  await suggesting.getByText("You can suggest edits to this document.").waitFor();
  await suggesting.getByText("Checked on this device").waitFor();
  await selectWords(suggesting, 2);
  await offer(suggesting).click();
  await card(suggesting)
    .getByRole("button", { name: /^Shorter/ })
    .click();
  await expect.poll(() => text(suggesting).locator("del").allTextContents()).toEqual(["In order to"]);
  await expect.poll(() => text(suggesting).locator("ins").allTextContents()).toEqual(["To"]);

  await text(reading).getByText("She did not read the rules.").waitFor();
  await reading.getByText("Checked on this device").waitFor();
  await reading.keyboard.press("F1");
  await palette(reading).getByRole("combobox").fill("re");
  await palette(reading)
    .getByRole("option", { name: /^Find and replace/ })
    .waitFor();
  await expect
    .poll(() =>
      palette(reading)
        .getByRole("option", { name: /Rephrase/ })
        .count(),
    )
    .toBe(0);
});

test("while someone else edits elsewhere, the card stays with its sentence; an edit of its paragraph closes it", async () => {
  const owner = await signedUp(product.server, { Name: "Olive Owner" });
  const doc = await add(owner, { Title: "Rules", Content: content("Begin here.", words) });
  const [page, other] = [
    await product.page(`/editor?document=${doc.Id}`, owner),
    await product.page(`/editor?document=${doc.Id}`, owner),
  ];
  for (const each of [page, other]) await each.getByText("Saved on the server").waitFor();
  await page.getByText("Checked on this device").waitFor();
  await text(page).press("Control+End");
  await page.keyboard.press("Control+F7");
  await card(page)
    .getByRole("button", { name: /^Contractions/ })
    .and(focused(page))
    .waitFor();
  await text(other).press("Control+Home");
  await other.keyboard.insertText("Now ");
  await text(page).getByText("Now Begin here.").waitFor();
  await page.keyboard.press("Enter");
  const contracted = words.replace("did not", "didn't");
  await expect.poll(() => paragraphs(other)).toEqual(["Now Begin here.", contracted]);
  await page.keyboard.press("Control+F7");
  await card(page)
    .getByRole("button", { name: /^Full forms/ })
    .and(focused(page))
    .waitFor();
  await text(other).press("Control+End");
  await other.keyboard.insertText(" Now go.");
  await expect.poll(() => card(page).count()).toBe(0);
  await expect.poll(() => text(page).locator(".rephrase-mark").count()).toBe(0);
});

test("without the flag nothing is offered, and nothing is loaded for it", async () => {
  const page = await without.page("/editor");
  await write(page, words);
  await page.getByText("Checked on this device").waitFor();
  await selectWords(page, 3);
  await page.keyboard.press("Control+F7");
  await openTextMenu(page);
  const menu = page.getByRole("dialog", { name: "File and settings" });
  await menu.getByRole("button", { name: "Keyboard shortcuts" }).click();
  await page.getByRole("row", { name: /Shift\+F7 Synonyms/ }).waitFor();
  await expect.poll(() => page.getByText(/Rephras|Ctrl\+F7/).count()).toBe(0);
  await expect.poll(() => card(page).count()).toBe(0);
  const loaded = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  expect(own.length).toBeGreaterThan(0);
  expect(own.filter((file) => loaded.some((name) => name.endsWith(file)))).toEqual([]);
});
