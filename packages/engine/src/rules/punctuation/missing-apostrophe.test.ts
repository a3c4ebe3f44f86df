import { expect, test } from "vitest";
import { ruleNamed } from "../../testing/rule-named.ts";
import { runRule } from "../../testing/run-rule.ts";

test("a missing apostrophe is corrected without asking, but not in a title", () => {
  const sure = (text: string) => runRule(ruleNamed("punctuation/missing-apostrophe"), text).map((each) => each.sure);
  expect(sure("Dont ask why it doesnt start.")).toEqual([true, true]);
  expect(sure("Queries without wheres with joins are slow.")).toEqual([false]);
  expect(sure("Doesnt Begin With is the name of a filter.")).toEqual([false]);
});
