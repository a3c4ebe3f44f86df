import type { Page } from "playwright-core";
import { loadSample } from "./text-menu.ts";

/** Opens the reports of the sample, by keyboard alone. */
export async function openReports(page: Page): Promise<void> {
  await loadSample(page);
  await page.getByRole("tab", { name: "Suggestions" }).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.getByRole("tab", { name: "Reports", selected: true }).waitFor();
}
