import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { canonicalWith, lemmasWith } from "./canonical.ts";
import { lemmaCandidates } from "./lemma-candidates.ts";
import type { PartOfSpeech } from "./synset.ts";

const words = (form: string) => lemmaCandidates(form).map(({ word }) => word);

test.each([
  ["running", "run"],
  ["stopped", "stop"],
  ["making", "make"],
  ["dying", "die"],
  ["tried", "try"],
  ["ties", "tie"],
  ["cities", "city"],
  ["boxes", "box"],
  ["leaves", "leaf"],
  ["knives", "knife"],
  ["gives", "give"],
  ["bigger", "big"],
  ["biggest", "big"],
  ["happier", "happy"],
  ["happiest", "happy"],
  ["wider", "wide"],
])("%s may be a form of %s", (form, own) => {
  expect(words(form)).toContain(own);
});

test.each(["glass", "bus", "this", "analysis", "in a hurry", "run", ""])(
  "%j is no regular form of anything",
  (word) => {
    expect(words(word)).toEqual([]);
  },
);

test("a part of speech that has no such form is not asked for", () => {
  const parts = (form: string) => new Set(lemmaCandidates(form).flatMap((each) => each.parts));
  expect(parts("running")).toEqual(new Set(["verb"]));
  expect(parts("biggest")).toEqual(new Set(["adj", "adv"]));
  expect(parts("cities")).toEqual(new Set(["noun", "verb"]));
});

test("every candidate is shorter or ends otherwise, and begins as the form does", () => {
  holds(
    fc.property(fc.stringMatching(/^[a-z]{1,6}(s|es|ies|ed|ied|ing|ying|er|est)$/), (form) => {
      for (const word of words(form)) {
        expect(word).not.toBe(form);
        expect(word.length).toBeGreaterThan(1);
        expect(form.startsWith(word.slice(0, -2))).toBe(true);
      }
    }),
  );
});

const dictionary: Readonly<Record<string, readonly PartOfSpeech[]>> = {
  leaf: ["noun"],
  leave: ["verb"],
  height: ["noun"],
  go: ["verb"],
  quick: ["adj"],
};
const known = {
  irregular: (form: string) => (form === "went" ? ["go"] : []),
  isPart: (word: string, parts: readonly PartOfSpeech[]) => parts.some((part) => dictionary[word]?.includes(part)),
};

test("of what a form may belong to only words that are known are named, irregular ones first, each once", () => {
  const lemmas = lemmasWith(known);
  expect(lemmas("leaves")).toEqual(["leaf", "leave"]);
  expect(lemmas("went")).toEqual(["go"]);
  expect(lemmas("quicker")).toEqual(["quick"]);
  // There is a “go” that is a verb, and no thing of that name.
  expect(lemmas("goer")).toEqual([]);
  expect(lemmas("height")).toEqual([]);
});

test("all forms of a word are compared as one, and what is unknown as itself", () => {
  const canonical = canonicalWith(known);
  expect(["height", "heights"].map(canonical)).toEqual(["height", "height"]);
  expect(canonical("blorps")).toBe("blorps");
});
