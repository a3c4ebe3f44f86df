import type { Analysis } from "../facts/analysis.ts";
import { wordSet } from "../text/word-set.ts";
import { isInQuotation } from "./quoted.ts";

/** Personal pronouns as subjects; “you” and “it” are objects, too. */
export const subjectPronouns = wordSet("i you he she it we they");
/** Words that say whose the noun behind them is. */
export const possessives = wordSet("my your his her its our their");
/** Who writes: I, we and their forms. */
export const firstPerson = /^(?:i|me|my|mine|myself|we|us|our|ours|ourselves)(?:'(?:m|d|ll|ve|re))?$/;
/** Every personal pronoun and its forms. */
export const personalPronoun =
  /^(?:i|me|my|mine|myself|we|us|our|ours|ourselves|you|your|yours|yourself|yourselves|he|him|his|himself|she|her|hers|herself|it|its|itself|they|them|their|theirs|themselves)(?:'(?:m|d|ll|ve|re|s))?$/;
/** Who reads: you and its forms. */
export const secondPerson = /^(?:you|your|yours|yourself|yourselves)(?:'(?:d|ll|ve|re))?$/;

/** Whether token `index` is one of `wanted`, outside of what others say. Capitals among small letters are no pronouns. */
export function isPronoun(a: Analysis, index: number, wanted: RegExp): boolean {
  const token = a.tokens[index];
  if (token?.kind !== "word" || !wanted.test(token.lower)) return false;
  if (a.kind === "quote" || isInQuotation(a, token.start)) return false;
  // “US”, “IT”. “Part I” is a number.
  if (token.text.length > 1 && token.text === token.text.toUpperCase()) return false;
  return token.text !== "I" || !/^(?:NOUN|PROPN)$/.test(a.tokens[index - 1]?.tag ?? "");
}
