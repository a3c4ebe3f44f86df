import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { plainParagraphs } from "./plain-paragraphs.ts";

test("each line is a paragraph, whatever ends it", () => {
  expect(plainParagraphs("One.\nTwo.\r\nThree.\rFour.")).toEqual(["One.", "Two.", "Three.", "Four."]);
});

test("blank lines part paragraphs and leave none behind", () => {
  expect(plainParagraphs("\n\nOne.\n\n \nTwo.\n")).toEqual(["One.", "Two."]);
});

test("lines wrapped at a width are one paragraph again", () => {
  const wrapped = [
    "The lighthouse keeper counted his candles twice before supper,",
    "once for the wind and once for the long black hours after it,",
    "and then he counted the steps down to the boathouse door.",
    "",
    "Nobody came that night, though the bell was heard from the far",
    "side of the bay, and again an hour later from nowhere at all.",
  ].join("\n");
  expect(plainParagraphs(wrapped)).toEqual([
    "The lighthouse keeper counted his candles twice before supper, once for the wind and once for the long black hours after it, and then he counted the steps down to the boathouse door.",
    "Nobody came that night, though the bell was heard from the far side of the bay, and again an hour later from nowhere at all.",
  ]);
});

test("a sentence that an e-mail program has wrapped is one paragraph again", () => {
  expect(plainParagraphs("This is a long line that was wrapped by\nthe mail program\n\nBest,\nAnn")).toEqual([
    "This is a long line that was wrapped by the mail program",
    "Best,",
    "Ann",
  ]);
  expect(plainParagraphs("A line of a list that ends with a stop.\nand another")).toHaveLength(2);
});

test("a poem keeps its lines", () => {
  expect(plainParagraphs("Small rain,\nsmall boat,\n\nno oar.\nNo coat.")).toHaveLength(4);
});

test("nothing gives one empty paragraph", () => {
  expect(plainParagraphs("")).toEqual([""]);
  expect(plainParagraphs("\n \n")).toEqual([""]);
});

test("no word is lost, and no line end stays, in any text", () => {
  const words = (text: string) => text.split(/\s+/).filter(Boolean);
  holds(
    fc.property(fc.string({ unit: fc.constantFrom("a", "bc", " ", "\n", "\r", ".", "\ud800", "é") }), (text) => {
      const paragraphs = plainParagraphs(text);
      expect(paragraphs.flatMap(words)).toEqual(words(text));
      expect(paragraphs.join("")).not.toMatch(/[\r\n]/);
    }),
  );
});
