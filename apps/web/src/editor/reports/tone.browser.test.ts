import { afterAll, afterEach, expect, test } from "vitest";
import { openReports } from "../../testing/open-reports.ts";
import { Product } from "../../testing/product.ts";
import { sharedProduct } from "../../testing/shared-product.ts";
import { write } from "../../testing/visit.ts";

const product = await Product.alone({ env: { HOUSESTYLE_FLAGS: "+tone" } });
const without = await sharedProduct();
afterEach(async () => {
  expect(await product.leave()).toEqual([]);
});
afterAll(() => product.close());

test("the tone report names how a text sounds, and the words that make it", async () => {
  const page = await product.page("/editor");
  await write(page, "Perhaps we might try. I think it could be slow, and maybe it seems odd. ");
  await page.getByRole("tab", { name: "Reports" }).click();
  await page.getByRole("navigation", { name: "Reports" }).getByRole("button", { name: "Tone", exact: true }).click();
  const report = page.getByRole("article", { name: "Tone" });
  await report.getByText("This text sounds tentative").waitFor();
  await report.getByText("perhaps (Tentative)").first().waitFor();
});

test("without the flag it is not in the list", async () => {
  const page = await without.page("/editor");
  await openReports(page);
  const list = page.getByRole("navigation", { name: "Reports" });
  await list.getByRole("button", { name: "Sentiment" }).waitFor();
  await expect.poll(() => list.getByRole("button", { name: "Tone", exact: true }).count()).toBe(0);
});
