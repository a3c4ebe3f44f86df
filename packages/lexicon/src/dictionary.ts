import { expand, readAffixes } from "./affixes.ts";

/** What a dictionary says about one word form. */
export interface WordForm {
  readonly word: string;
  /** Right, but rude: never offered as a suggestion. */
  readonly rude: boolean;
}

/**
 * All word forms of a Hunspell dictionary (`.aff` and `.dic` text), in file order, possibly repeated.
 * Left out: numerals, pieces of compounds, and the possessives of words (the speller reads *’s* by rule).
 */
export function* wordForms(aff: string, dic: string): Generator<WordForm> {
  const affixes = readAffixes(aff);
  // The first line is a count.
  for (const line of dic.split(/\r?\n/).slice(1)) {
    const [stem = "", flags = ""] = line.split("/");
    if (stem === "" || /^\d/.test(stem) || flags.includes(affixes.onlyInCompound)) continue;
    const rude = flags.includes(affixes.noSuggest);
    for (const word of expand(stem, flags, affixes)) if (!word.endsWith("'s")) yield { word, rude };
  }
}
