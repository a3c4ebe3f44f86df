import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { signedUp, type Visitor } from "../../../server/src/testing/visitor.ts";
import { complaints } from "../testing/complaints.ts";
import { fill } from "../testing/fill.ts";
import { Product } from "../testing/product.ts";

let product: Product;
let person: Visitor;
beforeAll(async () => {
  product = await Product.open();
  person = await signedUp(product.server, { Name: "Ann Lee" });
  await fill(person);
});
afterEach(async () => {
  expect(await product.leave()).toEqual([]);
});
afterAll(() => product.close());

/** Every address, and what stands on it once it is there. */
const open = [
  "/",
  "/login",
  "/signup",
  "/forgotten-password",
  "/reset-password?token=x",
  "/verify-email?token=x",
  "/invitation?token=x",
  "/extension",
  "/extension/chrome",
  "/extension/safari",
  "/word-explorer",
  "/word-explorer/happy",
  "/word-explorer/zzzzq",
  "/privacy",
  "/nothing-here",
  "/editor",
];
const own = [
  "/welcome",
  "/documents",
  "/documents?show=trash",
  "/dictionary",
  "/snippets",
  "/style-guides",
  "/style-guides/1",
  "/simple-style-guide",
  "/term-bases",
  "/term-bases/1",
  "/import",
  "/import/termbase",
  "/team",
  "/team/members",
  "/team/analytics",
  "/account",
  "/account?show=security",
  "/account?show=keys",
  "/account?show=privacy",
  "/account?show=end",
  "/operator",
  "/operator?show=teams",
  "/operator?show=feedback",
  "/editor",
];
const looks = [
  { theme: "light", width: 1440 },
  { theme: "dark", width: 390 },
] as const;

async function settled(page: Page): Promise<void> {
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  // Sections of a word wait until they are scrolled to.
  await page.locator(".waiting, .skeleton:not(.word-section .skeleton)").first().waitFor({ state: "detached" });
  await page.evaluate(() => document.fonts.ready);
}

test.each(looks.flatMap((look) => open.map((path) => ({ ...look, path }))))(
  "a stranger finds $path in $theme at $width without a fault",
  async ({ path, ...look }) => {
    const page = await product.page(path, undefined, look);
    await settled(page);
    expect(await complaints(page)).toEqual([]);
    expect(await isTooWide(page)).toBe(false);
  },
);

test.each(looks.flatMap((look) => own.map((path) => ({ ...look, path }))))(
  "$path in $theme at $width is without a fault",
  async ({ path, ...look }) => {
    const page = await product.page(path, person, look);
    await settled(page);
    expect(await complaints(page)).toEqual([]);
    expect(await isTooWide(page)).toBe(false);
  },
);

/** Whether the page scrolls sideways, which no screen may. */
function isTooWide(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
}
