import { expect, test } from "vitest";
import { documents as texts } from "../../texts/documents.ts";
import { beginningOf, whyNoScore } from "./document.ts";

test("a text begins on one line, whatever lines it has", () => {
  expect(beginningOf("\n\n Dear all,\n\tthis  is\n")).toBe("Dear all, this is");
  expect(beginningOf("")).toBe("");
  expect(beginningOf("word ".repeat(100))).toHaveLength(160);
});

test("where no score stands, it is said why", () => {
  expect(whyNoScore({ Issues: 0, Score: 0 })).toBeUndefined();
  expect(whyNoScore({ Issues: null, Score: null })).toBe(texts.unchecked);
  expect(whyNoScore({ Issues: 3, Score: null })).toBe(texts.tooShort);
});
