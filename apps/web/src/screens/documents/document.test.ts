import { expect, test } from "vitest";
import { documents as texts } from "../../texts/documents.ts";
import { beginningOf, beginningUnder, nameOf, whyNoScore } from "./document.ts";

test("a text begins on one line, whatever lines it has", () => {
  expect(beginningOf("\n\n Dear all,\n\tthis  is\n")).toBe("Dear all, this is");
  expect(beginningOf("")).toBe("");
  expect(beginningOf("word ".repeat(100))).toHaveLength(160);
});

test("a document without a title is called as its first line, and a long line is cut between two words", () => {
  expect(nameOf({ Title: "Letter", Opening: "Dear all" })).toBe("Letter");
  expect(nameOf({ Title: " ", Opening: "\n\nDear all,\nthis is" })).toBe("Dear all,");
  expect(nameOf({ Title: "", Opening: " \n" })).toBe(texts.untitled);
  expect(beginningUnder({ Title: "", Opening: "Dear all,\n\nthis is it" })).toBe("this is it");
  expect(beginningUnder({ Title: "Letter", Opening: "Dear all,\n\nthis is it" })).toBe("Dear all, this is it");
  const long = nameOf({ Title: "", Opening: `${"several words, ".repeat(20)}` });
  expect(long).toBe(`${"several words, ".repeat(5)}several…`.replace(/, several…$/, "…"));
  expect(nameOf({ Title: "", Opening: "🙂".repeat(60) })).toBe(`${"🙂".repeat(40)}…`);
});

test("where no score stands, it is said why", () => {
  expect(whyNoScore({ Issues: 0, Score: 0 })).toBeUndefined();
  expect(whyNoScore({ Issues: null, Score: null })).toBe(texts.unchecked);
  expect(whyNoScore({ Issues: 3, Score: null })).toBe(texts.tooShort);
});
