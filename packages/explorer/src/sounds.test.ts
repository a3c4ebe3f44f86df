import { expect, test } from "vitest";
import { nearRhymeKey, onsetKey, phonetic, rhymeKey, soundKey, soundNumber, stresses } from "./sounds.ts";

const said = (text: string) => text.split(" ").map(soundNumber);
const orange = said("AO1 R AH0 N JH");
const porridge = said("P AO1 R AH0 JH");

test("a rhyme begins at the last main stress", () => {
  expect(rhymeKey(said("D IH0 S IH1 ZH AH0 N"))).toBe(rhymeKey(said("V IH1 ZH AH0 N")));
  expect(rhymeKey(orange)).not.toBe(rhymeKey(porridge));
  expect(nearRhymeKey(orange)).toBe(nearRhymeKey(porridge));
  expect(nearRhymeKey(said("AH0 B AH1 V"))).not.toBe(nearRhymeKey(orange));
});

test("stress does not change what a word sounds like", () => {
  expect(soundKey(said("P ER1 M IH2 T"))).toBe(soundKey(said("P ER0 M IH1 T")));
  expect(stresses(said("P ER0 M IH1 T"))).toEqual([0, 1]);
});

test("a word begins with its consonants and first vowel", () => {
  expect(onsetKey(said("S T R IY1 T"))).toBe(soundKey(said("S T R IY1")));
});

test("the phonetic alphabet marks the stressed syllable", () => {
  expect(phonetic(said("AH0 B AW1 T"))).toBe("əˈbaʊt");
  expect(phonetic(said("HH AE1 P IY0"))).toBe("ˈhæpi");
});

test("what is no sound is refused", () => {
  expect(() => soundNumber("QQ")).toThrow("“QQ” is no sound.");
});
