import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { dialects } from "../settings/settings.ts";
import { testLexicon as lexicon } from "../testing/run-rule.ts";

const knows = (word: string) => lexicon.knows(word, "en-US");

describe("a word is right", () => {
  it.each(
    `I a café naïve façade résumé Zürich don't don’t they’re o'clock ’tis y’all rock-and-roll well-known mother-in-law e-mail
    non-violent anti-establishment co-founder pre-war post-war’s U.S. U.K.’s Ph.D. NASA NASA’s HTML PDFs MPs MP’s A's x's
    1990s 1990’s 90s 3rd 11th 22nd 101st 1,000th 10km 5G B2B COVID-19 21st-century iPhone iPhones McDonald O'Leary d'Artagnan
    James’s James’ dogs’ children’s boss’s goin' The THE Monday MONDAY ChatGPT deepfake cryptocurrency Wi-Fi podcast
    driverless recoverability volcanologists stratigraphically simplifier refetched refetching mixtape deserializer
    commodity-like commoditize commoditization mergeable bloweth chemosensory physico-chemical two-fisted a-noth-er
    reg'lar bellringers git-remote-hg stromatolites realtor datagram hypoxic
    Kubernetes blockchain self-driving two-thirds ex-president un-American microservices`.split(/\s+/),
  )("%s", (word) => {
    expect(knows(word)).toBe(true);
  });
});

describe("a word is wrong", () => {
  it.each(
    `recieve teh monday english nasa iphone dont theyre alot seperate definately occured wich 2th 11st 23th 1th
    noticable debateable contemptable formallize yellowstone translater livingroom did'nt surprize does'nt
    complier failer creater reguarded don'tt self-concious non-existant freind's ocurr's self--made -ish unhapy colour organise`.split(
      /\s+/,
    ),
  )("%s", (word) => {
    expect(knows(word)).toBe(false);
  });
});

test("each variety of English has its own spellings", () => {
  const where = (word: string) => lexicon.dialectsOf(word).join(" ");
  expect(where("color")).toBe("en-US");
  expect(where("colour")).toBe("en-GB en-CA en-AU");
  expect(where("defence")).toBe("en-GB en-CA en-AU");
  expect(where("organise")).toBe("en-GB en-AU");
  expect(where("organize")).toBe("en-US en-GB en-CA");
  expect(where("analyze")).toBe("en-US en-CA");
  expect(where("programme")).toBe("en-GB en-CA en-AU");
  expect(where("tyre’s")).toBe("en-GB en-AU");
  expect(where("multi-coloured")).toBe("en-GB en-CA en-AU");
  expect(where("axe")).toBe("en-US en-GB en-CA en-AU");
  expect(where("xyzzyq")).toBe("");
});

test("a common word counts for more than a rare one", () => {
  const [the, house, aardvark] = ["the", "house", "aardvark"].map((word) => lexicon.frequency(word));
  expect(the).toBeGreaterThan(house ?? 0);
  expect(house).toBeGreaterThan(aardvark ?? 0);
  expect(lexicon.frequency("xyzzyq")).toBe(0);
});

const anyWord = fc.oneof(
  fc.string({ unit: "binary", maxLength: 80 }),
  fc.string({ unit: fc.constantFrom(..."aeinst'’-.A1\u{1f600}\ud800é"), maxLength: 30 }),
);

test("any string may be asked for", () => {
  holds(
    fc.property(anyWord, fc.constantFrom(...dialects), (word, dialect) => {
      const known = lexicon.knows(word, dialect);
      expect(known).toBe(lexicon.dialectsOf(word).includes(dialect));
      const offered = lexicon.suggest(word, dialect);
      if (known) expect(offered).toEqual([]);
      expect(offered.length).toBeLessThanOrEqual(5);
      expect(new Set(offered).size).toBe(offered.length);
      expect(offered).not.toContain(word);
    }),
    { numRuns: 300 },
  );
});

test("a word of absurd length is unknown and gets no suggestion", () => {
  for (const part of ["a", "a'", "a-", "'s", "un"]) {
    const word = part.repeat(20_000);
    expect(lexicon.knows(word, "en-US")).toBe(false);
    expect(lexicon.suggest(word, "en-US")).toEqual([]);
  }
});
