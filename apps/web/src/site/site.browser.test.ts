import type { Locator, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { signedUp } from "../../../server/src/testing/visitor.ts";
import { Product } from "../testing/product.ts";
import { explorer } from "../texts/explorer.ts";
import { site as texts } from "../texts/site.ts";
import { mobileHeaderOffset, wideScreen } from "./wide-screen.ts";

let product: Product;
beforeAll(async () => {
  const stores = ["CHROME", "FIREFOX", "EDGE", "SAFARI"].map((name) => [
    `HOUSESTYLE_STORE_${name}`,
    "https://stores.example/",
  ]);
  product = await Product.alone({ env: Object.fromEntries(stores) });
});
afterEach(async () => {
  expect(await product.leave()).toEqual([]);
});
afterAll(() => product.close());

const nav = (page: Page) => page.getByRole("banner").getByRole("navigation", { name: texts.nav });
const menu = (page: Page, name: string) => nav(page).getByRole("button", { name, exact: true });
const isOpen = (button: Locator) => button.getAttribute("aria-expanded");
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute("href"));

/** Reads on, once the page is there. */
async function scrolled(page: Page): Promise<void> {
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.evaluate(() => scrollTo(0, 900));
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(400);
}

describe("the header of a wide window", () => {
  test("its menus open and are walked by the keyboard", async () => {
    const page = await product.page("/privacy");
    const button = menu(page, texts.extensions);
    await button.focus();
    await page.keyboard.press("ArrowDown");
    await expect.poll(() => isOpen(button)).toBe("true");
    await expect.poll(() => focused(page)).toBe("/extension/chrome");
    await page.keyboard.press("ArrowDown");
    await expect.poll(() => focused(page)).toBe("/extension/firefox");
    await page.keyboard.press("Escape");
    await expect.poll(() => isOpen(button)).toBe("false");
    await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press("Enter");
    await page.keyboard.press("End");
    await expect.poll(() => focused(page)).toBe("/extension");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/extension");
    await expect.poll(() => isOpen(button)).toBe("false");
  });

  test("its menus open under the pointer and go with it; leaving by Tab closes them", async () => {
    const page = await product.page("/privacy");
    const button = menu(page, texts.product);
    await button.hover();
    await expect.poll(() => isOpen(button)).toBe("true");
    await page.getByRole("heading", { level: 1 }).hover();
    await expect.poll(() => isOpen(button)).toBe("false");
    await button.press("Enter");
    await expect.poll(() => isOpen(button)).toBe("true");
    await page.keyboard.press("Shift+Tab");
    await expect.poll(() => isOpen(button)).toBe("false");
  });

  test("stays at the top, and marks the page one is on", async () => {
    const page = await product.page("/word-explorer");
    const link = nav(page).getByRole("link", { name: texts.explorer });
    await expect.poll(() => link.getAttribute("aria-current")).toBe("page");
    await page.goto("/privacy");
    await scrolled(page);
    await expect.poll(async () => (await page.getByRole("banner").boundingBox())?.y).toBe(0);
  });

  test("a place of a page stops below it", async () => {
    const page = await product.page("/#teams");
    const top = () => page.locator("#teams").evaluate((element) => element.getBoundingClientRect().top);
    await expect.poll(top).toBeLessThan(200);
    await expect.poll(() => top()).toBeGreaterThanOrEqual(mobileHeaderOffset - 8);
  });

  test("a page that began at a place leads on to others", async () => {
    const page = await product.page("/#teams");
    await page.locator("#teams").waitFor();
    await nav(page).getByRole("link", { name: texts.explorer }).click();
    await page.getByRole("heading", { level: 1, name: explorer.title }).waitFor();
  });

  test("leads who is signed in to their desk", async () => {
    const page = await product.page("/privacy", await signedUp(product.server));
    const banner = page.getByRole("banner");
    await banner.getByRole("link", { name: texts.write }).waitFor();
    await expect.poll(() => banner.getByRole("link", { name: texts.logIn }).count()).toBe(0);
  });
});

describe("the header of a small window", () => {
  const isLocked = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).overflowY);

  test("has its links behind a button; while they are shown the page does not scroll; Escape closes", async () => {
    const page = await product.page("/privacy", undefined, { width: 390, height: 844 });
    await expect.poll(() => nav(page).count()).toBe(0);
    await expect.poll(async () => (await page.getByRole("banner").boundingBox())?.height).toBe(mobileHeaderOffset + 1);
    const toggle = page.getByRole("button", { name: texts.menu, exact: true });
    await toggle.press("Enter");
    const dialog = page.getByRole("dialog", { name: texts.menu });
    await dialog.waitFor();
    await expect.poll(() => isLocked(page)).toBe("hidden");
    await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await expect.poll(() => isLocked(page)).not.toBe("hidden");
    await expect.poll(() => toggle.evaluate((element) => element === document.activeElement)).toBe(true);
    await toggle.press("Enter");
    await dialog.getByRole("link", { name: texts.explorer }).press("Enter");
    await page.waitForURL("**/word-explorer");
    await dialog.waitFor({ state: "detached" });
  });

  test("turns into the whole one past the threshold, and closes what was open", async () => {
    const page = await product.page("/privacy", undefined, { width: wideScreen, height: 800 });
    await page.getByRole("button", { name: texts.menu, exact: true }).press("Enter");
    await page.getByRole("dialog", { name: texts.menu }).waitFor();
    await page.setViewportSize({ width: wideScreen + 1, height: 800 });
    await page.getByRole("dialog", { name: texts.menu }).waitFor({ state: "detached" });
    await nav(page).waitFor();
    await expect.poll(() => isLocked(page)).not.toBe("hidden");
  });
});

test("going to another page begins at its top, ready for the keyboard; going back is where one was", async () => {
  const page = await product.page("/privacy");
  await scrolled(page);
  await page.getByRole("contentinfo").getByRole("link", { name: texts.extensions }).press("Enter");
  await page.waitForURL("**/extension");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("content");
  await page.goBack();
  await page.waitForURL("**/privacy");
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(400);
});
