import { expect, test } from "vitest";
import { testLexicon } from "../testing/run-rule.ts";
import { plainlyMeant, plainSlips } from "./plain-slips.ts";

test("no misspelling of one reading is a word, and the dictionary thinks of the same word first", () => {
  const others = plainSlips.filter(
    ([typed, meant]) =>
      testLexicon.isWord(typed) || testLexicon.suggest(typed, "en-US", 1)[0]?.toLowerCase() !== meant.toLowerCase(),
  );
  expect(others).toEqual([]);
  expect(plainSlips.length).toBeGreaterThan(500);
});

test("a misspelling is known however it is capitalized", () => {
  expect([plainlyMeant("Recieve"), plainlyMeant("receive")]).toEqual(["receive", undefined]);
});
