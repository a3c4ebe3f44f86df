import { readFile } from "node:fs/promises";
import { deepTest } from "@housestyle/testing";
import type { Page } from "playwright-core";
import { afterAll, afterEach, expect, test } from "vitest";
import { add } from "../../../../server/src/testing/documents.ts";
import { share } from "../../../../server/src/testing/sharing.ts";
import { signedUp, type Visitor } from "../../../../server/src/testing/visitor.ts";
import { faultsInBothLooks } from "../../testing/both-looks.ts";
import { Product } from "../../testing/product.ts";
import { sharedProduct } from "../../testing/shared-product.ts";
import { openTextMenu } from "../../testing/text-menu.ts";
import { paragraphs, text } from "../../testing/visit.ts";

const product = await Product.alone({ env: { HOUSESTYLE_FLAGS: "+CollaborativeEditing" } });
const without = await sharedProduct();
afterEach(async () => {
  expect(await product.leave()).toEqual([]);
});
afterAll(() => product.close());

const lines = (...texts: string[]) => ({
  type: "doc",
  content: texts.map((line) => ({ type: "paragraph", content: [{ type: "text", text: line }] })),
});
const story = ["It was a dark night.", "The old cat sat on the mat."];
const edits = (page: Page) => page.getByRole("tabpanel", { name: "Edits" });
const cards = (page: Page) => edits(page).getByRole("article");
const insertions = (page: Page) => text(page).locator("ins").allTextContents();
const deletions = (page: Page) => text(page).locator("del").allTextContents();

async function shared(Role: string, ...content: string[]) {
  const owner = await signedUp(product.server, { Name: "Olive Owner" });
  const pat = await signedUp(product.server, { Name: "Pat Reader" });
  const doc = await add(owner, { Title: "Story", Content: lines(...(content.length > 0 ? content : story)) });
  await share(owner, doc, { Email: pat.email, Role });
  return { owner, pat, doc };
}

async function open(visitor: Visitor, id: number, look = {}): Promise<Page> {
  const page = await product.page(`/editor?document=${id}`, visitor, look);
  await text(page).locator("p").last().waitFor();
  await page.getByText("Saved on the server").waitFor();
  return page;
}

const saved = async (visitor: Visitor, id: number) =>
  (await visitor.get<{ Text: string }>(`/api/v1/documents/${id}`)).body.Text.trimEnd();

test("someone who may only suggest does so from the first key, and the owner accepts and rejects by keys alone", async () => {
  const { owner, pat, doc } = await shared("suggest");
  const reader = await open(pat, doc.Id);
  await reader.getByText("You can suggest edits to this document.").waitFor();
  await expect.poll(() => text(reader).getAttribute("contenteditable")).toBe("true");
  await text(reader).press("Control+Home");
  await reader.keyboard.type("Now ");
  await text(reader).press("Control+End");
  for (let times = 0; times < 4; times++) await reader.keyboard.press("Backspace");
  await reader.keyboard.type("rug.");
  await expect.poll(() => insertions(reader)).toEqual(["Now ", "rug."]);
  await expect.poll(() => deletions(reader)).toEqual(["mat."]);
  await reader.getByText("Saved on the server").waitFor();

  const page = await open(owner, doc.Id);
  await page.getByRole("tab", { name: "Edits" }).press("Enter");
  await expect.poll(() => cards(page).count()).toBe(2);
  await edits(page).getByRole("article", { name: "Pat Reader: replace “mat.” with “rug.”" }).waitFor();
  await text(page).press("Control+Home");
  await page.keyboard.press("Control+F8");
  await page.keyboard.press("Control+Shift+Enter");
  await expect.poll(() => cards(page).count()).toBe(1);
  await page.keyboard.press("Control+F8");
  await page.keyboard.press("Control+Shift+Backspace");
  await expect.poll(() => paragraphs(page)).toEqual(["Now It was a dark night.", "The old cat sat on the mat."]);
  await expect.poll(() => paragraphs(reader)).toEqual(["Now It was a dark night.", "The old cat sat on the mat."]);
  await expect.poll(() => saved(owner, doc.Id)).toBe("Now It was a dark night.\n\nThe old cat sat on the mat.");
});

