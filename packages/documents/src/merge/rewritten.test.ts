import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { rewritten } from "./rewritten.ts";

const words = (text: string) => text.split(/\s+/).filter(Boolean);

test.each([
  ["lines broken at a width", "We saw\nteh boat.\n", "We saw teh boat.\n", "We saw the boat.\n", "We saw\nthe boat.\n"],
  ["single line ends", "One.\nTwo.", "One.\n\nTwo.\n", "One.\n\nToo.\n", "One.\nToo."],
  ["other marks of a list", "* teh\n* b\n", "- teh\n- b\n", "- the\n- b\n", "* the\n* b\n"],
  [
    "line ends of Windows",
    "One.\r\n\r\nTwo.\r\n",
    "One.\n\nTwo.\n",
    "One.\n\nNew.\n\nTwo.\n",
    "One.\r\n\r\nNew.\r\n\r\nTwo.\r\n",
  ],
  ["what is gone", "a  b\tc d", "a b c d", "a d", "a  d"],
])("%s stay as they were", (_what, source, before, now, wanted) => {
  expect(rewritten(source, before, now, () => true)).toBe(wanted);
});

test("whatever is written, the words are those of the new text, and without a change not a letter is another", () => {
  const text = fc.string({ unit: fc.constantFrom("a", "bc", " ", "  ", "\n", ".", "é") });
  holds(
    fc.property(text, text, (source, now) => {
      const isRight = (made: string) => words(made).join(" ") === words(now).join(" ");
      const before = `${words(source).join(" ")}\n`;
      expect(rewritten(source, before, before, isRight)).toBe(source);
      expect(words(rewritten(source, before, now, isRight))).toEqual(words(now));
    }),
  );
});
