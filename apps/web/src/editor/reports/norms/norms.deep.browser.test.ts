import { deepTest } from "@housestyle/testing";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { complaints } from "../../../testing/complaints.ts";
import { sharedProduct } from "../../../testing/shared-product.ts";
import { write } from "../../../testing/visit.ts";

const product = await sharedProduct();
const paragraph = "She walked home, and the rain fell on the quiet street. He was late again. ";

async function openSentences(page: Page) {
  await page.getByRole("tab", { name: "Reports" }).press("Enter");
  await page
    .getByRole("navigation", { name: "Reports" })
    .getByRole("button", { name: "Sentence length" })
    .press("Enter");
  return page.getByRole("article", { name: "Sentence length" });
}

test("a writer counts texts of theirs as a norm, by keys, holds a text against it, and deletes it", async () => {
  const person = await product.person();
  await person.post("/api/v1/documents", { Title: "The first book", Text: paragraph.repeat(40) });
  const page = await product.page("/editor", person);
  await write(page, "It rained and it rained and it never stopped.");
  const report = await openSentences(page);
  await report
    .getByText(/^typical of published nonfiction: /)
    .first()
    .waitFor();
  await report.getByRole("button", { name: "Add custom benchmark…" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Custom benchmark" });
  await dialog.getByRole("button", { name: "Create benchmark" }).press("Enter");
  await dialog.getByText("Enter a name and choose at least one text.").waitFor();
  await dialog.getByRole("textbox", { name: "Name" }).fill("My books");
  await dialog.getByRole("checkbox", { name: /^The first book · \d+ words$/ }).press("Space");
  expect(await complaints(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Create benchmark" }).press("Enter");
  await dialog.waitFor({ state: "detached" });
  await report.getByText("typical of “My books”: 7.5 to 7.5").waitFor();
  await report.getByText(/^Based on 1 text with \d+ words in total\.$/).waitFor();
  expect((await person.get("/api/v1/norms")).body).toMatchObject([{ Name: "My books" }]);
  await report.getByRole("button", { name: "Delete this benchmark" }).press("Enter");
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete this benchmark" }).press("Enter");
  await report
    .getByText(/^typical of published nonfiction: /)
    .first()
    .waitFor();
  expect((await person.get("/api/v1/norms")).body).toEqual([]);
});

deepTest("without an account a file of the device is counted, and fiction of a decade can be chosen", async () => {
  const page = await product.page("/editor");
  await write(page, "It rained and it rained and it never stopped.");
  const report = await openSentences(page);
  await report.getByLabel("Compared with").selectOption({ label: "fiction from the 1920s" });
  await report
    .getByText(/^typical of fiction from the 1920s: /)
    .first()
    .waitFor();
  await report.getByRole("button", { name: "Add custom benchmark…" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Custom benchmark" });
  await dialog.getByText("Saved on this device only.").waitFor();
  await dialog.getByRole("textbox", { name: "Name" }).fill("Old book");
  const chosen = page.waitForEvent("filechooser");
  await dialog.getByRole("button", { name: "Add files" }).press("Enter");
  await (await chosen).setFiles({ name: "old.txt", mimeType: "text/plain", buffer: Buffer.from(paragraph.repeat(40)) });
  await dialog.getByText("old.txt").waitFor();
  await dialog.getByRole("button", { name: "Create benchmark" }).press("Enter");
  await report.getByText("typical of “Old book”: 7.5 to 7.5").waitFor();
});
