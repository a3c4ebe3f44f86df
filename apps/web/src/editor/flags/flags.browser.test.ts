import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { Product } from "../../testing/product.ts";
import { openTextMenu } from "../../testing/text-menu.ts";
import { marked, write } from "../../testing/visit.ts";

let product: Product;
beforeAll(async () => {
  const off = "-GoalsSidebar,-ExtensionRealtimePopup,-ImportExport,-RealtimeReportPanel,-NewRealtimeSidebar";
  product = await Product.alone({ env: { HOUSESTYLE_FLAGS: off } });
});
afterEach(async () => {
  expect(await product.leave()).toEqual([]);
});
afterAll(() => product.close());

test("what a flag switches off is not there, and writing goes on", async () => {
  const page = await product.page("/editor");
  await write(page, "We definately went.");
  await marked(page, "definately").waitFor();
  await expect.poll(() => page.getByRole("tab").allTextContents()).toEqual(["Snippets", "Outline"]);
  await marked(page, "definately").click();
  await expect.poll(() => page.getByRole("complementary", { name: "Suggestion at the cursor" }).count()).toBe(0);
  await openTextMenu(page);
  await page.getByRole("button", { name: "Keyboard shortcuts" }).waitFor();
  await expect.poll(() => page.getByRole("button", { name: /Open file|Download/ }).count()).toBe(0);
});
