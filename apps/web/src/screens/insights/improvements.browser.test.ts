import { afterAll, afterEach, expect, test } from "vitest";
import type { Visitor } from "../../../../server/src/testing/visitor.ts";
import { faultsInBothLooks } from "../../testing/both-looks.ts";
import { Product } from "../../testing/product.ts";
import { text, write } from "../../testing/visit.ts";

const product = await Product.alone({ env: { HOUSESTYLE_FLAGS: "+ImprovementsDashboard" } });
afterEach(async () => {
  expect(await product.leave()).toEqual([]);
});
afterAll(() => product.close());

/** A session so many days ago, with suggestions of one rule that were accepted. */
function session(person: Visitor, daysAgo: number, RuleId: string, Count: number) {
  const shared = {
    ...{ TeamId: null, SessionId: `${daysAgo} ${RuleId}`, DocumentKey: "text", Source: 3, WordCount: 2_000 },
    Timestamp: Date.now() - daysAgo * 86_400_000,
  };
  return person.post("/api/captureeditactionextended", [
    { ...shared, Action: 9, SuggestionCount: 0 },
    { ...shared, Action: 2, Count, Category: "grammarspelling", Report: "grammar", RuleId },
  ]);
}

test("progress over weeks: what became rarer, and what to practice with places in one's own texts", async () => {
  const person = await product.person();
  await session(person, 28, "grammar/a-or-an", 60);
  await session(person, 1, "grammar/a-or-an", 2);
  await session(person, 0, "spelling/unknown-word", 9);
  const page = await product.page("/editor", person);
  await text(page).and(page.locator("[contenteditable=true]")).waitFor();
  await write(page, "We recieve many letters every day.");
  await page.getByText("Saved on the server").waitFor();
  await page.goto(new URL("/insights", page.url()).href);
  const progress = page.getByRole("region", { name: "Progress" });
  await progress.getByRole("combobox", { name: "Period" }).selectOption("8 weeks");
  await progress.getByText(/: 30 → 1 per 1,000 words$/).waitFor();
  await progress.getByRole("img", { name: /^Suggestions per 1,000 words by week/ }).waitFor();
  await progress.getByText("9 suggestions, 9 accepted").waitFor();
  await progress.getByRole("button", { name: "Find examples in my texts on this device" }).press("Enter");
  await expect.poll(() => progress.locator("mark").allTextContents()).toEqual(["recieve"]);
  await progress.getByText("The texts are checked on this device. Nothing is sent.").waitFor();
  expect(await faultsInBothLooks(page)).toEqual([]);
});
