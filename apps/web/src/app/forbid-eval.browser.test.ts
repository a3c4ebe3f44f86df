import { afterAll, beforeAll, expect, test } from "vitest";
import { Product } from "../testing/product.ts";

let product: Product;
beforeAll(async () => {
  product = await Product.open();
});
afterAll(() => product.close());

test("the page tries nothing that its own rules refuse", async () => {
  const browser = await product.browser();
  const refused: string[] = [];
  await browser.exposeFunction("tellRefused", (directive: string) => refused.push(directive));
  await browser.addInitScript(
    `addEventListener("securitypolicyviolation", ({ effectiveDirective }) => tellRefused(effectiveDirective))`,
  );
  const page = await browser.newPage();
  await page.goto("/login");
  await page.getByRole("textbox", { name: "Email" }).fill("nobody@example.org");
  await page.getByLabel("Password", { exact: true }).fill("seven green bottles");
  await page.getByRole("button", { name: "Log in" }).click();
  await page.getByRole("alert").first().waitFor();
  expect(refused).toEqual([]);
});
