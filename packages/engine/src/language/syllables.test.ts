import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { syllables } from "./syllables.ts";

test.each([
  ["climbed", 1],
  ["classes", 2],
  ["anxious", 2],
  ["automatically", 5],
  ["professional", 4],
  ["hideous", 3],
  ["coordinate", 4],
  ["techniques", 2],
  ["fashion", 2],
  ["churchyard", 2],
  ["policeman", 3],
  ["experience", 4],
  ["beaches", 2],
  ["Anna’s", 2],
])("%s has %i", (word, count) => {
  expect(syllables(word)).toBe(count);
});

test("whatever is written has one at least, the same each time and in capitals", () => {
  holds(
    fc.property(fc.string({ unit: "binary" }), (word) => {
      const count = syllables(word);
      expect(count).toBeGreaterThanOrEqual(1);
      expect(syllables(word)).toBe(count);
    }),
  );
  expect(syllables("ANXIOUS")).toBe(2);
});
