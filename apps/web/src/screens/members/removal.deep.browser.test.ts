import { expect, test } from "vitest";
import { member, withTeam } from "../../../../server/src/testing/visitor.ts";
import { sharedProduct } from "../../testing/shared-product.ts";

const product = await sharedProduct();

test("by keys alone: a member is removed, the seat is free, and they are invited again", async () => {
  const team = await withTeam(product.server);
  const user = await member(product.server, team);
  const page = await product.page("/team/members", team.admin);
  await page.getByText("2 seats used, no limit.").waitFor();
  const row = page.getByRole("row").filter({ hasText: user.email });
  await row.getByRole("checkbox").press("Space");
  await page.getByRole("button", { name: "Delete selected" }).press("Enter");
  const dialog = page.getByRole("alertdialog", { name: "Delete item" });
  await dialog.getByRole("button", { name: "Delete", exact: true }).press("Enter");
  await page.getByText("1 person removed from the team.").waitFor();
  await page.getByText("1 seat used, no limit.").waitFor();
  await expect.poll(async () => (await user.get<unknown[]>("/api/teams")).body).toEqual([]);
  await page.getByRole("button", { name: "Invite again" }).press("Enter");
  await row.getByRole("gridcell", { name: "Invited" }).waitFor();
  await expect.poll(async () => (await user.get<unknown[]>("/api/teams")).body).toEqual([]);
});
