import { expect, test } from "vitest";
import { caseFits, caseOf, inCaseOf } from "./word-case.ts";

test("the case of a word is seen past accents and apostrophes", () => {
  expect(["élan", "Élan", "ÉLAN", "iPhone", "McDonald", "I", "don't", "O'Leary"].map(caseOf)).toEqual([
    "lower",
    "title",
    "upper",
    "mixed",
    "mixed",
    "title",
    "lower",
    "mixed",
  ]);
});

test("capitals may be added to a dictionary word, never taken away", () => {
  expect(caseFits("House", "house")).toBe(true);
  expect(caseFits("HOUSE", "house")).toBe(true);
  expect(caseFits("hOuse", "house")).toBe(false);
  expect(caseFits("london", "London")).toBe(false);
  expect(caseFits("LONDON", "London")).toBe(true);
  expect(caseFits("Nasa", "NASA")).toBe(false);
});

test("a suggestion is written the way the word was", () => {
  expect(inCaseOf("teh", "the")).toBe("the");
  expect(inCaseOf("Teh", "the")).toBe("The");
  expect(inCaseOf("TEH", "the")).toBe("THE");
  expect(inCaseOf("teH", "the")).toBe("the");
  expect(inCaseOf("londn", "London")).toBe("London");
});
