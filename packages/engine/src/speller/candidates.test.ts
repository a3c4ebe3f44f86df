import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { nearWords, queryOf } from "./candidates.ts";
import { encodeWords } from "./encode-words.ts";
import { slipsBetween } from "./slips.ts";
import { encodeInto, readWordTable, wordAt } from "./word-table.ts";

// Few letters, so that many words are near one another.
const word = fc.string({ unit: fc.constantFrom(..."abcei'-"), minLength: 1, maxLength: 9 });
const words = fc.uniqueArray(word, { minLength: 1, maxLength: 80 });

test("the search misses no word within reach and finds none beyond it", () => {
  holds(
    fc.property(words, word, fc.integer({ min: 1, max: 4 }), (list, typed, within) => {
      const entries = list.map((word) => ({ word, dialects: 15, rude: false, rare: false, frequency: 0 }));
      const table = readWordTable(encodeWords(entries));
      const codes = new Uint8Array(63);
      const length = encodeInto(table, typed, codes);
      fc.pre(length > 0);
      const found = new Map<string, number>();
      const wanted = { within, having: 15, lacking: 0 };
      nearWords(table, queryOf(table, codes, length), wanted, (index, size, distance) => {
        found.set(wordAt(table, index, size), distance);
      });
      const near = list
        .map((other) => [other, slipsBetween(typed, other)] as const)
        .filter(([, slips]) => slips <= within);
      expect([...found].sort()).toEqual(near.sort());
    }),
    { numRuns: 300 },
  );
});
