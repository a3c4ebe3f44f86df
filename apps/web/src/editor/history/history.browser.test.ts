import { deepTest } from "@housestyle/testing";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { faultsInBothLooks } from "../../testing/both-looks.ts";
import { sharedProduct } from "../../testing/shared-product.ts";
import { fromTextMenu } from "../../testing/text-menu.ts";
import { paragraphs, text, write } from "../../testing/visit.ts";

const product = await sharedProduct();

const history = (page: Page) => page.getByRole("dialog", { name: "Version history" });
const rows = (page: Page) => history(page).getByRole("list", { name: "Versions" }).getByRole("button");
const names = (page: Page) => history(page).locator(".history-name").allTextContents();

async function opened() {
  const person = await product.person();
  const { body } = await person.post<{ Id: number; Version: number }>("/api/v1/documents", {
    Title: "Novel",
    Text: "The old cat sat.\n\nIt was calm.",
  });
  const page = await product.page(`/editor?document=${body.Id}`, person);
  await text(page).getByText("The old cat sat.").waitFor();
  await page.getByText("Saved on the server").waitFor();
  return { person, page, id: body.Id };
}

test("a version is saved with a name, listed with others of a name, renamed, and unnamed", async () => {
  const { person, page, id } = await opened();
  await page.keyboard.press("Control+Home");
  await write(page, "Once. ");
  // What is not on the server yet is sent first.
  await page.keyboard.press("F1");
  await page.getByRole("dialog", { name: "Command palette" }).getByRole("combobox").fill("save version");
  await page.keyboard.press("Enter");
  const field = history(page).getByRole("textbox", { name: "Version name" });
  await expect.poll(() => field.evaluate((each) => each === document.activeElement)).toBe(true);
  await page.keyboard.press("Enter");
  await history(page).getByText("Enter a name.").waitFor();
  await page.keyboard.type("Sent to editor");
  await page.keyboard.press("Enter");
  await history(page).getByText("Saved as “Sent to editor”.").waitFor();
  await expect.poll(() => names(page)).toEqual(["Sent to editor"]);
  await expect.poll(() => rows(page).count()).toBe(2);
  const named = async () => {
    const { body } = await person.get<{ Name: string; Version: number }[]>(`/api/v1/documents/${id}/versions`);
    return body.map(({ Name }) => Name);
  };
  expect(await named()).toEqual(["Sent to editor", ""]);
  await history(page).getByRole("checkbox", { name: "Named versions only" }).check();
  await expect.poll(() => rows(page).count()).toBe(1);
  await rows(page).first().click();
  await history(page).getByText("No differences").waitFor();
  await history(page).getByRole("button", { name: "Rename" }).click();
  await page.keyboard.press("Control+a");
  await page.keyboard.type("First draft");
  await page.keyboard.press("Enter");
  await history(page).getByText("Saved as “First draft”.").waitFor();
  await expect.poll(() => names(page)).toEqual(["First draft"]);
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Rename");
  expect(await faultsInBothLooks(page)).toEqual([]);
  await history(page).getByRole("button", { name: "Remove name" }).click();
  await history(page).getByText("Name removed.").waitFor();
  await history(page).getByText("No named versions yet.").waitFor();
  expect(await named()).toEqual(["", ""]);
});

deepTest("words of an earlier version are taken one by one, and the version as a whole", async () => {
  const { page } = await opened();
  await page.keyboard.press("Control+a");
  await write(page, "The young dog sat.\nIt was wild.");
  await page.getByText("Saved on the server").waitFor();
  await fromTextMenu(page, "Version history…");
  await rows(page).last().click();
  await history(page).getByText("Difference 1 of 2").waitFor();
  await history(page).getByRole("button", { name: "Use this text" }).click();
  await history(page).getByText("Difference 1 of 1").waitFor();
  await expect.poll(() => paragraphs(page)).toEqual(["The old cat sat.", "It was wild."]);
  await history(page).getByRole("button", { name: "Restore this version" }).click();
  await expect.poll(() => paragraphs(page)).toEqual(["The old cat sat.", "It was calm."]);
});