test("who accepts and rejects by keys in the panel goes on with the next edit", async () => {
  const { owner, pat, doc } = await shared("suggest", "One.", "Two.", "Three.");
  const reader = await open(pat, doc.Id);
  await expect.poll(() => text(reader).getAttribute("contenteditable")).toBe("true");
  await text(reader).press("Control+Home");
  for (const word of ["a", "b", "c"]) {
    await reader.keyboard.type(word);
    await reader.keyboard.press("ArrowDown");
  }
  await expect.poll(() => insertions(reader)).toHaveLength(3);
  await reader.getByText("Saved on the server").waitFor();
  const page = await open(owner, doc.Id);
  await page.getByRole("tab", { name: "Edits" }).press("Enter");
  await expect.poll(() => cards(page).count()).toBe(3);
  const focused = (card: number, name: string) =>
    cards(page).nth(card).getByRole("button", { name, exact: true }).and(page.locator(":focus")).waitFor();
  await cards(page).nth(1).getByRole("button", { name: "Accept" }).focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => cards(page).count()).toBe(2);
  await focused(1, "Accept");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect.poll(() => cards(page).count()).toBe(1);
  await focused(0, "Reject");
  await page.keyboard.press("Enter");
  await edits(page).getByRole("combobox").or(edits(page).getByRole("button")).and(page.locator(":focus")).waitFor();
});

test("on a phone, the tabs and what can be done with all edits take one row each, and the chosen tab is in sight", async () => {
  const { owner, pat, doc } = await shared("suggest");
  const reader = await open(pat, doc.Id);
  await text(reader).press("Control+Home");
  await reader.keyboard.type("Now ");
  await expect.poll(() => insertions(reader)).toEqual(["Now "]);
  await reader.getByText("Saved on the server").waitFor();
  const page = await open(owner, doc.Id, { width: 390 });
  await page.getByRole("button", { name: "Show panel" }).click();
  const tab = page.getByRole("tab", { name: "Edits" });
  await page.getByRole("tab", { name: "Suggestions" }).press("End");
  await cards(page).first().waitFor();
  const heightOf = async (part: string) => (await page.locator(part).boundingBox())?.height ?? Number.POSITIVE_INFINITY;
  await expect.poll(() => heightOf(".panel-tabs")).toBeLessThan(60);
  await expect.poll(() => heightOf(".edits-head")).toBeLessThan(80);
  const isInSight = (of: Element) =>
    of.getBoundingClientRect().left >= 0 && of.getBoundingClientRect().right <= innerWidth;
  await expect.poll(() => tab.evaluate(isInSight)).toBe(true);
  const correct = edits(page).getByRole("button", { name: "Suggest all corrections" });
  await correct.focus();
  await expect.poll(() => correct.evaluate(isInSight)).toBe(true);
  await edits(page).getByRole("button", { name: "Accept all" }).press("Enter");
  await expect.poll(() => insertions(page)).toEqual([]);
});

test("suggesting is turned on and off by a key; edits are undone, and accepted and rejected all at once", async () => {
  const { owner, doc } = await shared("edit");
  const page = await open(owner, doc.Id);
  await text(page).press("Control+Home");
  await page.keyboard.press("Control+Shift+E");
  await page.getByRole("button", { name: "Suggesting", pressed: true }).waitFor();
  await page.keyboard.press("Control+Delete");
  await page.keyboard.press("Control+Delete");
  await page.keyboard.type("Once it was");
  await expect.poll(() => deletions(page)).toEqual(["It was"]);
  await expect.poll(() => insertions(page)).toEqual(["Once it was"]);
  await page.keyboard.press("Control+End");
  await page.keyboard.press("Enter");
  await page.keyboard.type("The end.");
  await expect
    .poll(() => saved(owner, doc.Id))
    .toBe("Once it was a dark night.\n\nThe old cat sat on the mat.\n\nThe end.");
  await page.getByRole("tab", { name: "Edits" }).click();
  await expect.poll(() => cards(page).count()).toBe(2);
  await edits(page).getByRole("button", { name: "Reject all" }).press("Enter");
  await expect.poll(() => paragraphs(page)).toEqual(story);
  await text(page).press("Control+z");
  await expect.poll(() => cards(page).count()).toBe(2);
  await edits(page).getByRole("button", { name: "Accept all" }).press("Enter");
  await expect.poll(() => cards(page).count()).toBe(0);
  await text(page).press("Control+End");
  await page.keyboard.press("Control+Shift+E");
  await page.keyboard.type(" Really.");
  await expect.poll(() => insertions(page)).toEqual([]);
  await expect
    .poll(() => saved(owner, doc.Id))
    .toBe("Once it was a dark night.\n\nThe old cat sat on the mat.\n\nThe end. Really.");
});

