import type { Page } from "playwright-core";
import { expect } from "vitest";
import { text } from "./visit.ts";

/** Opens the menu of the text, unless it is open. */
export async function openTextMenu(page: Page): Promise<void> {
  const button = page.getByRole("button", { name: "File", exact: true });
  // What the button says of the menu comes a moment after it.
  if (!(await page.getByRole("dialog", { name: "File and settings" }).isVisible())) await button.click();
}

/** Chooses something of the menu of the text. */
export async function fromTextMenu(page: Page, name: string): Promise<void> {
  await openTextMenu(page);
  await page.getByRole("dialog", { name: "File and settings" }).getByRole("button", { name, exact: true }).click();
}

/** Opens the sample. It is fetched first and then takes the focus: whoever presses keys before would press them in the text. */
export async function loadSample(page: Page): Promise<void> {
  await fromTextMenu(page, "Open sample text");
  await text(page).getByText("The repair café").waitFor();
  await expect.poll(() => text(page).evaluate((element) => element === document.activeElement)).toBe(true);
}
