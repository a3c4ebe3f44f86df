import { deepTest } from "@housestyle/testing";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { member, type Visitor, withTeam } from "../../../../server/src/testing/visitor.ts";
import { complaints } from "../../testing/complaints.ts";
import { patiently } from "../../testing/patiently.ts";
import { sharedProduct } from "../../testing/shared-product.ts";
import { fromTextMenu } from "../../testing/text-menu.ts";
import { marked, text, write } from "../../testing/visit.ts";

const product = await sharedProduct();

/** A team with a style guide, and one of its members at the editor; `decided` is what the team has decided before. */
async function newsroom({ isKept = false, decided = undefined as object | undefined } = {}) {
  const { admin, teamId } = await withTeam(product.server, "The Desk");
  if (decided) await admin.patch(`/api/teams?id=${teamId}`, decided);
  const writer = await member(product.server, { admin, teamId });
  const { body } = await admin.post<{ Id: number }[]>("/api/styleguide", [{ Name: "House style", TeamId: teamId }]);
  const guide = body[0]?.Id ?? 0;
  const page = await product.page("/editor", writer, { isKept });
  return { admin, writer, teamId, guide, page };
}

async function addRule(admin: Visitor, guide: number, Match: string, Replace: string, Message: string): Promise<void> {
  const rules = [{ StyleGuideId: guide, Match, Replace, Message }];
  const { status } = await patiently(() => admin.post("/api/styleguide/items", rules));
  expect(status).toBe(200);
}

/** Resolves once the page listens: from then on a change is told, not found by chance. */
async function listens(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByName(new URL("/api/v1/rules", location.href).href).length))
    .toBeGreaterThan(0);
}

test("a colleague's new rule is seen in the open editor, with who set it and why", async () => {
  const { admin, guide, page } = await newsroom();
  await write(page, "Send an electronic letter.");
  await listens(page);
  await addRule(admin, guide, "electronic letter", "email", "We write email.");
  await marked(page, "electronic letter").click();
  const card = page.getByRole("group", { name: "Team: electronic letter" }).first();
  await card.getByText("We write email.").waitFor();
  await card.getByText("Set by Pat Example (The Desk) · House style").waitFor();
  await expect
    .poll(() => card.getByRole("link", { name: "View rule" }).getAttribute("href"))
    .toBe(`/style-guides/${guide}`);
  expect(await complaints(page)).toEqual([]);
  await card.getByRole("button", { name: "Learn more" }).click();
  await page.getByRole("dialog").getByText("We write email.").waitFor();
  await page.keyboard.press("Escape");
  await marked(page, "electronic letter").click();
  await page.getByRole("button", { name: "email", exact: true }).first().click();
  await text(page).getByText("Send an email.").waitFor();
});

deepTest("a team's writing style that changes counts in the open editor", async () => {
  const { admin, teamId, page } = await newsroom();
  await listens(page);
  const style = page.getByRole("combobox", { name: "Writing style" });
  await expect.poll(() => style.inputValue()).toBe("general");
  await admin.patch(`/api/teams?id=${teamId}`, { DefaultStyle: "academic" });
  await expect.poll(() => style.inputValue()).toBe("academic");
});

deepTest("what the house has decided counts without a network, too", async () => {
  const { admin, guide, page } = await newsroom({ isKept: true });
  await addRule(admin, guide, "utilize", "use", "");
  await write(page, "We utilize it.");
  await page.getByRole("button", { name: "Team 1 suggestion" }).waitFor();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.context().setOffline(true);
  await page.reload();
  await marked(page, "utilize").waitFor();
  await page.getByRole("button", { name: "Team 1 suggestion" }).waitFor();
});

test("a word goes into one's dictionary on the server, and undo takes it out", async () => {
  const { page, writer } = await newsroom();
  const words = async () =>
    (await writer.get<{ Word: string }[]>("/api/ignorepatterns/personal/all")).body.map((entry) => entry.Word);
  await listens(page);
  await write(page, "The zorblaxy sleeps.");
  await marked(page, "zorblaxy").click();
  await page.getByRole("button", { name: "Add to dictionary" }).first().click();
  await marked(page, "zorblaxy").waitFor({ state: "detached" });
  await expect.poll(words).toEqual(["zorblaxy"]);
  await page.getByRole("status").getByRole("button", { name: "Undo" }).click();
  await marked(page, "zorblaxy").waitFor();
  await expect.poll(words).toEqual([]);
});

