/**
 * What single slips cost, in units of one letter left out for no reason. Cheap is what hands and ears get wrong:
 * doubled letters, swapped neighbours, unstressed vowels, letters that are not heard, neighbours on the keyboard.
 * Letters are classes 1…26 (a…z), 27 apostrophe, 28 hyphen, 29 others, as in `Letters.plain`.
 */

export const classes = 32;

const wrongLetter = 1.1;
const wrongVowel = 0.65;
const neighbourKey = 0.85;
const likeSound = 0.6;
const letterMissing = 0.9;
const vowelMissing = 0.85;
const eMissing = 0.75;
const doubleMissing = 0.4;
const unheardMissing = 0.6;
const letterTooMany = 1;
const doubleTooMany = 0.45;
const unheardTooMany = 0.75;
/** Apostrophes and hyphens are left out more readily than any letter. */
const signMissing = 0.3;
const signs = [27, 28];

/** Neighbours in the wrong order. */
export const swapped = 0.5;
export const vowelsSwapped = 0.4;
/** On top, at the first letter: people seldom get it wrong. The same at half price when it is only misplaced. */
export const firstLetter = 0.6;
/** On top, when the words end in different letters. */
export const lastLetter = 0.25;
/** The first letter left out, or one put in front of it. */
export const firstMissing = letterMissing + firstLetter / 2;
export const firstTooMany = letterTooMany + firstLetter / 2;

const vowels = [..."aeiouy"];
const keyboard = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];
/** Consonants that may sound alike. */
const soundAlike = ["ck", "cs", "sz", "gj", "kq", "fv", "td", "bp", "mn", "xc", "xz", "sx", "wv", "gk"];
/** A letter and the one behind it that is often not heard, or not heard apart. */
const unheard = "ck sc gh rh wh ch th xc mb mn gn wr ps dg gu qu au ou ei ea ie eu tc ai lk st is ui ue dj cq sh".split(
  " ",
);

/** The class of a small letter. */
export const classOf = (letter: string): number => letter.charCodeAt(0) - 96;

const place = (pair: string): number => classOf(pair.slice(0, 1)) * classes + classOf(pair.slice(1, 2));
const reversed = (pair: string): string => pair.slice(1, 2) + pair.slice(0, 1);

/** Cost of typing one letter for another, by `typed * classes + meant`. */
export const substitutions = substitutionCosts();
/** Cost of leaving a letter out behind another, by `before * classes + missing`. */
export const omissions = omissionCosts();
/** Cost of a letter too many behind another, by `before * classes + extra`. */
export const additions = additionCosts();

/** Where there are two reasons, the later and cheaper one counts. */
function substitutionCosts(): Float32Array {
  const costs = new Float32Array(classes * classes).fill(wrongLetter);
  const keys = keyboard.flatMap((row) => [...row].slice(1).map((key, i) => row.slice(i, i + 1) + key));
  const vowelPairs = vowels.flatMap((a) => vowels.map((b) => a + b));
  for (const [pairs, cost] of [
    [keys, neighbourKey],
    [vowelPairs, wrongVowel],
    [soundAlike, likeSound],
  ] as const) {
    for (const pair of pairs.flatMap((pair) => [pair, reversed(pair)])) costs[place(pair)] = cost;
  }
  for (let letter = 0; letter < classes; letter++) costs[letter * classes + letter] = 0;
  return costs;
}

function omissionCosts(): Float32Array {
  const costs = new Float32Array(classes * classes).fill(letterMissing);
  for (let before = 0; before < classes; before++) {
    for (const vowel of vowels) costs[before * classes + classOf(vowel)] = vowelMissing;
    costs[before * classes + classOf("e")] = eMissing;
    for (const sign of signs) costs[before * classes + sign] = signMissing;
    costs[before * classes + before] = doubleMissing;
  }
  for (const pair of unheard) costs[place(pair)] = unheardMissing;
  return costs;
}

function additionCosts(): Float32Array {
  const costs = new Float32Array(classes * classes).fill(letterTooMany);
  for (let before = 0; before < classes; before++) {
    for (const sign of signs) costs[before * classes + sign] = signMissing;
    costs[before * classes + before] = doubleTooMany;
  }
  for (const pair of unheard) costs[place(pair)] = unheardTooMany;
  return costs;
}
