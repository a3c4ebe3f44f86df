import { deepTest } from "@housestyle/testing";
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { realChecker } from "../../../../server/src/testing/test-server.ts";
import { member, type Visitor, withTeam } from "../../../../server/src/testing/visitor.ts";
import { faultsInBothLooks } from "../../testing/both-looks.ts";
import { patiently } from "../../testing/patiently.ts";
import { Product } from "../../testing/product.ts";

let product: Product;
beforeAll(async () => {
  product = await Product.open();
});
afterEach(async () => {
  expect(await product.leave()).toEqual([]);
});
afterAll(async () => {
  await product.close();
  await (await realChecker()).close();
});

const rule = {
  Match: "e-mail",
  Replace: "email",
  Message: "House spelling.",
  WrongSentence: "Send an e-mail.",
  RightSentence: "Send an email.",
};

async function withRule(person: Visitor, teamId: number | null): Promise<number> {
  const guides = await person.post<{ Id: number }[]>("/api/styleguide", [{ Name: "Letters", TeamId: teamId }]);
  const guide = guides.body[0]?.Id ?? 0;
  const saved = await patiently(() => person.post("/api/styleguide/items", [{ ...rule, StyleGuideId: guide }]));
  expect(saved.status).toBe(200);
  return guide;
}

const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });

test("a guide is made, and a rule written and tried in it, by keys alone", async () => {
  const { page } = await product.signedUp("/style-guides");
  await page.getByRole("button", { name: "New guide" }).press("Enter");
  await field(page, "Name").and(page.locator(":focus")).waitFor();
  await page.keyboard.type("Letters");
  await page.keyboard.press("Enter");
  await page.getByRole("row", { name: /Letters/ }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Letters" }).waitFor();
  await page.getByRole("button", { name: "New rule" }).press("Enter");

  await field(page, "When someone writes").focus();
  await page.keyboard.type("lemma:utilise");
  await field(page, "show the message").focus();
  await page.keyboard.type("“Use” is shorter.");
  await field(page, "and suggest").focus();
  await page.keyboard.type("CT(use,$0)");
  await field(page, "Incorrect sentence").focus();
  await page.keyboard.type("We utilised the tool.");
  await page.getByText("Flagged once, as expected.").waitFor();
  await page.getByText("We used the tool.").waitFor();
  // What the checker would correct is no success.
  await field(page, "and suggest").fill("has used");
  await page.getByText("We has used the tool.").waitFor();
  await page.getByText(/^The checker would correct “[^”]*has/).waitFor();
  await field(page, "and suggest").fill("CT(use,$0)");
  await page.getByText("We used the tool.").waitFor();
  await expect.poll(() => page.getByText(/^The checker would correct/).count()).toBe(0);
  await page.getByRole("row", { name: /^utilised .* \$0$/ }).waitFor();
  await field(page, "Correct sentence").focus();
  await page.keyboard.type("We utilise it.");
  await page.getByText("Flagged, but it should not be.").waitFor();
  await page.getByText("You have no documents to test it on.").waitFor();

  // What the server would refuse is refused, nothing is lost, and it says where.
  await page.getByRole("button", { name: "Add rule" }).press("Enter");
  await page.getByRole("alert").waitFor();
  await expect.poll(() => field(page, "Correct sentence").getAttribute("aria-invalid")).toBe("true");
  await expect.poll(() => field(page, "show the message").inputValue()).toBe("“Use” is shorter.");
  await field(page, "Correct sentence").fill("We use it.");
  await page.getByText("Not flagged, as expected.").waitFor();
  await page.getByRole("button", { name: "Add rule" }).press("Enter");
  await page.getByRole("row", { name: /lemma:utilise/ }).waitFor();
});

test("a pattern that cannot be read says why while it is typed, and can be kept switched off", async () => {
  const person = await product.person();
  const guide = await withRule(person, null);
  const page = await product.page(`/style-guides/${guide}?rule=new`, person);
  await field(page, "When someone writes").fill("/(unclosed/");
  await field(page, "Incorrect sentence").fill("It is unclosed.");
  await page.locator("[aria-invalid=true]").waitFor();
  await page.getByRole("button", { name: "Add rule" }).click();
  await page.getByRole("button", { name: "Save without turning it on" }).click();
  const row = page.getByRole("row", { name: /unclosed/ });
  await row.waitFor();
  await expect.poll(() => row.getByRole("switch").isChecked()).toBe(false);
});

deepTest("what was typed is still there after going elsewhere, until it is thrown away", async () => {
  const person = await product.person();
  const guide = await withRule(person, null);
  const page = await product.page(`/style-guides/${guide}`, person);
  await page.getByRole("row", { name: /e-mail/ }).click();
  await field(page, "show the message").fill("Our house has no hyphen there.");
  await page.getByRole("navigation", { name: "Breadcrumbs" }).getByRole("link", { name: "Letters" }).click();
  await page.getByRole("row", { name: /e-mail/ }).click();
  await page.getByText("These are your unsaved changes.").waitFor();
  await expect.poll(() => field(page, "show the message").inputValue()).toBe("Our house has no hyphen there.");
  await page.getByRole("button", { name: "Discard" }).press("Enter");
  await expect.poll(() => field(page, "show the message").inputValue()).toBe("House spelling.");
});

deepTest("a rule is switched off in the list, deleted and brought back", async () => {
  const person = await product.person();
  const guide = await withRule(person, null);
  const page = await product.page(`/style-guides/${guide}`, person);
  const row = page.getByRole("row", { name: /e-mail/ });
  await row.getByRole("switch").press("Space");
  await expect
    .poll(async () => (await person.get<{ IsEnabled: boolean }[]>("/api/styleguide/items")).body[0]?.IsEnabled)
    .toBe(false);
  await row.focus();
  await page.keyboard.press("Delete");
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).press("Enter");
  await page.getByText("No rules yet").waitFor();
  await page.getByRole("button", { name: "Undo" }).press("Enter");
  await row.waitFor();
});

