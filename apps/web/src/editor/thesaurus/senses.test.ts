import { expect, test } from "vitest";
import { offeredSenses, sensesFor, type ThesaurusSynonym } from "./senses.ts";

const synonym = (text: string, meaning: string, partOfSpeech: string, weight = 50): ThesaurusSynonym => ({
  text,
  meaning,
  partOfSpeech,
  weight,
});
const light = [
  synonym("lamp", "a source of light", "noun"),
  synonym("ignite", "to set on fire", "verb", 30),
  synonym("kindle", "to set on fire", "verb", 70),
  synonym("airy", "of little weight", "adjective"),
];

test("the meanings that fit the sentence are offered, the best word of each first", () => {
  expect(sensesFor(light, "VERB")).toEqual([
    { meaning: "to set on fire", partOfSpeech: "verb", synonyms: ["kindle", "ignite"] },
  ]);
});

test("when no meaning fits, all are offered in their order", () => {
  expect(sensesFor(light, "INTJ").map(({ partOfSpeech }) => partOfSpeech)).toEqual(["noun", "verb", "adjective"]);
});

test("no more than five meanings with eight words each", () => {
  const many = Array.from({ length: 60 }, (_, index) => synonym(`w${index}`, `m${index % 6}`, "noun"));
  const senses = offeredSenses(sensesFor(many, "NOUN"), "word", new Map());
  expect(senses).toHaveLength(5);
  expect(senses[0]?.synonyms).toHaveLength(8);
});

test("what is offered is in the English of the text, each word once, and never the word in another spelling", () => {
  const senses = sensesFor(
    [
      synonym("color", "any material used for its color", "noun"),
      synonym("color", "a visual attribute", "noun", 60),
      synonym("coloring", "a visual attribute", "noun"),
      synonym("colouring", "a visual attribute", "noun", 40),
    ],
    "NOUN",
  );
  const written = new Map([
    ["color", "colour"],
    ["coloring", "colouring"],
  ]);
  expect(offeredSenses(senses, "Colour", written)).toEqual([
    { meaning: "a visual attribute", partOfSpeech: "noun", synonyms: ["colouring"] },
  ]);
});
