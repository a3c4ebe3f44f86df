import { deepTest } from "@housestyle/testing";
import { expect, test } from "vitest";
import type { Visitor } from "../../../../server/src/testing/visitor.ts";
import { sharedProduct } from "../../testing/shared-product.ts";

const product = await sharedProduct();

/** A session so many days ago, with remarks of one kind that were accepted. */
function write(person: Visitor, daysAgo: number, words: number, accepted: number) {
  const shared = {
    ...{ TeamId: null, SessionId: `${daysAgo}`, DocumentKey: "text", Source: 3, WordCount: words },
    Timestamp: Date.now() - daysAgo * 86_400_000,
  };
  return person.post("/api/captureeditactionextended", [
    { ...shared, Action: 9, SuggestionCount: accepted },
    {
      ...shared,
      Action: 2,
      Count: accepted,
      Category: "grammarspelling",
      Report: "grammar",
      RuleId: "grammar/am-agree",
    },
  ]);
}

test("tells what the week came to, draws it, says what is met less often, and turns weeks by keys", async () => {
  const { person, page } = await product.signedUp("/insights");
  await page.getByRole("heading", { name: "Nothing to show yet" }).waitFor();
  await write(person, 7, 2_000, 60);
  await write(person, 0, 1_200, 6);
  await page.reload();
  await page.getByText("You worked on 1,200 words in 1 document on 1 day so far.").waitFor();
  await page.getByText("In your previous week of writing, you worked on 2,000 words on 1 day.").waitFor();
  await page.getByText("You reviewed 6 suggestions: 6 accepted, 0 ignored.").waitFor();
  await page.getByText("Spelling: down to 5 per 1,000 words from 30").waitFor();
  await page.getByRole("img", { name: "Words worked on by day" }).waitFor();
  const kinds = page.getByRole("table", { name: "Suggestions by category" });
  await kinds.getByRole("cell", { name: "Less often" }).waitFor();
  await expect.poll(() => page.getByRole("button", { name: "Next week" }).isDisabled()).toBe(true);
  await page.getByRole("button", { name: "Previous week" }).press("Enter");
  await page.getByText("You worked on 2,000 words in 1 document on 1 day.").waitFor();
  await expect.poll(() => page.getByRole("button", { name: "Previous week" }).isDisabled()).toBe(true);
  await page.getByRole("button", { name: "Next week" }).press("Enter");
  await page.getByText("You worked on 1,200 words in 1 document on 1 day so far.").waitFor();
});

deepTest("says so when this browser sends no counts", async () => {
  const { page } = await product.signedUp("/account?show=privacy");
  await page.getByRole("switch", { name: "Send usage counts" }).press("Space");
  await page.goto("/insights");
  await page.getByText("This browser doesn’t send usage counts, so what you write here isn’t included.").waitFor();
  await page.getByRole("link", { name: "Change this setting" }).press("Enter");
  await page.getByRole("switch", { name: "Send usage counts" }).waitFor();
});
