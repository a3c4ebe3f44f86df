import { deepTest, tier } from "@housestyle/testing";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { realChecker } from "../../../server/src/testing/test-server.ts";
import { downloaded } from "../testing/downloaded.ts";
import { goOn } from "../testing/go-on.ts";
import { Product } from "../testing/product.ts";
import { marked, text, write } from "../testing/visit.ts";
import type { TeamInsights } from "./analytics/insights.ts";

let product: Product;
/** A rule that is being saved. */
const trying = Promise.withResolvers<void>();
/** Its page has been left. */
const left = Promise.withResolvers<void>();
beforeAll(async () => {
  const checker = await realChecker();
  product = await Product.alone({
    checker: {
      ...checker,
      // Found to work at once: a loaded server may be too busy to try it, and who has left cannot press again.
      tryRules: async (_rules, _dialect, { gone }) => {
        trying.resolve();
        await left.promise;
        // What a checker does when nobody waits any more.
        if (gone.aborted) throw new Error("Nobody waits any more.");
        return [];
      },
    },
  });
});
afterAll(() => product.close());

const password = "seven green bottles";
const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });

/** The way into the server that a form offers; ends behind the questions that follow it. */
async function signUp(page: Page, email: string, name: string): Promise<void> {
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("textbox", { name: /^Your name/ }).fill(name);
  await page.getByLabel("What do you write most?").selectOption("Business");
  await page.getByRole("button", { name: "Create account" }).click();
}

let anns: Page;
let bobs: Page;

/**
 * The purpose of the product in one go: someone signs up, makes a team, invites a colleague, and sets a rule, and the
 * colleague writes by it.
 */
test("two people share a house style", async () => {
  anns = await product.page("/signup");
  await signUp(anns, "ann@example.org", "Ann Lee");
  await anns.getByRole("button", { name: /^Skip/ }).click();
  await anns.waitForURL(/\/editor/);

  // A team, and an invitation that is handed on by hand.
  await goOn(anns, "/team");
  await field(anns, "Team name").fill("The Desk");
  await anns.getByRole("button", { name: "Create a team" }).click();
  await anns.getByRole("heading", { level: 1, name: "The Desk" }).waitFor();
  await anns.getByRole("link", { name: "Members" }).click();
  await anns.getByRole("button", { name: "Invite people" }).click();
  await field(anns, "Email addresses").fill("bob@example.org");
  await anns.getByRole("button", { name: "Send invitations" }).click();
  await anns.getByRole("button", { name: "Copy link for bob@example.org" }).click();
  await anns.getByText("Link copied.").waitFor();
  const link = await anns.evaluate(() => navigator.clipboard.readText());

  // The colleague, in a browser of his own.
  bobs = await product.page(link);
  await bobs.getByRole("link", { name: "Create an account" }).click();
  await signUp(bobs, "bob@example.org", "Bob Ray");
  await bobs.getByRole("button", { name: /^Skip/ }).click();
  await bobs.waitForURL(/\/editor/);
  await write(bobs, "We utilise the electronic mailer of zorblaxy. We sell apples, pears and plums.");
  await marked(bobs, "zorblaxy").waitFor();

  // The house style.
  await goOn(anns, "/style-guides");
  await anns.getByRole("button", { name: "New guide" }).click();
  await field(anns, "Name").fill("Letters");
  await anns.keyboard.press("Enter");
  await anns.getByRole("row", { name: /Letters/ }).press("Enter");
  await anns.getByRole("button", { name: "New rule" }).click();
  await field(anns, "When someone writes").fill("utilise");
  await field(anns, "show the message").fill("The short word will do.");
  await field(anns, "and suggest").fill("use");
  await field(anns, "Incorrect sentence").fill("We utilise it.");
  await anns.getByText("Flagged once, as expected.").waitFor();
  // Whoever leaves before it is saved has added it all the same.
  await anns.getByRole("button", { name: "Add rule" }).click();
  await trying.promise;
  await anns.goto("/simple-style-guide");
  left.resolve();
  await bobs.locator(".text .mark-team", { hasText: /^utilise$/ }).waitFor();
  await marked(bobs, "utilise").click();
  await bobs.getByRole("button", { name: "use", exact: true }).first().click();
  await text(bobs).getByText("We use the electronic mailer").waitFor();
  if (tier !== "deep") expect(await product.leave()).toEqual([]);
});

