import type { Analysis } from "../facts/analysis.ts";
import { finish, type Steps } from "../text/steps.ts";
import { wordsOf } from "./sentence-measures.ts";
import { syllablesOf } from "./syllables.ts";

/** What formulas of readability count. */
export interface ReadabilityCounts {
  readonly sentences: number;
  readonly words: number;
  readonly letters: number;
  readonly syllables: number;
}

/** Counts a paragraph. Figures and things that are not prose are no words here. */
export const countsOf = (a: Analysis): ReadabilityCounts => finish(countsInSteps(a));

/** The same in steps. */
export function* countsInSteps(a: Analysis): Steps<ReadabilityCounts> {
  const counts = { sentences: 0, words: 0, letters: 0, syllables: 0 };
  let ahead = wordsInAStep;
  for (const [index, { first, last }] of a.sentences.entries()) {
    const words = wordsOf(a, index).filter(({ kind }) => kind === "word");
    if (words.length > 0) counts.sentences++;
    counts.words += words.length;
    for (const { lower, entry } of words) {
      counts.letters += lower.replace(/[^\p{L}]/gu, "").length;
      counts.syllables += syllablesOf(entry);
    }
    ahead -= last - first;
    if (ahead > 0) continue;
    ahead = wordsInAStep;
    yield;
  }
  return counts;
}

/** A step of a millisecond or so; a sentence is counted at a stretch. */
const wordsInAStep = 1000;

/** Formulas for the American school grade a text can be read with. */
export type Formula = "FleschKincaid" | "ARI" | "ColemanLiau";

/**
 * The grade by Flesch and Kincaid (1975), the Automated Readability Index (1967) or Coleman and Liau (1975); 0 for a
 * text without words.
 */
export function readingGrade(
  { sentences, words, letters, syllables: sounds }: ReadabilityCounts,
  formula: Formula,
): number {
  if (words === 0 || sentences === 0) return 0;
  switch (formula) {
    case "FleschKincaid":
      return 0.39 * (words / sentences) + 11.8 * (sounds / words) - 15.59;
    case "ARI":
      return 4.71 * (letters / words) + 0.5 * (words / sentences) - 21.43;
    case "ColemanLiau":
      return 5.88 * (letters / words) - 29.6 * (sentences / words) - 15.8;
  }
}
