import { expect, test } from "vitest";
import { member, withTeam } from "../../../../server/src/testing/visitor.ts";
import { sharedProduct } from "../../testing/shared-product.ts";

const product = await sharedProduct();

test("by keys alone: invite two, one of them already there; hand on the link", async () => {
  const { admin } = await withTeam(product.server);
  const page = await product.page("/team/members", admin);
  await page.getByRole("button", { name: "Invite people" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Invite people" });
  await dialog.getByLabel("Email addresses").focus();
  await page.keyboard.type(`guest@example.org, ${admin.email}, nonsense`);
  await dialog.getByRole("button", { name: "Send invitations" }).press("Enter");
  // What cannot be invited stays, with its reason.
  await dialog.getByText(`${admin.email}: This person is already on the team.`).waitFor();
  await dialog.getByText("nonsense: Enter an email address.").waitFor();
  await expect.poll(() => dialog.getByLabel("Email addresses").inputValue()).toBe(`${admin.email}\nnonsense`);
  // No letter is sent: the link is there to be handed on.
  await dialog.getByRole("button", { name: "Copy link for guest@example.org" }).press("Enter");
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/invitation\?token=\w+/);
  await page.evaluate(() => navigator.clipboard.writeText(""));
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  await page.getByRole("row", { name: /guest@example\.org/ }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Copy link" }).press("Enter");
  await page.getByText("Link copied.").waitFor();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/invitation\?token=\w+/);
});

test("positions are changed for several at once, but the last admin stays", async () => {
  const team = await withTeam(product.server);
  const user = await member(product.server, team);
  const page = await product.page("/team/members", team.admin);
  const boxes = page.getByRole("grid").getByRole("checkbox");
  await boxes.nth(2).waitFor();
  await boxes.nth(0).press("Space");
  await page.getByLabel("Role").selectOption("Admin Only");
  await expect
    .poll(async () => (await user.get<{ Position: string }[]>("/api/teamusers")).body.map(({ Position }) => Position))
    .toEqual(["Admin Only", "Admin Only"]);
  await page.getByRole("button", { name: "Clear selection" }).click();
  await boxes.nth(0).press("Space");
  await page.getByLabel("Role").selectOption("User");
  await page.getByText("A team needs at least one admin").waitFor();
});

test("on a phone, each row keeps name, email, role, license, and whether the person has come", async () => {
  const team = await withTeam(product.server);
  await team.admin.post("/api/teamusers", [{ TeamId: team.teamId, Email: "invited@example.org", Position: "User" }]);
  const page = await product.page("/team/members", team.admin, { width: 390, height: 844 });
  const facts = async (name: RegExp) =>
    (await page.getByRole("row", { name }).getByRole("gridcell").allInnerTexts()).join(" ").replaceAll(/\s+/g, " ");
  await expect.poll(() => facts(/Pat Example/)).toContain(`${team.admin.email} Admin, Premium, Member`);
  await expect.poll(() => facts(/invited@example/)).toMatch(/invited@example\.org User, Free, Invited/);
});

test("members look, and change nothing", async () => {
  const team = await withTeam(product.server);
  const user = await member(product.server, team);
  const page = await product.page("/team/members", user);
  await page.getByRole("gridcell", { name: "Pat Example" }).first().waitFor();
  await expect.poll(() => page.getByRole("button", { name: "Invite people" }).count()).toBe(0);
  await expect.poll(() => page.getByText(team.admin.email).count()).toBe(0);
  await page.getByRole("gridcell", { name: "Pat Example" }).first().click();
  await expect
    .poll(() =>
      page
        .getByRole("radio", { name: /^Admin / })
        .first()
        .isDisabled(),
    )
    .toBe(true);
});