deepTest("templates, terms, words, and snippets are shared, counted, and taken along", async () => {
  await anns.getByRole("switch", { name: "Serial comma" }).click();
  await anns.getByText("1 of 40 templates on").waitFor();
  await bobs
    .locator(".text .mark", { hasText: /pears|and/ })
    .first()
    .waitFor();

  await goOn(anns, "/term-bases");
  await anns.getByRole("row", { name: /“Terms”/ }).press("Enter");
  await anns.getByRole("button", { name: "New term", exact: true }).click();
  await field(anns, "Term").fill("mailing service");
  await field(anns, "Incorrect forms").fill("electronic mailer");
  await anns.getByRole("button", { name: "Add", exact: true }).click();
  await anns.getByRole("row").filter({ hasText: "mailing service" }).waitFor();
  await marked(bobs, "electronic mailer").waitFor();

  await goOn(anns, "/dictionary");
  await anns.getByRole("button", { name: "Add a word" }).click();
  await anns.keyboard.type("zorblaxy");
  await anns.keyboard.press("Enter");
  await anns.getByRole("row", { name: /zorblaxy/ }).waitFor();
  await marked(bobs, "zorblaxy").waitFor({ state: "detached" });

  await goOn(anns, "/snippets");
  await anns.getByRole("button", { name: "Add a snippet" }).first().click();
  const form = anns.getByRole("complementary", { name: "Add a snippet" });
  await form.getByRole("textbox", { name: "Name" }).fill("Thanks");
  await form.getByRole("textbox", { name: "Shortcut" }).fill("ty");
  await form.getByRole("textbox", { name: "Text" }).fill("Thank you for writing.");
  await form.getByRole("textbox", { name: "Name" }).press("Enter");
  await anns.getByRole("row", { name: /Thanks/ }).waitFor();

  // Both write by it, and both are counted.
  await bobs.getByRole("tab", { name: "Snippets" }).click();
  await bobs.getByRole("button", { name: "Insert “Thanks”" }).click();
  await text(bobs).getByText("Thank you for writing.").waitFor();
  await goOn(anns, "/editor");
  await write(anns, "They utilise the electronic mailer, which is what everybody here has always done.");
  await marked(anns, "electronic mailer").waitFor();
  await marked(anns, "utilise").click();
  await anns.getByRole("button", { name: "use", exact: true }).first().click();
  await text(anns).getByText("They use the electronic mailer").waitFor();

  // The screen would have to be opened again and again: the server is asked until it has counted both.
  const counted = async () => {
    const answer = await anns.request.get("/api/teamanalytics/insights?period=2");
    const { Totals, Snippets }: TeamInsights = await answer.json();
    return [Totals.ActiveMembers, ...Snippets.map(({ CharactersSaved }) => CharactersSaved)];
  };
  await expect.poll(counted, { interval: 250 }).toEqual([2, 22]);
  await goOn(anns, "/team/analytics");
  await anns.getByText(/^The Desk worked on/).waitFor();
  await anns.getByText("2 of 2 members were active.").waitFor();
  // Of two people's work the lists tell how much, not what: 22 characters came out of a snippet.
  await anns.getByRole("region", { name: "Snippets" }).getByRole("cell", { name: "22", exact: true }).waitFor();

  // What is theirs they may take along, and go.
  await goOn(anns, "/import/team");
  const archive = await downloaded(anns, () => anns.getByRole("button", { name: "Download" }).click());
  expect(archive?.suggestedFilename()).toMatch(/^housestyle-.*\.zip$/);
  await goOn(bobs, "/account?show=end");
  await bobs.getByLabel("Type bob@example.org to confirm").fill("bob@example.org");
  await bobs.getByLabel("Password").fill(password);
  await bobs.getByRole("button", { name: "Delete my account" }).click();
  await bobs.waitForURL((url) => url.pathname === "/");
  await goOn(anns, "/team/members");
  await anns.getByRole("gridcell", { name: "Ann Lee" }).first().waitFor();
  await expect.poll(() => anns.getByRole("gridcell", { name: "Bob Ray" }).count()).toBe(0);
  expect(await product.leave()).toEqual([]);
});
