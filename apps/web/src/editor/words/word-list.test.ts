import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { isWord, readWordList, writeWordList } from "./word-list.ts";

const none = new Set<string>();

test("one word on each line, twice is once, and what is known is counted", () => {
  expect(readWordList("Zettel\r\n\n# names\nKiel\nZettel\nfjord\n", new Set(["fjord"]))).toEqual({
    added: ["Zettel", "Kiel"],
    known: 2,
    refused: 0,
  });
});

test("a Hunspell list loses its count and its flags", () => {
  expect(readWordList("3\nwombat/MS\nand\\/or\nnaïve\tpo:adj\n", none)).toEqual({
    added: ["wombat", "naïve"],
    known: 0,
    refused: 1,
  });
});

test("a byte mark and a decomposed accent make no other word", () => {
  expect(readWordList("\uFEFFcafe\u0301", new Set(["café"]))).toEqual({ added: [], known: 1, refused: 0 });
});

test.each(["", "<b>", "a\u0000b", "-", "x".repeat(101), "🙂"])("%j is no word", (word) => {
  expect(isWord(word)).toBe(false);
});

test.each(["O’Brien", "well-known", "AT&T", "C++", "St. Ives", "Æ", "e\u0301t", "Yahoo's"])("%j is one", (word) => {
  expect(isWord(word)).toBe(true);
});

test("what is exported is imported again, word for word", () => {
  const word = fc.string({ unit: fc.constantFrom("a", "É", "ß", "-", "’", "b"), minLength: 1 }).filter(isWord);
  holds(
    fc.property(fc.uniqueArray(word), (words) => {
      const { added } = readWordList(writeWordList(words), none);
      expect(new Set(added)).toEqual(new Set(words));
    }),
  );
});
