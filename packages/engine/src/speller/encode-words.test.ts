import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { encodeWords, type WordEntry } from "./encode-words.ts";
import { openLexicon } from "./lexicon.ts";
import { entryOf } from "./spelling-entry.ts";
import { readWordTable } from "./word-table.ts";

const letters = fc.constantFrom(..."abcdefghijklmnopqrstuvwxyzABCDEFZéïø'-.");
const word = fc.string({ unit: letters, minLength: 1, maxLength: 20 });
const entry: fc.Arbitrary<WordEntry> = fc.record({
  word,
  dialects: fc.integer({ min: 1, max: 15 }),
  rude: fc.boolean(),
  rare: fc.boolean(),
  frequency: fc.integer({ min: 0, max: 255 }),
});
const entries = fc.uniqueArray(entry, { selector: ({ word }) => word, maxLength: 60 });

test("every packed word is found again, with all that is known about it", () => {
  holds(
    fc.property(entries, (list) => {
      const table = readWordTable(encodeWords(list));
      expect(table.size).toBe(list.length);
      for (const { word, dialects, rude, frequency } of list) {
        const found = entryOf(table, word);
        // A lower-case twin may add to what is known.
        expect(found.dialects & dialects).toBe(dialects);
        expect(found.frequency).toBeGreaterThanOrEqual(frequency);
        if (rude) expect(found.rude).toBe(true);
      }
    }),
  );
});

test("a word that was not packed is not found", () => {
  holds(
    fc.property(entries, word, (list, other) => {
      fc.pre(!list.some(({ word }) => word.toLowerCase() === other.toLowerCase()));
      expect(entryOf(readWordTable(encodeWords(list)), other).dialects).toBe(0);
    }),
  );
});

test("the same words give the same bytes in whatever order they come", () => {
  holds(
    fc.property(entries, (list) => {
      expect(encodeWords(list.toReversed())).toEqual(encodeWords(list));
    }),
  );
});

test("shared memory will do, from any offset of it", () => {
  const bytes = encodeWords([{ word: "Ann", dialects: 15, rude: false, rare: false, frequency: 9 }]);
  const shared = new Uint8Array(new SharedArrayBuffer(bytes.length + 3), 3);
  shared.set(bytes);
  expect(openLexicon(shared).knows("Ann", "en-GB")).toBe(true);
});

test("bytes that are no word list are refused", () => {
  expect(() => openLexicon(new Uint8Array())).toThrow("not a word list");
  expect(() => openLexicon(new TextEncoder().encode("<!doctype html><p>Not found</p>"))).toThrow("not a word list");
});

test("a word longer than any word is refused, not cut", () => {
  const long = { word: "a".repeat(64), dialects: 15, rude: false, rare: false, frequency: 0 };
  expect(() => encodeWords([long])).toThrow(RangeError);
});
