import { expect, it } from "vitest";
import { openLemmas } from "./lemmas.ts";

const lemmas = openLemmas(["s\ts\t1\t", "s\ties\t3\ty", "s\t^series\t0\t", "g\ting\t3\t", "s\tss\t0\t"].join("\n"));

it.each([
  ["cats", "NNS", "cat"],
  ["cities", "NNS", "city"],
  ["series", "NNS", "series"],
  ["class", "NNS", "class"],
  ["walking", "VBG", "walk"],
  ["walking", "NN", "walking"],
  ["ing", "VBG", "ing"],
  ["", "NNS", ""],
])("%s as %s is %s", (word, tag, lemma) => expect(lemmas(word, tag)).toBe(lemma));
