import { deepTest } from "@housestyle/testing";
import { expect, test } from "vitest";
import { member, signedUp, type Visitor, withTeam } from "../../../../server/src/testing/visitor.ts";
import { sharedProduct } from "../../testing/shared-product.ts";
import { toastText } from "../../testing/watch-toasts.ts";

const product = await sharedProduct();

/** As if the link in the letter had been followed. */
async function confirmAddress({ id }: Visitor): Promise<void> {
  const { query } = product.server.database;
  await query.updateTable("person").set({ email_verified: true }).where("id", "=", id).execute();
}

test("by keys alone: make a team, set it up, leave is refused to the last admin, delete it", async () => {
  const person = await signedUp(product.server);
  const page = await product.page("/team", person);
  await page.getByLabel("Team name").focus();
  await page.keyboard.type("Night desk");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: "Night desk" }).waitFor();
  // What comes next, and in which order; one step is done as soon as it is done.
  const setUp = page.getByRole("region", { name: "Set up your team" });
  await expect
    .poll(() => setUp.getByRole("heading", { level: 3 }).allInnerTexts())
    .toEqual(["Invite people", "Choose your rules", "Set goals"]);
  await setUp.getByRole("link", { name: "Invite people" }).press("Enter");
  await page.getByRole("dialog", { name: "Invite people" }).getByLabel("Email addresses").fill("guest@example.org");
  await page.getByRole("button", { name: "Send invitations" }).press("Enter");
  await page.getByText("Link for guest@example.org").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Team", exact: true }).press("Enter");
  await setUp.getByText("1 of 3 steps done.").waitFor();
  await setUp.getByRole("link", { name: "Team guide" }).press("Enter");
  await page.getByRole("heading", { level: 1, name: "Teams" }).waitFor();
  await page.goBack();
  await setUp.waitFor();
  const details = page.getByRole("button", { name: "Enter Company Details" });
  await details.press("Enter");
  await page.getByRole("button", { name: "Hide", exact: true }).waitFor();
  await page.getByLabel("Company", { exact: true }).fill("Night & Day Ltd");
  await page.getByLabel("Members can propose terms").press("Space");
  await page.getByRole("combobox", { name: "Deep checking" }).selectOption("strict");
  const domain = page.getByRole("textbox", { name: "Domain" });
  await domain.fill("not a domain");
  await domain.press("Enter");
  await page.getByRole("alert").getByText("Enter a domain such as example.org.").waitFor();
  await domain.fill("example.org");
  await domain.press("Enter");
  await page.getByText("No admin of this team has a verified email address at example.org.").waitFor();
  // Nothing that was typed is lost.
  await expect.poll(() => page.getByLabel("Company", { exact: true }).inputValue()).toBe("Night & Day Ltd");
  await confirmAddress(person);
  await domain.press("Enter");
  await page.getByText("Active", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Save", exact: true }).press("Enter");
  await toastText(page, "Saved.");
  await page.getByRole("button", { name: "Set goals" }).press("Enter");
  const grade = page.getByRole("group", { name: "Reading grade", exact: true });
  await grade.getByLabel("At most").fill("8");
  await grade.getByLabel("Locked for members").press("Space");
  await page.getByRole("checkbox", { name: "Passive voice" }).press("Space");
  await page.getByRole("button", { name: "Save goals" }).press("Enter");
  await toastText(page, "Saved.", 2);
  const teams = async () => (await person.get<Record<string, unknown>[]>("/api/teams")).body;
  await expect
    .poll(() => teams())
    .toMatchObject([
      {
        CompanyName: "Night & Day Ltd",
        AllowTermProposals: false,
        DeeperChecking: "strict",
        AutoJoinDomains: ["example.org"],
        Goals: { grade: { Counts: true, Locked: true, Most: 8 }, passive: { Counts: false, Locked: false } },
      },
    ]);
  // What somebody else has changed meanwhile is not written over unseen.
  await person.patch(`/api/teams?id=${(await teams())[0]?.Id}`, { VatNumber: "GB 1" });
  const save = page.getByRole("button", { name: "Save", exact: true });
  await save.press("Enter");
  await page.getByText("Someone else changed this while you were editing.").waitFor();
  expect(await teams()).toMatchObject([{ VatNumber: "GB 1" }]);
  // Who has been told may save what is in the form.
  await save.press("Enter");
  await toastText(page, "Saved.", 3);
  await page.getByRole("button", { name: "Leave team" }).press("Enter");
  await page.getByRole("alertdialog").getByRole("button", { name: "Leave team" }).press("Enter");
  await page.getByText("A team needs at least one admin").waitFor();
  await page.getByRole("button", { name: "Delete team" }).press("Enter");
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete team" }).press("Enter");
  await page.getByRole("heading", { name: "You’re not on a team yet" }).waitFor();
  await expect.poll(() => teams()).toEqual([]);
});

