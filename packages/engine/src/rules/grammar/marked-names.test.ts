import { expect, test } from "vitest";
import { createEngine } from "../../create-engine.ts";
import { testAssets } from "../../testing/run-rule.ts";

test("what is marked and begins with a capital is the name of one thing", () => {
  const engine = createEngine(testAssets());
  const found = (text: string) => engine.check(text, { format: "markdown" }).map((finding) => finding.text);
  expect(found("In the menu, **Keyboard shortcuts** lists every key.")).toEqual([]);
  expect(found("Note that [Advanced topics](topics.md) assumes the first part.")).toEqual([]);
  expect(found("Note that **the topics** assumes the first part.")).toEqual(["assumes"]);
});