test("a team's rule is not its member's to switch off, but to silence here and in this document; until the team allows it", async () => {
  const { admin, teamId, guide, page } = await newsroom();
  await addRule(admin, guide, "electronic letter", "email", "We write email.");
  await write(page, "Send an electronic letter. No electronic letter came. This is a electronic text.");
  await marked(page, "electronic letter").first().click();
  const card = page.getByRole("group", { name: "Team: electronic letter" }).first();
  await card.getByRole("button", { name: "Ignore here", exact: true }).waitFor();
  await expect.poll(() => card.getByRole("button", { name: /^Turn off rule( \(|$)/ }).count()).toBe(0);
  await card.getByRole("button", { name: "Turn off rule in this document" }).click();
  // A rule without a name is called by what it finds: no code of ours.
  await page.getByText("“Style guide rule: electronic letter” is turned off in this document.").waitFor();
  await marked(page, "electronic letter").first().waitFor({ state: "detached" });
  await page.getByRole("status").getByRole("button", { name: "Undo" }).click();
  await marked(page, "electronic letter").first().waitFor();
  // A rule of the product is the writer's to switch off.
  await marked(page, "a").click();
  await page
    .getByRole("button", { name: /^Turn off rule( \(|$)/ })
    .first()
    .waitFor();
  await admin.patch(`/api/teams?id=${teamId}`, { AllowRulesOff: true });
  await marked(page, "electronic letter").first().click();
  await card.getByRole("button", { name: /^Turn off rule( \(|$)/ }).click();
  await marked(page, "electronic letter").first().waitFor({ state: "detached" });
  // What was switched off speaks again when the team no longer allows it.
  await admin.patch(`/api/teams?id=${teamId}`, { AllowRulesOff: false });
  await marked(page, "electronic letter").first().waitFor();
  await fromTextMenu(page, "Ignored and turned off");
  await page.getByRole("dialog").getByText("Your team requires this rule, so it stays on.").waitFor();
});

deepTest("a team's goals are its members' defaults; a locked one is theirs to see, not to change", async () => {
  // A document keeps the style that it was begun in: the team's has to be there before.
  const { admin, teamId, page } = await newsroom({
    decided: {
      DefaultStyle: "academic",
      Goals: { longestSentence: { Most: 8 }, passive: { Counts: false }, glue: { Most: 20, Locked: true } },
    },
  });
  await write(page, "We went home and read the book that she had given us.");
  await page.getByRole("tab", { name: "Goals" }).click();
  const goal = (name: string) => page.getByRole("button", { name: new RegExp(name) });
  await goal("Longest sentence").getByText("at most 8 words").waitFor();
  // The kind of text is the team's, too, and with it what is usual.
  await page.reload();
  await page.getByRole("tab", { name: "Goals" }).click();
  await goal("Reading grade").getByText("at most 15").waitFor();
  await goal("Longest sentence").click();
  await page.getByText("Set by your team, The Desk.").waitFor();
  await page.getByText("1 highlight").waitFor();
  await page.getByRole("button", { name: "Edit target" }).click();
  await page.getByLabel("At most").fill("40");
  await goal("Longest sentence").getByText("at most 40 words").waitFor();
  await page.getByRole("button", { name: "Reset to team target" }).click();
  await goal("Longest sentence").getByText("at most 8 words").waitFor();
  await goal("Glue words").click();
  await page.getByText("Set by your team, The Desk. Only admins can change it.").waitFor();
  await expect.poll(() => page.getByRole("button", { name: "Edit target" }).count()).toBe(0);
  await expect.poll(() => goal("Passive voice").getByRole("img").count()).toBe(0);
  await page.getByRole("button", { name: "Use this goal: Passive voice" }).click();
  await goal("Passive voice").getByText("at most 25%").waitFor();
  // What the admin locks meanwhile is obeyed at once.
  await admin.patch(`/api/teams?id=${teamId}`, { Goals: { passive: { Counts: false, Locked: true } } });
  await goal("Passive voice").waitFor({ state: "detached" });
  expect(await complaints(page)).toEqual([]);
});

deepTest("a word is proposed as a term, and waits for an admin", async () => {
  const { page, admin } = await newsroom();
  await listens(page);
  await write(page, "The zorblaxy sleeps.");
  await marked(page, "zorblaxy").click();
  await page.getByRole("button", { name: "Propose as a term" }).first().click();
  await page.getByText("“zorblaxy” was proposed as a term.").waitFor();
  const { body } = await admin.get<{ Text: string; Status: string }[]>("/api/termbase/items");
  expect(body).toMatchObject([{ Text: "zorblaxy", Status: "Pending" }]);
});

deepTest(
  "the dictionary in the editor holds the words of team and account, whose each is, and adds to either",
  async () => {
    const { admin, writer, teamId, page } = await newsroom();
    await admin.post("/api/ignorepatterns", [{ word: "zorblax", teamId }]);
    await writer.post("/api/ignorepatterns", [{ word: "quibblet" }]);
    await write(page, "The zorblax met a framzooly.");
    await marked(page, "framzooly").waitFor();
    await fromTextMenu(page, "Dictionary");
    const dialog = page.getByRole("dialog", { name: "Dictionary" });
    const rows = dialog.getByRole("listitem");
    await rows.filter({ hasText: "zorblax" }).getByText("The Desk").waitFor();
    await rows.filter({ hasText: "quibblet" }).getByText("My account").waitFor();
    // What an admin has decided is theirs to take back.
    await expect.poll(() => dialog.getByRole("button", { name: "Remove “zorblax”" }).count()).toBe(0);
    await dialog.getByLabel("Add a word").fill("framzooly");
    await page.keyboard.press("Enter");
    await rows.filter({ hasText: "framzooly" }).getByText("My account").waitFor();
    await marked(page, "framzooly").waitFor({ state: "detached" });
    const words = async () => (await writer.get<{ word: string }[]>("/api/ignorepatterns/personal/all")).body.length;
    await expect.poll(() => words()).toBe(2);
    await dialog.getByRole("button", { name: "Undo" }).click();
    await marked(page, "framzooly").waitFor();
    await expect.poll(() => words()).toBe(1);
    expect(await complaints(page)).toEqual([]);
  },
);
