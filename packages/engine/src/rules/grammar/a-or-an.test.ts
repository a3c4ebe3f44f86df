import { expect, test } from "vitest";
import { ruleNamed } from "../../testing/rule-named.ts";
import { runRule } from "../../testing/run-rule.ts";

test("an article is corrected without asking, but not beside a word of another language", () => {
  const sure = (text: string) => runRule(ruleNamed("grammar/a-or-an"), text).map((each) => each.sure);
  expect(sure("She ate a apple.")).toEqual([true]);
  expect(sure("NHẬP MÔN AN TOÀN").filter(Boolean)).toEqual([]);
  expect(sure("Novinky jazyka a upgrade.").filter(Boolean)).toEqual([]);
});
