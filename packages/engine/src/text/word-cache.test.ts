import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { ownString } from "./own-string.ts";
import { createMemory, remember } from "./word-cache.ts";

test("answers what the work would answer, for any words in any order", () => {
  holds(
    fc.property(fc.array(fc.string({ maxLength: 3 })), fc.integer({ min: 1, max: 6 }), (words, most) => {
      const lengthOf = remember(most, (word) => `${word.length} ${word}`);
      for (const word of words) expect(lengthOf(word)).toBe(`${word.length} ${word}`);
    }),
  );
});

test("works a word out once while it is asked for, and keeps no more than it may", () => {
  let worked = 0;
  const known = remember(4, (word) => {
    worked += 1;
    return word;
  });
  for (const word of ["a", "b", "a", "c", "a", "d", "a", "e", "a"]) known(word);
  expect(worked).toBe(5);
  const memory = createMemory<number>(4);
  for (let n = 0; n < 100; n++) memory.set(String(n), n);
  const kept = Array.from({ length: 100 }, (_, n) => memory.get(String(99 - n))).filter((n) => n !== undefined);
  expect(kept[0]).toBe(99);
  expect(kept.length).toBeLessThanOrEqual(4);
});

test("a string of its own is the same string", () => {
  holds(fc.property(fc.string({ unit: "binary", maxLength: 40 }), (text) => ownString(text) === text));
});
