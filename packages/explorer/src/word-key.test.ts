import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { contentWords } from "./content-words.ts";
import { firstPlace } from "./first-place.ts";
import { letterKey } from "./letter-key.ts";
import { compareKeys, wordKey } from "./word-key.ts";

const written = fc.string({ unit: fc.constantFrom(..."aBéE\u0301’‘' _\t\n-"), maxLength: 12 });

test("a word is found however it is written, and its key is the key of itself", () => {
  expect(wordKey("  Don’t_Look \n Back ")).toBe("don't look back");
  expect(wordKey("Cafe\u0301")).toBe(wordKey("CAF\u00c9"));
  holds(
    fc.property(written, (text) => {
      const key = wordKey(text);
      expect(wordKey(key)).toBe(key);
      expect(key).not.toMatch(/^\s|\s$|\s\s|[_’‘\n\t]/);
    }),
  );
});

test("keys in their order are found by halving, as by looking at each", () => {
  holds(
    fc.property(fc.array(written.map(wordKey)), written.map(wordKey), (given, sought) => {
      const keys = given.toSorted(compareKeys);
      const naive = keys.findIndex((key) => compareKeys(key, sought) >= 0);
      const place = firstPlace(keys.length, (at) => compareKeys(keys[at] ?? "", sought) < 0);
      expect(place).toBe(naive < 0 ? keys.length : naive);
    }),
  );
});

test("halving looks at few", () => {
  let looks = 0;
  firstPlace(1_000_000, (at) => {
    looks += 1;
    return at < 777_777;
  });
  expect(looks).toBeLessThanOrEqual(20);
});

test("anagrams share their letters, in any order, and other words do not", () => {
  holds(
    fc.property(fc.array(fc.constantFrom(..."abcé"), { maxLength: 6 }), fc.nat(), (letters, turn) => {
      const at = letters.length === 0 ? 0 : turn % letters.length;
      const turned = [...letters.slice(at), ...letters.slice(0, at)].reverse();
      expect(letterKey(turned.join(""))).toBe(letterKey(letters.join("")));
      expect(letterKey(`${letters.join("")}z`)).not.toBe(letterKey(letters.join("")));
    }),
  );
});

test("what a sentence is about is left of it, in its order", () => {
  expect(contentWords("Somebody who usually runs a well-known ship")).toEqual(["runs", "well-known", "ship"]);
  expect(contentWords("Of the and 7 — a!")).toEqual([]);
});
