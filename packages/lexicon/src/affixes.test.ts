import { expect, test } from "vitest";
import { expand, readAffixes } from "./affixes.ts";
import { wordForms } from "./dictionary.ts";

const aff = `SET UTF-8
NOSUGGEST !
ONLYINCOMPOUND c
PFX U Y 1
PFX U 0 un .
PFX I N 1
PFX I 0 in .
SFX D Y 3
SFX D 0 d e
SFX D y ied [^aeiou]y
SFX D 0 ed [^ey]
SFX H N 1
SFX H y ieth y
SFX M Y 1
SFX M 0 's .
`;

const forms = (stem: string, flags: string) => expand(stem, flags, readAffixes(aff)).sort();

test("a suffix strips and adds where its condition fits, and only there", () => {
  expect(forms("bake", "D")).toEqual(["bake", "baked"]);
  expect(forms("carry", "D")).toEqual(["carried", "carry"]);
  expect(forms("play", "D")).toEqual(["play"]);
  expect(forms("walk", "D")).toEqual(["walk", "walked"]);
});

test("prefixes and suffixes combine where both tables allow it", () => {
  expect(forms("tie", "UD")).toEqual(["tie", "tied", "untie", "untied"]);
  expect(forms("twenty", "UH")).toEqual(["twentieth", "twenty", "untwenty"]);
  expect(forms("bake", "ID")).toEqual(["bake", "baked", "inbake"]);
});

test("an unknown directive stops the build, so that no form is lost in silence", () => {
  expect(() => readAffixes("CIRCUMFIX X")).toThrow("CIRCUMFIX");
  expect(() => readAffixes("SFX A Y 1\nSFX A 0 ed/B .")).toThrow("flags of their own");
});

test("a dictionary gives its words with what may not be suggested; no numerals, pieces or possessives", () => {
  const dic = "5\nwalk/DM\ndamn/!D\n1th/c\n3rd\nO'Brien/M\n";
  expect([...wordForms(aff, dic)]).toEqual([
    { word: "walk", rude: false },
    { word: "walked", rude: false },
    { word: "damn", rude: true },
    { word: "damned", rude: true },
    { word: "O'Brien", rude: false },
  ]);
});
