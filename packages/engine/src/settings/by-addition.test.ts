import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { byAddition } from "./by-addition.ts";

/** A compiler of lists of words that counts what it compiles. */
function counting() {
  let compiled = 0;
  const parts = byAddition<{ text: string }, readonly string[]>(
    (one, other) => one.text === other.text,
    (items) => {
      compiled += items.length;
      return items.map(({ text }) => text);
    },
  );
  return { parts: (words: readonly string[]) => parts(words.map((text) => ({ text }))), compiled: () => compiled };
}

const words = (count: number, from = 0) => Array.from({ length: count }, (_, n) => `word${n + from}`);

test("adding a word to ten thousand compiles that word", () => {
  const { parts, compiled } = counting();
  parts(words(10_000));
  const before = compiled();
  parts(words(10_001));
  parts(words(10_002));
  expect(compiled() - before).toBe(3);
});

test("a word taken out of the middle is gone", () => {
  const { parts } = counting();
  parts(words(1_000));
  expect(parts(words(1_000).filter((word) => word !== "word500")).flat()).not.toContain("word500");
});

test("whatever lists come, the parts hold exactly the list, and adding one by one costs little more than once", async () => {
  const { parts } = counting();
  await holds(
    fc.property(fc.array(fc.tuple(fc.nat(3), fc.nat(400)), { maxLength: 12 }), (edits) => {
      let list = words(150);
      for (const [kind, place] of edits) {
        if (kind === 0) list = list.filter((_, n) => n !== place);
        else if (kind === 1) list = [...list.slice(0, place), `new${place}`, ...list.slice(place)];
        else list = [...list, ...words(place, 1_000)];
        expect(parts(list).flat()).toEqual(list);
      }
    }),
    { numRuns: 100 },
  );
  const grown = counting();
  for (let count = 1; count <= 2_000; count += 1) grown.parts(words(count));
  expect(grown.compiled()).toBeLessThan(2_000 * 200);
});
