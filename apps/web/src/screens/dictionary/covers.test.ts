import { expect, test } from "vitest";
import { covers, formsOf } from "./covers.ts";

test.each([
  ["zyntharil", false, "Zyntharil", true],
  ["zyntharil", false, "zyntharil’s", true],
  ["zyntharil", false, "zyntharils", false],
  ["Polish", true, "Polish", true],
  ["Polish", true, "polish", false],
  ["neuro*", false, "Neurotransmitter", true],
  ["neuro*", false, "aneuro", false],
  ["gr?y", false, "grey", true],
  ["gr?y", false, "gry", false],
  ["", false, "anything", false],
])("“%s” (capitals: %s) and “%s”: %s", (word, caseSensitive, text, expected) => {
  expect(covers({ word, caseSensitive }, text)).toBe(expected);
});

test("a few forms are shown, each once", () => {
  expect(formsOf("Polish")).toEqual(["Polish", "polish", "POLISH", "Polish’s"]);
  expect(formsOf("neuro*")).toEqual(["neuro", "Neuro", "NEURO", "neuro’s"]);
  expect(formsOf(" * ")).toEqual([]);
});
