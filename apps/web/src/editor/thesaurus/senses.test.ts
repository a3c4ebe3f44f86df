import { expect, test } from "vitest";
import { type Synonym, sensesFor } from "./senses.ts";

const synonym = (text: string, meaning: string, partOfSpeech: string, weight = 50): Synonym => ({
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
  const senses = sensesFor(many, "NOUN");
  expect(senses).toHaveLength(5);
  expect(senses[0]?.synonyms).toHaveLength(8);
});
