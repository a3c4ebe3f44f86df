import type { Locator, Page } from "playwright-core";

/** Deletes a row of a table and brings it back, by keys alone. */
export async function deletedAndBack(page: Page, row: Locator): Promise<void> {
  await row.focus();
  await page.keyboard.press("Delete");
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).press("Enter");
  await row.waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Undo" }).press("Enter");
  await row.waitFor();
}
