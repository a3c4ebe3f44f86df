import type { PartOfSpeech } from "./synset.ts";

/** A word another may be a form of, and what part of speech it would have to be. */
export interface LemmaCandidate {
  readonly word: string;
  readonly parts: readonly PartOfSpeech[];
}

const things = ["noun", "verb"] as const;
const actions = ["verb"] as const;
const qualities = ["adj", "adv"] as const;

/** Endings, the part of speech that takes them, and what stands for them in the word’s own form. */
const endings: readonly (readonly [string, readonly PartOfSpeech[], readonly string[]])[] = [
  ["ies", things, ["y", "ie"]],
  ["ves", things, ["f", "fe", "ve"]],
  ["es", things, ["", "e"]],
  ["s", things, [""]],
  ["ied", actions, ["y", "ie"]],
  ["ed", actions, ["", "e"]],
  ["ying", actions, ["ie"]],
  ["ing", actions, ["", "e"]],
  ["iest", qualities, ["y"]],
  ["est", qualities, ["", "e"]],
  ["ier", qualities, ["y"]],
  ["er", qualities, ["", "e"]],
];

/** What a word may be a regular form of, likeliest first: “running” → running → run. The caller knows the words. */
export function lemmaCandidates(word: string): LemmaCandidate[] {
  if (word.includes(" ")) return [];
  return endings.flatMap(([ending, parts, own]) => {
    // “glass”, “bus” and “this” end in s, not in an ending.
    if (!word.endsWith(ending) || (ending === "s" && /[sui]s$/.test(word))) return [];
    const stem = word.slice(0, -ending.length);
    const found = own.map((instead) => stem + instead);
    // “running”, “bigger”: the consonant was doubled for the ending.
    if (/^[ei]/.test(ending) && /([^aeiou])\1$/.test(stem)) found.push(stem.slice(0, -1));
    return found.filter((each) => each.length > 1).map((each) => ({ word: each, parts }));
  });
}
