// What single slips may cost before anything is counted, in units of one letter left out for no reason. Cheap is what hands
// and ears get wrong: doubled letters, unstressed vowels, letters that are not heard, neighbours on the keyboard.

/** Letters are 1…26 (a…z); 0 stands for the beginning of the word. */
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

const vowels = [..."aeiouy"];
const keyboard = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];
/** Consonants that may sound alike. */
const soundAlike = ["ck", "cs", "sz", "gj", "kq", "fv", "td", "bp", "mn", "xc", "xz", "sx", "wv", "gk"];
/** A letter and the one behind it that is often not heard, or not heard apart. */
const unheard = "ck sc gh rh wh ch th xc mb mn gn wr ps dg gu qu au ou ei ea ie eu tc ai lk st is ui ue dj cq sh".split(
  " ",
);

const classOf = (letter) => letter.charCodeAt(0) - 96;
const place = (pair) => classOf(pair[0]) * classes + classOf(pair[1]);
const filled = (cost) => new Float64Array(classes * classes).fill(cost);

/** Cost of typing one letter for another, by `typed * classes + meant`. */
export const substitutions = filled(wrongLetter);
const keys = keyboard.flatMap((row) => [...row].slice(1).map((key, i) => row[i] + key));
const vowelPairs = vowels.flatMap((a) => vowels.map((b) => a + b));
// Where there are two reasons, the later and cheaper one counts.
for (const [pairs, cost] of [
  [keys, neighbourKey],
  [vowelPairs, wrongVowel],
  [soundAlike, likeSound],
])
  for (const [a, b] of pairs) for (const pair of [a + b, b + a]) substitutions[place(pair)] = cost;

/** Cost of leaving a letter out behind another, by `before * classes + missing`. */
export const omissions = filled(letterMissing);
/** Cost of a letter too many behind another, by `before * classes + extra`. */
export const additions = filled(letterTooMany);
for (let before = 0; before < classes; before++) {
  for (const vowel of vowels) omissions[before * classes + classOf(vowel)] = vowelMissing;
  omissions[before * classes + classOf("e")] = eMissing;
  omissions[before * classes + before] = doubleMissing;
  additions[before * classes + before] = doubleTooMany;
}
for (const pair of unheard) {
  omissions[place(pair)] = unheardMissing;
  additions[place(pair)] = unheardTooMany;
}
/** Cost of two neighbours in the wrong order. */
export const swapped = 0.5;
