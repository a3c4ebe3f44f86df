import { expect, test } from "vitest";
import { addressOf, factsOf, frequencySteps, groupedBy, type WordSection, type WordSectionItem } from "./entry.ts";

const item = (Text: string, Meaning: string): WordSectionItem => ({
  Text,
  Meaning,
  Weight: 50,
  PartOfSpeech: null,
  Example: null,
  Source: null,
});

test("a word's address keeps every sign of it", () => {
  expect(addressOf("café")).toBe("/word-explorer/caf%C3%A9");
  expect(addressOf("and/or?")).toBe("/word-explorer/and%2For%3F");
});

test("items are grouped in the order their groups first appear", () => {
  const groups = groupedBy(
    [item("glad", "joy"), item("lucky", "luck"), item("content", "joy")],
    (each) => each.Meaning ?? "",
  );
  expect(groups.map(({ name, items }) => [name, ...items.map(({ Text }) => Text)])).toEqual([
    ["joy", "glad", "content"],
    ["luck", "lucky"],
  ]);
});

test("facts go by their names, and a word without any has none", () => {
  expect(factsOf({ Items: [item("Syllables", "2")] } as unknown as WordSection).get("Syllables")).toBe("2");
  expect(factsOf(undefined).size).toBe(0);
});

test("commonness has five steps", () => {
  expect([0, 1, 20, 21, 58, 100].map(frequencySteps)).toEqual([1, 1, 1, 2, 3, 5]);
});
