import { describe, expect, it } from "vitest";
import { splitSentences } from "../text/sentences.ts";
import { gerund, inflectLike, participle, past, plural, singular, thirdPerson } from "./inflect.ts";
import { repairTags } from "./repair-tags.ts";
import { sentenceEnds } from "./sentence-ends.ts";
import { createTagger } from "./tagger.ts";
import { tokenize } from "./tokenize.ts";
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

describe("parts of speech", () => {
  const usual = createTagger();
  const tagsOf = (text: string, tagger = usual): string => {
    const tokens = tokenize(text);
    splitSentences(tokens, sentenceEnds);
    tagger(tokens);
    repairTags(tokens);
    return tokens.map((token) => token.tag).join(" ");
  };
  it.each([
    ["My back hurts.", "PRON NOUN VERB PUNCT"],
    ["He left the room.", "PRON VERB DET NOUN PUNCT"],
    ["I'm here.", "PRON ADV PUNCT"],
    ["Close the door.", "VERB DET NOUN PUNCT"],
    ["They don’t know.", "PRON AUX VERB PUNCT"],
  ])("%s", (text, tags) => {
    expect(tagsOf(text)).toBe(tags);
  });
  it("does not depend on what was read before", () => {
    const first = tagsOf("Mrs. Inglethorp’s door was open.");
    tagsOf("Inglethorp’s and Inglethorp. Mrs. Inglethorp!");
    expect(tagsOf("Mrs. Inglethorp’s door was open.")).toBe(first);
  });
  it("does not depend on how often the tagger began anew", () => {
    const forgetful = createTagger(0);
    // Each word is new to it; its model's own loaders could be called twenty times at most.
    for (const letter of "abcdefghijklmnopqrstuvwx") {
      const text = `The floorb${letter} frobnicates Zyntharil’s ${letter}floorb.`;
      expect(tagsOf(text, forgetful)).toBe(tagsOf(text));
    }
  });
});
