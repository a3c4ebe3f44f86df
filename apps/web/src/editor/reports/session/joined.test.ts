import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { joined } from "./joined.ts";

const paragraphs = fc.array(fc.string({ unit: "binary", minLength: 1 }), { minLength: 1, maxLength: 8 });
const sentOf = (texts: readonly string[]) =>
  texts.map((text, index) => ({ stamp: 100 + index, paragraph: { text, kind: "prose" as const } }));

test("a stretch inside a paragraph is found there again, letter by letter", () => {
  holds(
    fc.property(paragraphs, fc.nat(), fc.nat(), fc.nat(), (texts, which, first, length) => {
      const index = which % texts.length;
      const own = texts[index] ?? "";
      const at = first % own.length;
      const to = at + 1 + (length % (own.length - at));
      const whole = joined(sentOf(texts));
      const from = whole.paragraphs[index]?.start ?? 0;
      expect(whole.text.slice(from + at, from + to)).toBe(own.slice(at, to));
      const stamp = 100 + index;
      expect(whole.stretchOf({ start: from + at, end: from + to })).toEqual({
        from: { stamp, at },
        to: { stamp, at: to },
      });
    }),
  );
});

test("a stretch over several paragraphs ends in the last of them, and never behind its last letter", () => {
  const whole = joined(sentOf(["One two.", "Three.", "Four."]));
  const stretch = whole.stretchOf({ start: 4, end: whole.text.indexOf("Four") - 1 });
  expect(stretch).toEqual({ from: { stamp: 100, at: 4 }, to: { stamp: 101, at: 6 } });
  expect(joined([]).stretchOf({ start: 0, end: 1 })).toBeUndefined();
});