deepTest("who may join by their address is asked, and may say no; a claim is taken back", async () => {
  const team = await withTeam(product.server, "Sun desk");
  const [guest, other] = [await signedUp(product.server), await signedUp(product.server)];
  for (const each of [team.admin, guest, other]) await confirmAddress(each);
  await team.admin.patch(`/api/teams?id=${team.teamId}`, { AutoJoinDomains: ["example.org"] });
  // Who has just signed up is asked where they stand; that page has no side bar.
  const asked = await product.page("/welcome", guest);
  await asked.getByText(/its admins see your name, your email address/).waitFor();
  await asked.getByRole("button", { name: "Join", exact: true }).press("Enter");
  await asked.getByRole("region", { name: "Join Sun desk?" }).waitFor({ state: "detached" });
  const declining = await product.page("/team", other);
  await declining.getByRole("button", { name: "No, thanks" }).press("Enter");
  await declining.getByRole("region", { name: "Join Sun desk?" }).waitFor({ state: "detached" });
  await expect.poll(async () => (await team.admin.get<unknown[]>("/api/teamusers")).body).toHaveLength(2);
  const { query } = product.server.database;
  const auto_join_domains = ["example.org", "gmail.com"];
  await query.updateTable("team").set({ auto_join_domains }).where("id", "=", team.teamId).execute();
  const page = await product.page("/team", team.admin);
  await page.getByText(/^Anyone can get an address at this domain/).waitFor();
  await page.getByRole("button", { name: "Remove gmail.com" }).press("Enter");
  await page.getByText("Inactive").waitFor({ state: "detached" });
  await page.getByText("Active", { exact: true }).waitFor();
});

test("a member sees the setting, may not change it, and may leave", async () => {
  const team = await withTeam(product.server, "Day desk");
  const user = await member(product.server, team);
  const page = await product.page("/team", user);
  await page.getByText("Your role: User.").waitFor();
  // Values, not a form that is grey.
  const facts = page.getByRole("region", { name: "Settings" });
  await facts.getByText("American").waitFor();
  await expect.poll(() => page.getByRole("main").getByRole("textbox").count()).toBe(0);
  await expect.poll(() => page.getByRole("button", { name: "Save" }).count()).toBe(0);
  await page.getByText("All goals use the defaults").press("Enter");
  await page.getByRole("region", { name: "Goals" }).getByText("at most 9").first().waitFor();
  await expect.poll(() => page.getByRole("checkbox").count()).toBe(0);
  await page.getByRole("button", { name: "Leave team" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Leave team" }).click();
  await page.getByRole("heading", { name: "You’re not on a team yet" }).waitFor();
});

deepTest(
  "a license that has ended: admins learn on each screen what stopped, members once in the editor whom to ask",
  async () => {
    const team = await withTeam(product.server, "Dusk desk");
    const user = await member(product.server, team);
    await team.admin.post("/api/styleguide", [{ TeamId: team.teamId, Name: "Bylines" }]);
    const { query } = product.server.database;
    await query.updateTable("team").set({ licence_expiry: "2020-01-31" }).where("id", "=", team.teamId).execute();
    const page = await product.page("/team", team.admin);
    await page.getByText(/Expired on Jan 31, 2020\./).waitFor();
    await page.getByRole("region", { name: "Settings" }).getByText("American").waitFor();
    const banner = page.getByRole("region", { name: "License", exact: true });
    const go = (name: string) => page.getByRole("navigation", { name: "Main" }).getByRole("link", { name }).click();
    for (const [screen, button] of [
      ["Members", "Invite people"],
      ["Style guides", "New guide"],
      ["Snippets", "Add a snippet"],
      ["Dictionary", "Add a word"],
      ["Term bases", "New term base"],
      ["Webhooks", "Add webhook"],
    ] as const) {
      await go(screen);
      await page.getByRole("heading", { level: 1, name: screen }).waitFor();
      await banner.getByText("The license for Dusk desk expired on Jan 31, 2020.").waitFor();
      await banner.getByText(/Nothing is lost\..*ask the operator of this server/).waitFor();
      // The button can be reached, says why it does nothing, and does nothing.
      const add = page.getByRole("button", { name: button });
      await add.hover();
      await page
        .getByRole("tooltip")
        .getByText(/^Not available because the license for Dusk desk expired/)
        .waitFor();
      await add.press("Enter");
      await expect.poll(() => add.getAttribute("aria-disabled")).toBe("true");
      await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
    }
    await go("Style guides");
    await expect.poll(() => page.getByRole("switch", { name: /Bylines/ }).isDisabled()).toBe(true);
    await go("House style");
    await expect.poll(() => page.getByRole("switch").first().isDisabled()).toBe(true);
    await banner.waitFor();
    await page.goto(`/import/dictionary?team=${team.teamId}`);
    await banner.waitFor();
    await page.getByRole("region", { name: "Export" }).waitFor();
    await expect.poll(() => page.getByRole("region", { name: "Import", exact: true }).count()).toBe(0);

    const writing = await product.page("/editor", user);
    const note = writing.getByRole("region", { name: "License", exact: true });
    await note
      .getByText("The rules of Dusk desk are paused because its license has expired. Ask Pat Example")
      .waitFor();
    await note.getByRole("button", { name: "Dismiss" }).press("Enter");
    await note.waitFor({ state: "detached" });
    await writing.reload();
    await writing.getByRole("link", { name: "Members" }).click();
    await writing.getByText("Ask Pat Example to renew it.").waitFor();
    await writing.getByRole("link", { name: "Write" }).click();
    await writing.getByRole("textbox", { name: /text/i }).first().waitFor();
    await expect.poll(() => note.count()).toBe(0);
  },
);
