import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Finding } from "../findings/finding.ts";
import { markupMark, opaqueMark } from "../text/mask.ts";
import { proseOnly } from "./prose-only.ts";

/** A finding on all of a text whose markup is in ‹› and whose things are in «»; the brackets belong to them. */
function shown(marked: string, suggestions: readonly string[], sure = true): Finding | undefined {
  const cover = (mark: string) => (run: string) => mark.repeat(run.length);
  const prose = marked.replace(/‹[^›]*›/g, cover(markupMark)).replace(/«[^»]*»/g, cover(opaqueMark));
  const finding: Finding = {
    ...{ ruleId: "grammar/test", kind: "grammar", level: "error", message: "Wrong.", sure },
    ...{ start: 0, end: marked.length, text: marked, suggestions },
  };
  return proseOnly(finding, prose);
}

/** The text once the first suggestion is accepted. */
function accepted(marked: string, ...suggestions: string[]): string | undefined {
  const finding = shown(marked, suggestions);
  const [best] = finding?.suggestions ?? [];
  return finding && best !== undefined ? marked.slice(0, finding.start) + best + marked.slice(finding.end) : undefined;
}

test("a change inside markup leaves the markup where it is", () => {
  expect(accepted("should ‹**›of‹**›", "should have")).toBe("should ‹**›have‹**›");
  expect(accepted("a ‹*›apple", "an apple")).toBe("an ‹*›apple");
  expect(accepted("‹[›recieve‹](u)›d it", "received it")).toBe("‹[›receive‹](u)›d it");
});

test("of two equal words the one is deleted that takes no markup with it", () => {
  expect(accepted("the ‹**›the", "the")).toBe("‹**›the");
  expect(accepted("the‹**› the", "the")).toBe("the‹**›");
});

test("a suggestion that was made with the markup keeps it", () => {
  expect(accepted("he ‹_›go‹_›", "he ‹_›goes‹_›")).toBe("he ‹_›goes‹_›");
});

test("a finding is about the words that change", () => {
  expect(shown("should ‹**›of‹**›", ["should have"])).toMatchObject({
    ...{ start: 11, end: 13, text: "of", suggestions: ["have"], sure: true },
  });
});

test("what would change across a thing is not said; across markup it is said without a suggestion", () => {
  expect(shown("to «x» .", ["to."])).toBeUndefined();
  expect(shown("hte‹*› dgo", ["the dog"])).toMatchObject({ start: 0, end: 10, suggestions: [], sure: false });
});

test("a term that looks like a thing is replaced as a whole", () => {
  expect(accepted("«node.js»", "Node.js")).toBe("Node.js");
});

test("a remark that suggests nothing stays as it is", () => {
  expect(shown("long «x» sentence", [], false)).toMatchObject({ start: 0, end: 17 });
});

test("nothing is sure that adds or removes a character that may be markup", () => {
  expect(shown("snake", ["snake_case"])).toMatchObject({ sure: false, suggestions: ["snake_case"] });
  expect(shown("a_b", ["a_c"])).toMatchObject({ sure: true });
});

const pieces = fc.array(
  fc.oneof(
    fc.stringMatching(/^[ab ]{0,4}$/),
    fc.stringMatching(/^[ab]{0,3}$/).map((inside) => `‹${inside}›`),
    fc.stringMatching(/^[ab]{0,3}$/).map((inside) => `«${inside}»`),
  ),
  { maxLength: 6 },
);

test("whatever is accepted, markup and things are the same in the same order, and the words are those suggested", () => {
  holds(
    fc.property(pieces, fc.stringMatching(/^[ab ]{0,10}$/), (parts, suggestion) => {
      const marked = parts.join("");
      const unread = (text: string) => text.match(/‹[^›]*›|«[^»]*»/g) ?? [];
      const words = (text: string) => text.replace(/‹[^›]*›|«[^»]*»/g, "");
      if (words(marked) === "") return;
      const after = accepted(marked, suggestion);
      if (after === undefined) return;
      expect(unread(after)).toEqual(unread(marked));
      expect(words(after)).toBe(suggestion);
    }),
    { numRuns: 5000 },
  );
});
