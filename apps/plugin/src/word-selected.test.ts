import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { wordSelected } from "./word-selected.ts";

test("a double click means the word that ends there, with the gap behind it on some systems", () => {
  expect(wordSelected("A happy dog.", 7)).toEqual({ word: "happy", start: 2, end: 7 });
  expect(wordSelected("A happy dog.", 8)).toEqual({ word: "happy", start: 2, end: 7 });
  expect(wordSelected("A happy dog.", 12)).toBeUndefined();
  expect(wordSelected("12 ", 3)).toBeUndefined();
  expect(wordSelected("x".repeat(61), 61)).toBeUndefined();
});

test("whatever the text, the word stands where it is said to, and nothing but a gap between it and the end", () => {
  const text = fc.string({ unit: fc.constantFrom("a", "é", "🙂", "𝒜", "-", "'", " ", "\n", ".", "1") });
  holds(
    fc.property(text, fc.nat(30), (given, at) => {
      const found = wordSelected(given, at);
      if (!found) return;
      expect(given.slice(found.start, found.end)).toBe(found.word);
      expect(given.slice(found.end, at).trim()).toBe("");
      expect(found.word).toMatch(/^[\p{L}'-]+$/u);
    }),
  );
});
