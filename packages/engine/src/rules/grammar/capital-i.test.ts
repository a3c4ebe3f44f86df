import { expect, test } from "vitest";
import { ruleNamed } from "../../testing/rule-named.ts";
import { runRule } from "../../testing/run-rule.ts";

test("a lone “i” is corrected without asking, except after a noun that it may number", () => {
  const sure = (text: string) => runRule(ruleNamed("grammar/capital-i"), text).map((each) => each.sure);
  expect(sure("Last week i went home, and i slept. The way i see it, i won.")).toEqual([true, true, true, true]);
  expect(sure("For a given shop, customer i must be served first.")).toEqual([false]);
  expect(sure("A table for IBM i support.").filter(Boolean)).toEqual([]);
  expect(sure("The program turns page i address into a number.")).toEqual([false]);
});
