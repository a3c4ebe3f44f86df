import { test } from "vitest";
import { sharedProduct } from "../testing/shared-product.ts";

const product = await sharedProduct();

test("a page that found no server knows again who is logged in when the network is back", async () => {
  const page = await product.page("/documents", await product.person());
  await page.getByRole("button", { name: "Log out" }).waitFor();
  await page.route("**/api/**", (route) => route.abort());
  await page.reload();
  await page.getByRole("button", { name: "Log out" }).waitFor({ state: "detached" });
  await page.unroute("**/api/**");
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await page.getByRole("button", { name: "Log out" }).waitFor();
});
