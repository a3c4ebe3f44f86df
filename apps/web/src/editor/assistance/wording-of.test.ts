import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { asOneLine, wordingOf } from "./wording-of.ts";

const written = (paragraph: string, pieces: ReturnType<typeof wordingOf>["pieces"]) =>
  pieces.map((piece) => (typeof piece === "string" ? piece : paragraph.slice(piece.start, piece.end))).join("");

test("the pieces of a version make its text, and what stays is a span", () => {
  const paragraph = "Hello. We are in the process of looking.";
  const wording = wordingOf(paragraph, { start: 7, end: paragraph.length }, "We are looking.");
  expect(written(paragraph, wording.pieces)).toBe("We are looking.");
  expect(wording.pieces.filter((piece) => typeof piece === "string")).toEqual([]);
  const words = fc.array(fc.constantFrom("we", "are", "looking", "a", "b.", "“c”"), { minLength: 1, maxLength: 10 });
  const text = words.map((list) => list.join(" "));
  holds(
    fc.property(text, text, text, (before, span, after) => {
      const whole = `${before} ${span}`;
      const { pieces } = wordingOf(whole, { start: before.length + 1, end: whole.length }, after);
      expect(written(whole, pieces)).toBe(after);
    }),
  );
});

test("a version is one line", () => {
  expect(asOneLine(" One.\n\n  Two. ")).toBe("One. Two.");
});
