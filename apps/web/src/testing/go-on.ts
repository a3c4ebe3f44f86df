import type { Page } from "playwright-core";

/**
 * Goes to an address as a link does, once a page is there: all of it that stays stays, and so does what looks for faults
 * in it. Resolves when something else is to be read.
 */
export async function goOn(page: Page, path: string): Promise<void> {
  if (page.url() === "about:blank") {
    await page.goto(path);
    return;
  }
  const before = await page.evaluate((to) => {
    const shown = document.body.innerText;
    history.pushState(null, "", to);
    return shown;
  }, path);
  await page.waitForFunction((shown) => document.body.innerText !== shown, before);
}
