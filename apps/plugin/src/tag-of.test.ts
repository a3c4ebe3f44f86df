import type { Finding } from "@housestyle/engine";
import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { defaultCheckerSettings } from "./settings.ts";
import { isWanted, tagOf } from "./tag-of.ts";

const texts = fc
  .array(fc.constantFrom("teh", " ", "🙂", "𝒜", "é", "\r\n", "\n", "."), { maxLength: 12 })
  .map((all) => all.join(""));
/** A stretch of a text, its ends among them. */
const stretches = texts.chain((text) =>
  fc
    .tuple(fc.nat(text.length), fc.nat(text.length))
    .map(([one, other]) => ({ text, start: Math.min(one, other), end: Math.max(one, other) })),
);

const findingOf = (text: string, start: number, end: number): Finding => ({
  ...{ start, end, text: text.slice(start, end), ruleId: "spelling/x", kind: "spelling", level: "error" },
  ...{ message: "", suggestions: [], sure: false },
});

test("whatever the letters are, a tag begins and ends on its words, the last letter among them", () => {
  holds(
    fc.property(stretches, ({ text, start, end }) => {
      const finding = findingOf(text, start, end);
      if (!isWanted(finding, defaultCheckerSettings)) expect(end).toBe(start);
      else {
        const { startPos, endPos, text: words } = tagOf(finding);
        expect(text.slice(startPos, endPos + 1)).toBe(words);
        expect(startPos <= endPos && endPos < text.length).toBe(true);
      }
    }),
  );
});

test("what a page does not want to hear of is not told", () => {
  const told = (kind: Finding["kind"], settings: object) =>
    isWanted({ ...findingOf("teh", 0, 3), kind }, { ...defaultCheckerSettings, ...settings });
  expect([told("spelling", { checkSpelling: false }), told("spelling", { checkGrammar: false })]).toEqual([
    false,
    true,
  ]);
  expect([told("punctuation", { checkGrammar: false }), told("grammar", { checkStyle: false })]).toEqual([false, true]);
  expect([told("clarity", { checkStyle: false }), told("team", { checkStyle: false })]).toEqual([false, false]);
});
