import { deepTest } from "@housestyle/testing";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { sharedProduct } from "../../testing/shared-product.ts";
import { fromTextMenu } from "../../testing/text-menu.ts";
import { chooseMore, marked, text, write } from "../../testing/visit.ts";

const product = await sharedProduct();

const onServer = (page: Page) => page.getByText("Saved on the server").waitFor();

/** Opens the card at these words and presses one of its buttons. */
async function say(page: Page, words: string, name: string): Promise<void> {
  await marked(page, words).first().click();
  const card = page.getByRole("complementary", { name: "Suggestion at the cursor" });
  await card.getByRole("group", { name: words }).waitFor();
  if (name === "Ignore here") await card.getByRole("button", { name, exact: true }).click();
  else await chooseMore(page, name);
}

const bringBack = (page: Page, name: RegExp) => page.getByRole("dialog").getByRole("button", { name }).click();

test("no error here, in this document, everywhere: kept with the text and the account, listed and brought back", async () => {
  const { person, page } = await product.signedUp("/editor");
  const lines = [
    "We went and and came. She and and he.",
    "The the one. A the the two.",
    "He had had to to go to to it.",
  ];
  const Content = {
    type: "doc",
    content: lines.map((line) => ({ type: "paragraph", content: [{ type: "text", text: line }] })),
  };
  const { body } = await person.post<{ Id: number }>("/api/v1/documents", { Title: "Letter", Content });
  const address = `/editor?document=${body.Id}`;
  const rows = async () => (await person.get<{ word: string }[]>("/api/ignorepatterns/personal/all")).body;
  await page.goto(address);
  await onServer(page);
  await say(page, "and and", "Ignore here");
  await expect.poll(() => marked(page, "and and").count()).toBe(1);
  await say(page, "to to", "Ignore phrase in this document");
  await expect.poll(() => marked(page, "to to").count()).toBe(0);
  await say(page, "the the", "Ignore phrase everywhere");
  await marked(page, "the the").waitFor({ state: "detached" });
  await expect.poll(rows).toMatchObject([{ word: "the the" }]);
  const kept = async () => JSON.stringify((await person.get(`/api/v1/documents/${body.Id}`)).body);
  await expect.poll(kept).toContain('"text":"to to"');

  // Another device knows nothing but what the server tells it; an edit elsewhere changes nothing.
  const other = await product.page(address, person);
  await text(other).getByText("A the the two.").waitFor();
  await text(other).press("Control+Home");
  await other.keyboard.insertText("At last ");
  await marked(other, "The the").waitFor();
  await expect.poll(() => marked(other, "and and").count()).toBe(1);
  await expect.poll(() => marked(other, "to to").count()).toBe(0);
  await expect.poll(() => marked(other, "the the").count()).toBe(0);
  await fromTextMenu(other, "Ignored and turned off");
  await bringBack(other, /^Restore the the$/);
  await expect.poll(rows).toEqual([]);
  await bringBack(other, /^Restore to to$/);
  await bringBack(other, /^Restore and and$/);
  await other.keyboard.press("Escape");
  await expect.poll(() => marked(other, "and and").count()).toBe(2);
  await expect.poll(() => marked(other, "to to").count()).toBe(2);
  await marked(other, "the the").waitFor();
});

deepTest(
  "a rule that is rejected again and again is lowered, said so and listed with the reason, and comes back",
  async () => {
    const page = await product.page("/editor");
    const doubled = ["and and", "the the", "of of", "to to", "with with"];
    await write(page, `${doubled.map((words) => `He came ${words} went.`).join(" ")} They saw it it there.`);
    await marked(page, "it it").waitFor();
    for (const words of doubled) await say(page, words, "Ignore here");
    await page.getByText(/will be shown as a hint from now on: you ignored it 5 times/).waitFor();
    await page.getByText("Shown less often: 1 rule").click();
    await page.getByText("Shown as a hint: you ignored it 5 times and never accepted it.").first().waitFor();
    await page.reload();
    // By keyboard: it moves down while the list above it fills.
    await page.getByText("Shown less often: 1 rule").press("Enter");
    await page.getByRole("button", { name: /^Restore .*(twice|doubled|repeated)/i }).click();
    await page.getByText("Shown less often: 1 rule").waitFor({ state: "detached" });
    // What was no error stays so: only what was learnt of it is forgotten.
    await marked(page, "it it").waitFor();
    await expect.poll(() => marked(page, "and and").count()).toBe(0);
  },
);
