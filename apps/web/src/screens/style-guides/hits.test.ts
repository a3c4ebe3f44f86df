import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { corrected, hitsOf, piecesOf, refsOf } from "./hits.ts";

const text = "Send an e-mail, then an e-mail.";
const tag = (startPos: number, endPos: number, helpId = "draft", suggestions = ["email"]) => ({
  startPos,
  endPos,
  helpId,
  suggestions,
});

test("only what the tried rule says counts, with ends behind the last letter", () => {
  expect(hitsOf([tag(24, 29), tag(0, 3, "grammar/x"), tag(8, 13)])).toEqual([
    { start: 8, end: 14, suggestions: ["email"] },
    { start: 24, end: 30, suggestions: ["email"] },
  ]);
});

test("what it becomes has the first suggestion in each place", () => {
  expect(corrected(text, hitsOf([tag(8, 13), tag(24, 29)]))).toBe("Send an email, then an email.");
  expect(corrected(text, hitsOf([tag(8, 13, "draft", [])]))).toBeUndefined();
});

test("the pieces make up the text, whatever was found", () => {
  const hits = fc.array(fc.tuple(fc.nat(text.length - 1), fc.nat(8)));
  holds(
    fc.property(hits, (places) => {
      const found = hitsOf(places.map(([start, length]) => tag(start, Math.min(text.length - 1, start + length))));
      expect(
        piecesOf(text, found)
          .map((piece) => piece.text)
          .join(""),
      ).toBe(text);
    }),
  );
});

test("the tokens of the first place are numbered from nought", () => {
  const tokens = [
    { startPos: 0, endPos: 3 },
    { startPos: 5, endPos: 6 },
    { startPos: 8, endPos: 8 },
    { startPos: 9, endPos: 9 },
    { startPos: 10, endPos: 13 },
    { startPos: 24, endPos: 29 },
  ];
  expect([...refsOf(tokens, hitsOf([tag(8, 13), tag(24, 29)]))]).toEqual([
    [2, "$0"],
    [3, "$1"],
    [4, "$2"],
  ]);
  expect(refsOf(tokens, []).size).toBe(0);
});
