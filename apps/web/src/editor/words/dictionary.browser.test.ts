import { readFile } from "node:fs/promises";
import { deepTest } from "@housestyle/testing";
import { expect, test } from "vitest";
import { sharedVisit } from "../../testing/shared-visit.ts";
import { fromTextMenu } from "../../testing/text-menu.ts";
import { marked, write } from "../../testing/visit.ts";

const visit = await sharedVisit();

async function opened() {
  const page = await visit.page();
  await write(page, "The zorblaxy and the quibblet met a framzooly.");
  await marked(page, "framzooly").waitFor();
  await fromTextMenu(page, "Dictionary");
  return { page, dialog: page.getByRole("dialog", { name: "Dictionary" }) };
}

deepTest("a list of words is imported, counted, exported again, and one undo takes it back", async () => {
  const { page, dialog } = await opened();
  const file = dialog.getByLabel("Import list…").and(page.locator("input"));
  const content = "3\nzorblaxy/M\nquibblet\nquibblet\n<script>\n";
  await file.setInputFiles({ name: "team.dic", mimeType: "text/plain", buffer: Buffer.from(content) });
  await dialog.getByText("2 words added. 1 was already listed. 1 line isn’t a word.").waitFor();
  const [exported] = await Promise.all([
    page.waitForEvent("download"),
    dialog.getByRole("button", { name: "Export list" }).click(),
  ]);
  expect(await readFile(await exported.path(), "utf8")).toBe("quibblet\nzorblaxy\n");
  await marked(page, "zorblaxy").waitFor({ state: "detached" });
  await dialog.getByRole("button", { name: "Undo" }).click();
  await dialog.getByText("0 words").waitFor();
  await marked(page, "zorblaxy").waitFor();
});

test("a word is added, found, removed, and brought back", async () => {
  const { page, dialog } = await opened();
  // Nothing was said yet: no hole is kept for it.
  await expect.poll(async () => (await dialog.getByRole("status").boundingBox())?.height ?? 0).toBe(0);
  await dialog.getByLabel("Add a word").fill("framzooly");
  await page.keyboard.press("Enter");
  await dialog.getByText("Added “framzooly” to your dictionary.").waitFor();
  await dialog.getByLabel("Add a word").fill("framzooly");
  await page.keyboard.press("Enter");
  await dialog.getByText("“framzooly” is already in the dictionary.").waitFor();
  await dialog.getByLabel("Search").fill("zzz");
  await dialog.getByText("No matching words.").waitFor();
  await dialog.getByLabel("Search").fill("fram");
  await dialog.getByRole("button", { name: "Remove “framzooly”" }).click();
  await marked(page, "framzooly").waitFor();
  await dialog.getByRole("button", { name: "Undo" }).click();
  await marked(page, "framzooly").waitFor({ state: "detached" });
});

deepTest("five thousand words do not make the list slow to open or long to read", async () => {
  const { page, dialog } = await opened();
  const words = Array.from({ length: 5000 }, (_, index) => `word${index}x`).join("\n");
  const file = dialog.getByLabel("Import list…").and(page.locator("input"));
  await file.setInputFiles({ name: "many.txt", mimeType: "text/plain", buffer: Buffer.from(words) });
  await dialog.getByText("5,000 words added.").waitFor();
  await expect.poll(() => dialog.getByRole("listitem").count()).toBeLessThan(40);
});
