import { deepTest } from "@housestyle/testing";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { Visitor } from "../../../../server/src/testing/visitor.ts";
import { sharedProduct } from "../../testing/shared-product.ts";
import { fromTextMenu, openTextMenu } from "../../testing/text-menu.ts";
import { paragraphs, text, write } from "../../testing/visit.ts";

const product = await sharedProduct();

interface Listed {
  readonly Text: string;
  readonly Language: string;
  readonly Style: string;
}

async function withLetter(text: string) {
  const person = await product.person();
  const { body } = await person.post<{ Id: number }>("/api/v1/documents", { Title: "Letter", Text: text });
  return { person, id: body.Id };
}

test("what is typed while a document is being opened is written in it", async () => {
  const { person, id } = await withLetter("Dear all,");
  const page = await product.page("/documents", person);
  const held = Promise.withResolvers<void>();
  await page.route(`**/api/v1/documents/${id}`, (route) => void held.promise.then(() => route.continue()));
  const asked = page.waitForRequest(`**/api/v1/documents/${id}`);
  await page.getByRole("link", { name: "Letter" }).click();
  await asked;
  await page.getByText("Opening…").waitFor();
  await page.keyboard.type("Hellp");
  await page.keyboard.press("Backspace");
  await page.keyboard.type("o.");
  await page.keyboard.press("Enter");
  // A shortcut is not typing, and a field keeps its own keys.
  await page.keyboard.press("Control+b");
  held.resolve();
  await expect.poll(() => paragraphs(page)).toEqual(["Hello.", "Dear all,"]);
  await page.keyboard.type("And ");
  await expect.poll(() => paragraphs(page)).toEqual(["Hello.", "And Dear all,"]);
  await expect
    .poll(async () => (await person.get<Listed>(`/api/v1/documents/${id}`)).body.Text)
    .toBe("Hello.\n\nAnd Dear all,\n");
});

test("what is typed for a document that may only be read is dropped", async () => {
  const { person, id } = await withLetter("Dear all,");
  const page = await product.page("/documents", person);
  const held = Promise.withResolvers<void>();
  await page.route(`**/api/v1/documents/${id}`, async (route) => {
    await held.promise;
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), CanEdit: false } });
  });
  const asked = page.waitForRequest(`**/api/v1/documents/${id}`);
  await page.getByRole("link", { name: "Letter" }).click();
  await asked;
  await page.getByText("Opening…").waitFor();
  await page.keyboard.type("Hello.");
  held.resolve();
  await page.locator(".text[contenteditable=false]").getByText("Dear all,").waitFor();
  await expect.poll(() => paragraphs(page)).toEqual(["Dear all,"]);
});

deepTest(
  "a new document and a file of its own are read as their writer likes, not as the document before",
  async () => {
    const person = await product.person();
    await person.patch("/api/v1/account", { DefaultStyle: "creative" });
    const page = await product.page("/editor", person);
    await write(page, "A business letter.");
    await page.waitForURL(/document=\d+/);
    await page.getByRole("combobox", { name: "Writing style" }).selectOption("business");
    await page.getByRole("combobox", { name: "English variety" }).selectOption("en-GB");
    await expect.poll(() => listed(person)).toContain("A business letter. en-GB business");
    await fromTextMenu(page, "New document");
    await page.waitForURL(/document=new-/);
    await write(page, "A new one.");
    await expect.poll(() => listed(person)).toContain("A new one. en-US creative");
    await page.getByRole("combobox", { name: "Writing style" }).selectOption("business");
    await expect.poll(() => listed(person)).toContain("A new one. en-US business");
    await open(page, "day.md", "It was light.");
    await expect.poll(() => listed(person)).toContain("It was light. en-US creative");
    await text(page).getByText("It was light.").waitFor();
  },
);

async function listed(person: Visitor): Promise<string[]> {
  const { body } = await person.get<(Listed & { readonly Opening: string })[]>("/api/v1/documents");
  return body.map(({ Opening, Language, Style }) => [Opening.trim(), Language, Style].join(" "));
}

async function open(page: Page, name: string, words: string): Promise<void> {
  await openTextMenu(page);
  const file = { name, mimeType: "text/markdown", buffer: Buffer.from(words) };
  await page.getByLabel("Open file…").and(page.locator("input")).setInputFiles(file);
}