test("a correction that is accepted while suggesting is a suggestion, and its words are not checked again", async () => {
  const { owner, doc } = await shared("edit", "She have a cat.");
  const page = await open(owner, doc.Id);
  await text(page).locator(".mark", { hasText: "have" }).waitFor();
  await text(page).press("Control+Home");
  await page.keyboard.press("Control+Shift+E");
  await page.getByRole("button", { name: "Suggesting", pressed: true }).waitFor();
  await page.keyboard.press("F8");
  await page.keyboard.press("Enter");
  await expect.poll(() => deletions(page)).toEqual(["have"]);
  await expect.poll(() => insertions(page)).toEqual(["has"]);
  await expect.poll(() => text(page).locator(".mark").count()).toBe(0);
});

test("all corrections that leave no choice become suggested edits at once, which the keys of the page go through", async () => {
  const { owner, doc } = await shared("edit", "She have a cat.", "He ate a apple.");
  const page = await open(owner, doc.Id);
  await text(page).locator(".mark").nth(1).waitFor();
  await page.getByRole("tab", { name: "Edits" }).click();
  await edits(page).getByRole("button", { name: "Suggest all corrections" }).click();
  await page.getByText("2 corrections suggested.").first().waitFor();
  await expect.poll(() => deletions(page)).toEqual(["have", "a"]);
  await expect.poll(() => insertions(page)).toEqual(["has", "an"]);
  await edits(page).getByRole("button", { name: "Suggesting", pressed: false }).press("Control+F8");
  await expect.poll(() => edits(page).locator("[aria-current=true]").count()).toBe(1);
  await page.keyboard.press("Control+Shift+Enter");
  await expect.poll(() => deletions(page)).toEqual(["a"]);
  await text(page).press("Control+z");
  await text(page).press("Control+z");
  await expect.poll(() => paragraphs(page)).toEqual(["She have a cat.", "He ate a apple."]);
});

test("suggested edits go to Word as tracked changes by their authors, and come back as suggested edits", async () => {
  const { owner, pat, doc } = await shared("suggest");
  const reader = await open(pat, doc.Id);
  await expect.poll(() => text(reader).getAttribute("contenteditable")).toBe("true");
  await text(reader).press("Control+End");
  for (let times = 0; times < 4; times++) await reader.keyboard.press("Backspace");
  await reader.keyboard.type("rug.");
  await expect.poll(() => insertions(reader)).toEqual(["rug."]);
  await reader.getByText("Saved on the server").waitFor();
  const page = await open(owner, doc.Id);
  await expect.poll(() => insertions(page)).toEqual(["rug."]);
  await openTextMenu(page);
  await page.locator("details").getByText("Download", { exact: true }).click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Word with suggested edits" }).click(),
  ]);
  const buffer = await readFile(await download.path());
  await openTextMenu(page);
  const file = page.getByLabel("Open file…").and(page.locator("input"));
  await file.setInputFiles({ name: "back.docx", mimeType: "application/octet-stream", buffer });
  await page.waitForURL((url) => url.searchParams.get("document") !== String(doc.Id));
  await page.getByText("Its tracked changes appear as suggested edits.").waitFor();
  await page.getByRole("tab", { name: "Edits" }).click();
  await edits(page).getByRole("article", { name: "Pat Reader: replace “mat” with “rug”" }).waitFor();
  await edits(page).getByRole("button", { name: "Reject all" }).click();
  await expect.poll(() => paragraphs(page)).toEqual(story);
});

deepTest(
  "suggested edits can be read and decided about on a phone, and nothing of them is there while the flag is off",
  async () => {
    const { owner, pat, doc } = await shared("suggest");
    const reader = await open(pat, doc.Id);
    await expect.poll(() => text(reader).getAttribute("contenteditable")).toBe("true");
    await text(reader).press("Control+End");
    await reader.keyboard.type(" Twice.");
    await reader.getByText("Saved on the server").waitFor();
    const page = await open(owner, doc.Id, { width: 390 });
    await page.getByRole("button", { name: "Show panel" }).click();
    await page.getByRole("tab", { name: "Edits" }).click();
    await cards(page).first().waitFor();
    expect(await faultsInBothLooks(page)).toEqual([]);
    await cards(page).getByRole("button", { name: "Accept" }).click();
    await expect.poll(() => insertions(page)).toEqual([]);
    const alone = await without.page("/editor", await signedUp(without.server));
    await text(alone).waitFor();
    await alone.getByRole("tab", { name: "Suggestions" }).waitFor();
    await expect.poll(() => alone.getByRole("tab", { name: "Edits" }).count()).toBe(0);
  },
);
