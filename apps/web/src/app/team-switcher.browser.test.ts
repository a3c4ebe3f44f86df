import { afterAll, afterEach, expect, test } from "vitest";
import { type Visitor, withTeam } from "../../../server/src/testing/visitor.ts";
import { Product } from "../testing/product.ts";

const product = await Product.alone({ env: { HOUSESTYLE_FLAGS: "+TeamSwitcher" } });
afterEach(async () => {
  expect(await product.leave()).toEqual([]);
});
afterAll(() => product.close());

const withSecondTeam = async (): Promise<Visitor> => {
  const { admin } = await withTeam(product.server, "Desk");
  await admin.post("/api/teams", [{ Name: "Alpha press" }]);
  return admin;
};

test("by keys alone: another team becomes the current one, on every screen and at the next visit", async () => {
  const page = await product.page("/team", await withSecondTeam());
  const choice = page.getByRole("navigation", { name: "Main" }).getByLabel("Current team");
  await expect.poll(() => choice.locator("option:checked").textContent()).toBe("Desk");
  await choice.focus();
  await page.keyboard.type("Alpha");
  await page.getByText("You now work in Alpha press.").waitFor();
  await page.getByRole("textbox", { name: "Team name" }).waitFor();
  await expect.poll(() => page.getByRole("textbox", { name: "Team name" }).inputValue()).toBe("Alpha press");
  await page.reload();
  await expect.poll(() => choice.locator("option:checked").textContent()).toBe("Alpha press");
});

test("someone in one team has nothing to choose", async () => {
  const { admin } = await withTeam(product.server);
  const page = await product.page("/team", admin);
  await page.getByRole("textbox", { name: "Team name" }).waitFor();
  await expect.poll(() => page.getByLabel("Current team").count()).toBe(0);
});
