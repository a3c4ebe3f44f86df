import type { Finding } from "@housestyle/engine";
import { expect, test } from "vitest";
import { leftAlone, sentenceAround } from "./index.ts";

const around = (text: string, words: string) => {
  const start = text.indexOf(words);
  return sentenceAround(text, { start, end: start + words.length });
};

test.each([
  ["One here. Two is here. Three.", "Two", "Two is here."],
  ["It stands\nin two\r\nlines. Next.", "two", "It stands in two lines."],
  ["# A heading\n\nWords below.", "Words", "Words below."],
  ["- one item\n- another one\n- third", "another", "- another one"],
  ["“Is it?” she asked.", "she", "she asked."],
  ["word", "word", "word"],
])("in %j the sentence around %j is %j", (text, words, sentence) => expect(around(text, words)).toBe(sentence));

test("these words are left alone in their sentence by their rule, wherever it stands and however its lines break", () => {
  const isLeft = leftAlone({ ignores: [{ rule: "style/adverb", pattern: "very", in: "It is very good." }] });
  const says = (text: string, ruleId = "style/adverb") => {
    const start = text.indexOf("very");
    return isLeft(text, { ruleId, text: "very", start, end: start + 4 } as Finding);
  };
  expect(says("Before. It is\nvery good. After.")).toBe(true);
  expect(says("It is very good.", "style/other")).toBe(false);
  expect(says("It is very bad.")).toBe(false);
});
