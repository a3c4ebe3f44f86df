import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { Product } from "../testing/product.ts";

let product: Product;
beforeAll(async () => {
  product = await Product.open();
});
afterEach(async () => {
  expect(await product.leave()).toEqual([]);
});
afterAll(() => product.close());

test("the side bar marks the place one is at, and no other", async () => {
  const { page } = await product.signedUp("/snippets");
  const marked = page.locator('nav a[aria-current="page"]');
  await marked.filter({ hasText: "Snippets" }).waitFor();
  expect(await marked.count()).toBe(1);
  await page.getByRole("link", { name: "Dictionary", exact: true }).press("Enter");
  await marked.filter({ hasText: "Dictionary" }).waitFor();
  expect(await marked.count()).toBe(1);
});
