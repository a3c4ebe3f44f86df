import { expect, test } from "vitest";
import { ruleNamed } from "../../testing/rule-named.ts";
import { runRule } from "../../testing/run-rule.ts";

test("a missing space is corrected without asking, but not between labels before a colon", () => {
  const sure = (text: string) => runRule(ruleNamed("punctuation/space-after-mark"), text).map((each) => each.sure);
  expect(sure("Bring bread,butter and some honey.")).toEqual([true]);
  expect(sure("Groups to add go here (such as 'bread,butter').").filter(Boolean)).toEqual([]);
  expect(sure("Garden,house: New pages for visitors from abroad").filter(Boolean)).toEqual([]);
});
