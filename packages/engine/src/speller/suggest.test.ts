import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { dialects } from "../settings/settings.ts";
import { testLexicon as lexicon } from "../testing/run-rule.ts";

const first = (word: string) => lexicon.suggest(word, "en-US")[0];

describe("the first suggestion is what was meant", () => {
  it.each([
    ["recieve", "receive"],
    ["Recieve", "Receive"],
    ["RECIEVE", "RECEIVE"],
    ["teh", "the"],
    ["Teh", "The"],
    ["wich", "which"],
    ["becuase", "because"],
    ["seperate", "separate"],
    ["definately", "definitely"],
    ["accomodate", "accommodate"],
    ["occured", "occurred"],
    ["tommorow", "tomorrow"],
    ["freind", "friend"],
    ["enviroment", "environment"],
    ["goverment", "government"],
    ["neccessary", "necessary"],
    ["filosophy", "philosophy"],
    ["telefone", "telephone"],
    ["sychology", "psychology"],
    ["nowledge", "knowledge"],
    ["alot", "a lot"],
    ["inthe", "in the"],
    ["dont", "don't"],
    ["don’tt", "don’t"],
    ["youre", "you're"],
    ["english", "English"],
    ["wednesday", "Wednesday"],
    ["iphone", "iPhone"],
    ["2th", "2nd"],
    ["self-concious", "self-conscious"],
    ["freind's", "friend's"],
    ["freind’s", "friend’s"],
  ])("%s → %s", (typed, meant) => {
    expect(first(typed)).toBe(meant);
  });
});

test("suggestions are spelled as the dialect spells", () => {
  expect(lexicon.suggest("colur", "en-US")[0]).toBe("color");
  expect(lexicon.suggest("colur", "en-GB")[0]).toBe("colour");
});

test("no more are given than asked for", () => {
  expect(lexicon.suggest("recieve", "en-US", 2)).toHaveLength(2);
  expect(lexicon.suggest("recieve", "en-US", 0)).toEqual([]);
});

test("a word that is right needs none", () => {
  expect(lexicon.suggest("receive", "en-US")).toEqual([]);
});

test("rude words are right, and never offered", () => {
  const near = ["shti", "fukc", "assholle", "biitch", "cuntt", "Shitt", "niger's", "whoer"];
  const rude = /^(?:shits?|fuck|asshole|bitch|cunt|whore|nigger)/i;
  for (const word of near) for (const offered of lexicon.suggest(word, "en-US")) expect(offered).not.toMatch(rude);
  expect(lexicon.isWord("shit")).toBe(true);
});

test("every word offered is right, piece by piece", () => {
  const typed = fc.string({ unit: fc.constantFrom(..."aceilnorstuhdy'-"), minLength: 2, maxLength: 12 });
  holds(
    fc.property(typed, fc.constantFrom(...dialects), (word, dialect) => {
      for (const offered of lexicon.suggest(word, dialect)) {
        for (const part of offered.split(" ")) expect([part, lexicon.knows(part, dialect)]).toEqual([part, true]);
      }
    }),
    { numRuns: 200 },
  );
});
