import { capitalized } from "../pattern/letter-case.ts";
import { formBetween, phraseInForm } from "../team-rules/word-form.ts";

/**
 * Returns a synonym in the form of the word it replaces: for “walked” of “walk”, “stroll” becomes “strolled”; an initial
 * capital stays. `lemma` is the word's dictionary form, and `partOfSpeech` its universal tag.
 * @example
 * const synonym = inSameForm("walked", "walk", "VERB", "stroll"); // "strolled"
 */
export function inSameForm(word: string, lemma: string, partOfSpeech: string, synonym: string): string {
  const verb = partOfSpeech === "VERB" || partOfSpeech === "AUX";
  const noun = partOfSpeech === "NOUN";
  const form = formBetween(lemma.toLowerCase(), word.toLowerCase(), { noun, verb });
  const formed = form === undefined || form === "base" ? synonym : phraseInForm(synonym, form);
  if (/^\p{Lu}[^\p{Lu}]*$/u.test(word)) return capitalized(formed);
  return word.length > 1 && word === word.toUpperCase() && word !== word.toLowerCase() ? formed.toUpperCase() : formed;
}
