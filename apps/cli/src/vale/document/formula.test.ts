import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { readFormula } from "./formula.ts";

const known = new Set(["words", "sentences"]);
const counts = { words: 12, sentences: 4 };
const worked = (text: string) => readFormula(text, known)?.(counts);

test("sums come to what they come to, products first, and what is true is 1", () => {
  expect(worked("1.5 + 2 * words / sentences - (1 - 3)")).toBe(9.5);
  expect(worked("-words + .5")).toBe(-11.5);
  expect(worked("(words / sentences)> 2 && words != 11 || 0")).toBe(1);
  expect(worked("words <= 11")).toBe(0);
});

test("what is no sum of known names is none, and nothing throws", () => {
  for (const text of [
    "",
    "heading_h1",
    "1 +",
    "(1",
    "1 2",
    "words(1)",
    "1;2",
    "constructor",
    "__proto__",
    `${"(".repeat(500)}1`,
  ])
    expect([text, worked(text)]).toEqual([text, undefined]);
  const part = fc.constantFrom("words", "1", "(", ")", "+", "-", "*", "/", ">", "&&", "!", " ", "x");
  holds(
    fc.property(fc.array(part, { maxLength: 60 }), (parts) => {
      const value = worked(parts.join(""));
      expect(value === undefined || typeof value === "number").toBe(true);
    }),
  );
});
