import { expect, test } from "vitest";
import { placeIn } from "./example-sentences.ts";

test("the words around a place are cut between words", () => {
  expect(placeIn("She go home.", 4, 6)).toEqual({ before: "She ", words: "go", after: " home." });
  const long = "word ".repeat(40);
  const { before, words, after } = placeIn(long, 100, 104);
  expect([before.startsWith("…word"), words, after.endsWith("word…")]).toEqual([true, "word", true]);
});
