import type { Page } from "playwright-core";
import { complaints } from "./complaints.ts";

/** How every screen is looked at: at a desk by day, and on a phone by night. */
export const bothLooks = [
  { theme: "light", width: 1440 },
  { theme: "dark", width: 390 },
] as const;

/** What axe-core finds wrong with the page as it is now in both looks, and where it scrolls sideways. It is loaded once. */
export async function faultsInBothLooks(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const look of bothLooks) {
    await page.setViewportSize({ width: look.width, height: 900 });
    await page.emulateMedia({ colorScheme: look.theme });
    const faults = await complaints(page);
    if (await isTooWide(page)) faults.push("The page scrolls sideways.");
    found.push(...faults.map((fault) => `${look.theme} at ${look.width}: ${fault}`));
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: "light" });
  return found;
}

/** Whether the page scrolls sideways, which no screen may. */
export function isTooWide(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
}