deepTest("when the server refuses a change the switch goes back, with the server's sentence", async () => {
  const person = await product.person();
  const guide = await withRule(person, null);
  const page = await product.page(`/style-guides/${guide}`, person);
  const toggle = page.getByRole("row", { name: /e-mail/ }).getByRole("switch");
  await toggle.waitFor();
  await page.route("**/api/styleguide/items*", (route) =>
    route.request().method() === "PUT"
      ? route.fulfill({
          status: 409,
          json: { Message: "Someone else changed this while you were editing.", Code: "stale", RequestId: "r" },
        })
      : route.continue(),
  );
  await toggle.press("Space");
  await page.getByText("Someone else changed this while you were editing.").waitFor();
  await expect.poll(() => toggle.isChecked()).toBe(true);
});

test("members read rules and try them, and change nothing", async () => {
  const team = await withTeam(product.server);
  const guide = await withRule(team.admin, team.teamId);
  const page = await product.page(`/style-guides/${guide}`, await member(product.server, team));
  await page.getByRole("row", { name: /e-mail/ }).click();
  await page.getByText("Flagged once, as expected.").waitFor();
  await expect.poll(() => field(page, "When someone writes").getAttribute("readonly")).not.toBeNull();
  for (const name of ["Save rule", "New rule", "Name and description"]) {
    await expect.poll(() => page.getByRole("button", { name }).count()).toBe(0);
  }
});

deepTest("axe finds nothing in an open rule, at a desk by day and on a phone by night", async () => {
  const person = await product.person();
  const guide = await withRule(person, null);
  const page = await product.page(`/style-guides/${guide}`, person);
  await page.getByRole("row", { name: /e-mail/ }).click();
  await page.getByText("Flagged once, as expected.").waitFor();
  await page.getByText("You have no documents to test it on.").waitFor();
  expect(await faultsInBothLooks(page)).toEqual([]);
});
