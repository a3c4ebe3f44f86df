import { describe, expect, it } from "vitest";
import { gerund, inflectLike, participle, past, plural, singular, thirdPerson } from "./inflect.ts";
import { startsWithVowelSound } from "./vowel-sound.ts";

describe("verbs", () => {
  it.each([
    ["go", "goes", "went", "gone", "going"],
    ["try", "tries", "tried", "tried", "trying"],
    ["stop", "stops", "stopped", "stopped", "stopping"],
    ["open", "opens", "opened", "opened", "opening"],
    ["prefer", "prefers", "preferred", "preferred", "preferring"],
    ["make", "makes", "made", "made", "making"],
    ["lie", "lies", "lay", "lain", "lying"],
    ["agree", "agrees", "agreed", "agreed", "agreeing"],
    ["panic", "panics", "panicked", "panicked", "panicking"],
    ["pass", "passes", "passed", "passed", "passing"],
    ["play", "plays", "played", "played", "playing"],
    ["fix", "fixes", "fixed", "fixed", "fixing"],
    ["have", "has", "had", "had", "having"],
    ["use", "uses", "used", "used", "using"],
    ["see", "sees", "saw", "seen", "seeing"],
    ["quit", "quits", "quit", "quit", "quitting"],
  ])("%s %s %s %s %s", (base, third, before, done, doing) => {
    expect([thirdPerson(base), past(base), participle(base), gerund(base)]).toEqual([third, before, done, doing]);
  });
  it("carries a form over to another verb", () => {
    expect([inflectLike("utilizing", "utilize", "use"), inflectLike("began", "begin", "start")]).toEqual([
      "using",
      "started",
    ]);
  });
});

describe("nouns", () => {
  it.each([
    ["box", "boxes"],
    ["city", "cities"],
    ["day", "days"],
    ["man", "men"],
    ["woman", "women"],
    ["human", "humans"],
    ["fireman", "firemen"],
    ["wife", "wives"],
    ["church", "churches"],
    ["criterion", "criteria"],
  ])("%s, %s", (one, many) => {
    expect([plural(one), singular(many)]).toEqual([many, one]);
  });
});

describe("the sound a word begins with", () => {
  it.each(
    "apple hour honest heir umbrella uncle unimportant urgent eight-year-old 8 11 18 80 MP FBI X-ray HTML onion eye oath ear unidentified urn".split(
      " ",
    ),
  )("%s: vowel", (word) => expect(startsWithVowelSound(word)).toBe(true));
  it.each(
    "banana house university unit user one once European ewe UN ukulele uranium 7 10 100 PDF B-52 useful unique unicorn usual".split(
      " ",
    ),
  )("%s: consonant", (word) => expect(startsWithVowelSound(word)).toBe(false));
  it.each("historic herb SQL URL FAQ 1800s".split(" "))("%s: either", (word) =>
    expect(startsWithVowelSound(word)).toBeUndefined(),
  );
});
