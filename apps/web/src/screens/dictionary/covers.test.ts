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
  expect(covers({ word, caseSensitive, isRegex: false }, text)).toBe(expected);
});

test.each([
  ["[A-Z]{2}-\\d+", true, "AB-12", true],
  ["[A-Z]{2}-\\d+", true, "ab-12", false],
  ["[A-Z]{2}-\\d+", false, "ab-12", true],
  ["[A-Z]{2}-\\d+", true, "AB-12x", false],
  ["a)|(b", true, "a", false],
  ["(?=a)a", true, "a", true],
  ["(a)\\1", true, "aa", false],
])("the expression %s (capitals: %s) and “%s”: %s", (word, caseSensitive, text, expected) => {
  expect(covers({ word, caseSensitive, isRegex: true }, text)).toBe(expected);
});

test("a few forms are shown, each once", () => {
  expect(formsOf("Polish")).toEqual(["Polish", "polish", "POLISH", "Polish’s"]);
  expect(formsOf("neuro*")).toEqual(["neuro", "Neuro", "NEURO", "neuro’s"]);
  expect(formsOf(" * ")).toEqual([]);
});
