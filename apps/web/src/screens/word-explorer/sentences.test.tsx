import { expect, test } from "vitest";
import { partsOf } from "./Sentences.tsx";

test("the word is marked with its endings, whatever its case, and not inside others", () => {
  const marked = (sentence: string, word: string) =>
    partsOf(sentence, word)
      .filter(({ isWord }) => isWord)
      .map(({ text }) => text);
  expect(marked("Happy is he who wanders, wandering on.", "wander")).toEqual(["wanders", "wandering"]);
  expect(marked("The art of a heart.", "art")).toEqual(["art"]);
  expect(marked("C++ and c+", "c++")).toEqual(["C++"]);
  expect(partsOf("No such thing.", "word")).toEqual([{ text: "No such thing.", isWord: false }]);
});
