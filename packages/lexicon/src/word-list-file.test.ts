import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { frequencyOf, readCounts } from "./word-counts.ts";
import { readWordList } from "./word-list-file.ts";

test("a list gives its words, everywhere or where it says", () => {
  expect(readWordList("# Words\nkimchi\ncolour\tGB CA AU # British\n\ncafe\u0301\n")).toEqual([
    { word: "kimchi", dialects: 15 },
    { word: "colour", dialects: 14 },
    { word: "café", dialects: 15 },
  ]);
});

test("a slip in a list is named", () => {
  expect(() => readWordList("two words")).toThrow("“two words”");
  expect(() => readWordList("colour\tUK")).toThrow("“UK” is not a dialect");
});

test("counts are read past the head of the file", () => {
  expect([...readCounts("# head\nthe\t5000000\nzoo\t12\n")]).toEqual([
    ["the", 5_000_000],
    ["zoo", 12],
  ]);
});

test("a frequency never falls as the count grows, and fits a byte", () => {
  const count = fc.integer({ min: 0, max: 100_000_000 });
  holds(
    fc.property(count, count, (a, b) => {
      const [low, high] = [Math.min(a, b), Math.max(a, b)].map(frequencyOf);
      expect(low).toBeLessThanOrEqual(high ?? 0);
      expect(high).toBeLessThanOrEqual(255);
    }),
  );
  expect(frequencyOf(0)).toBe(0);
});
