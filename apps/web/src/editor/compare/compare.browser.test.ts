import { deepTest } from "@housestyle/testing";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { faultsInBothLooks } from "../../testing/both-looks.ts";
import { sharedProduct } from "../../testing/shared-product.ts";
import { fromTextMenu } from "../../testing/text-menu.ts";
import { paragraphs, text, write } from "../../testing/visit.ts";

const product = await sharedProduct();

const dialog = (page: Page) => page.getByRole("dialog", { name: "Compare texts" });
const current = (page: Page) => dialog(page).locator(".change[aria-current]").textContent();
const count = (page: Page) =>
  dialog(page)
    .getByRole("status")
    .filter({ hasText: /ifference/ });

async function choose(page: Page, name: string, words: string): Promise<void> {
  await fromTextMenu(page, "Compare with…");
  const buffer = Buffer.from(words);
  await dialog(page)
    .getByLabel("Choose file…")
    .and(page.locator("input"))
    .setInputFiles({ name, mimeType: "text/plain", buffer });
}

test("a file is compared word by word, by keys alone, and its words are taken in one step of undo", async () => {
  const page = await product.page("/editor");
  await page.getByText("Checked on this device").waitFor();
  await write(page, "The young dog sat on the mat.\nSame here.\nMine alone.");
  await choose(page, "draft.md", "The **old** dog sat on a mat.\n\nSame here.");
  await dialog(page).getByText("Compared with “draft.md”.").waitFor();
  await expect.poll(() => count(page).textContent()).toContain("Difference 1 of 3");
  await expect.poll(() => count(page).textContent()).toContain("Other text: “old”. Yours: “young”");
  await expect.poll(() => current(page)).toBe("oldyoung");
  await page.keyboard.press("F8");
  await expect.poll(() => current(page)).toBe("athe");
  await page.keyboard.press("Shift+F8");
  await page.keyboard.press("Shift+F8");
  await expect.poll(() => current(page)).toBe("Mine alone.");
  // Neither is told by its color alone.
  const line = (tag: string) =>
    dialog(page)
      .locator(tag)
      .first()
      .evaluate((each) => getComputedStyle(each).textDecorationLine);
  await expect.poll(() => line("ins")).toBe("underline");
  await expect.poll(() => line("del")).toBe("line-through");
  expect(await faultsInBothLooks(page)).toEqual([]);
  await page.keyboard.press("F8");
  const use = dialog(page).getByRole("button", { name: "Use this text" });
  await use.press("Enter");
  await expect.poll(() => count(page).textContent()).toContain("Difference 1 of 2");
  await expect.poll(() => text(page).locator("strong").textContent()).toBe("old");
  await use.press("Enter");
  await use.press("Enter");
  await dialog(page).getByText("No differences").waitFor();
  await expect.poll(() => paragraphs(page)).toEqual(["The old dog sat on a mat.", "Same here."]);
  // The focus is not lost with the button, and each change is one step.
  await page.keyboard.press("Control+z");
  await expect.poll(() => paragraphs(page)).toEqual(["The old dog sat on a mat.", "Same here.", "Mine alone."]);
  await page.keyboard.press("Control+z");
  await expect.poll(async () => (await paragraphs(page))[0]).toBe("The old dog sat on the mat.");
});

deepTest("the same words in another file have no differences, and a file that cannot be read says why", async () => {
  const page = await product.page("/editor");
  await page.getByText("Checked on this device").waitFor();
  await write(page, "One line.\n\nAnother.");
  await choose(page, "same.txt", "One line.\n\nAnother.\n");
  await dialog(page).getByText("No differences").waitFor();
  await dialog(page).getByRole("button", { name: "Compare with something else" }).click();
  await dialog(page)
    .getByLabel("Choose file…")
    .and(page.locator("input"))
    .setInputFiles({
      name: "photo.png",
      mimeType: "image/png",
      buffer: Buffer.from("\x89PNG\r\n\x1a\n0000", "latin1"),
    });
  await dialog(page).getByRole("alert").getByText("photo.png").waitFor();
});

deepTest("another document is found by its words and compared, and so is a version of this one", async () => {
  const person = await product.person();
  const add = async (Title: string, Text: string) =>
    (await person.post<{ Id: number }>("/api/v1/documents", { Title, Text })).body.Id;
  await add("Chapter two", "The tide came.");
  await add("Chapter three", "The storm came.");
  const id = await add("Chapter two, again", "The flood came.");
  const page = await product.page(`/editor?document=${id}`, person);
  await text(page).getByText("The flood came.").waitFor();
  await page.getByText("Saved on the server").waitFor();
  await fromTextMenu(page, "Compare with…");
  const documents = dialog(page).getByRole("list", { name: "Documents" }).getByRole("button");
  await expect.poll(() => documents.count()).toBe(2);
  await dialog(page).getByRole("searchbox", { name: "Search documents" }).fill("tide");
  await expect.poll(() => documents.count()).toBe(1);
  expect(await faultsInBothLooks(page)).toEqual([]);
  await documents.first().click();
  await dialog(page).getByText("Compared with “Chapter two”.").waitFor();
  await expect.poll(() => current(page)).toBe("tideflood");
  await dialog(page).getByRole("button", { name: "Compare with something else" }).click();
  await dialog(page).getByRole("combobox", { name: "An earlier version" }).selectOption({ index: 1 });
  await dialog(page).getByText("No differences").waitFor();
});
