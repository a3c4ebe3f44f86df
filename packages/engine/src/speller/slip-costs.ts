import { learntAdditions, learntOmissions, learntSubstitutions } from "./learnt-slips.ts";

/**
 * What single slips cost, in units of one letter left out for no reason: learnt from real corrections, by letters and the
 * letter before. Letters are classes 1…26 (a…z), 27 apostrophe, 28 hyphen, 29 others, as in `Letters.plain`; 0 stands for
 * the beginning of a word.
 */

export const classes = 32;

/** A wrong letter, one missing or one too many, where one of the two is no letter from a to z. */
const wrongSign = 1.1;
const letterMissing = 0.9;
const letterTooMany = 1;
/** Apostrophes and hyphens are left out more readily than any letter. */
const signMissing = 0.3;
const signs = [27, 28];

/** The cost of two letters in the wrong order. */
export const swapped = 0.5;
export const vowelsSwapped = 0.4;
/** The extra cost at the first letter, which people seldom get wrong; half of it if the letter is only misplaced. */
export const firstLetter = 0.6;
/** The extra cost if the words end in different letters. */
export const lastLetter = 0.25;
/** The first letter left out, or one put in front of it. */
export const firstMissing = letterMissing + firstLetter / 2;
export const firstTooMany = letterTooMany + firstLetter / 2;

/** The class of a small letter. */
export const classOf = (letter: string): number => letter.charCodeAt(0) - 96;

/** Cost of typing one letter for another, by `typed * classes + meant`. */
export const substitutions = withoutChange(costsOf(learntSubstitutions, 1, wrongSign));
/** Cost of leaving a letter out behind another, by `before * classes + missing`. */
export const omissions = withSigns(costsOf(learntOmissions, 0, letterMissing));
/** Cost of a letter too many behind another, by `before * classes + extra`. */
export const additions = withSigns(costsOf(learntAdditions, 0, letterTooMany));

/** A row for each class from `first` on, a sign for each of a…z; what is not told costs `otherwise`. */
function costsOf(rows: readonly string[], first: number, otherwise: number): Float32Array {
  const costs = new Float32Array(classes * classes).fill(otherwise);
  for (const [row, signsOfRow] of rows.entries())
    for (let letter = 1; letter <= 26; letter++)
      costs[(first + row) * classes + letter] = (signsOfRow.charCodeAt(letter - 1) - 33) / 50;
  return costs;
}

function withoutChange(costs: Float32Array): Float32Array {
  for (let letter = 0; letter < classes; letter++) costs[letter * classes + letter] = 0;
  return costs;
}

function withSigns(costs: Float32Array): Float32Array {
  for (let before = 0; before < classes; before++)
    for (const sign of signs) costs[before * classes + sign] = signMissing;
  return costs;
}
