import type { Page } from "playwright-core";

/** Opens the menu of the text, unless it is open. */
export async function openTextMenu(page: Page): Promise<void> {
  const button = page.getByRole("button", { name: "Text", exact: true });
  if ((await button.getAttribute("aria-expanded")) !== "true") await button.click();
}

/** Chooses something of the menu of the text. */
export async function fromTextMenu(page: Page, name: string): Promise<void> {
  await openTextMenu(page);
  await page.getByRole("dialog", { name: "Text and settings" }).getByRole("button", { name, exact: true }).click();
}
