import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { defaultLimits } from "../limits.ts";
import { refusalOf } from "../testing/refusal-of.ts";
import { linesOf } from "./lines.ts";

test("lines are what any editor shows, by their numbers, without the empty ones", () => {
  const text = fc.string({ unit: fc.constantFrom("a", " ", "\t", "\n", "\r", "\r\n", "ä"), maxLength: 30 });
  holds(
    fc.property(text, (given) => {
      const naive = given
        .split(/\r\n|\r|\n/)
        .map((each, at) => ({ line: at + 1, text: each.trim() }))
        .filter((each) => each.text !== "");
      expect(linesOf(given, defaultLimits)).toEqual(naive);
    }),
  );
});

test("more lines than allowed are refused, empty ones do not count", () => {
  const limits = { ...defaultLimits, rows: 2 };
  expect(linesOf("a\n\n\n\nb\n", limits)).toHaveLength(2);
  expect(refusalOf(() => linesOf("a\nb\nc", limits))).toBe("too-many-rows");
});
