import { expect, test } from "vitest";
import { countWords, readingMinutes, wordsOfBlock } from "./count-words.ts";
import { schema } from "./schema.ts";

test.each([
  ["", 0],
  [" — … ", 0],
  ["Don’t count a well-known 3.5 twice.", 6],
  ["naïve Ørsted 北京", 3],
])("%j has %i words", (text, words) => {
  expect(countWords(text)).toBe(words);
});

test("a line break parts words", () => {
  const block = schema.nodes.paragraph.create(null, [
    schema.text("one"),
    schema.nodes.newline.create(),
    schema.text("two"),
  ]);
  expect(wordsOfBlock(block)).toBe(2);
});

test("words that someone suggests to delete are not counted", () => {
  const by = { author: 1, name: "Ann", at: 0 };
  const block = schema.nodes.paragraph.create(null, [
    schema.text("one "),
    schema.text("two ", [schema.marks.deletion.create(by)]),
    schema.text("three", [schema.marks.insertion.create(by)]),
  ]);
  expect(wordsOfBlock(block)).toBe(2);
});

test("reading takes no time for nothing and a minute for a word", () => {
  expect([0, 1, 238, 239].map(readingMinutes)).toEqual([0, 1, 1, 2]);
});
