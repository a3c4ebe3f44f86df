/**
 * What a slip costs, in units of one ordinary wrong letter. Cheap is what hands and ears get wrong: neighbours on the
 * keyboard, doubled letters, swapped neighbours, unstressed vowels, letters that are not heard, sounds with two spellings.
 * Letters are classes 1…26 (a…z), 27 apostrophe, 28 hyphen, as in `Letters.plain`.
 */

const wrongLetter = 1.1;
const letterMissing = 0.9;
const letterTooMany = 1;
const swapped = 0.5;
const vowelsSwapped = 0.4;
const wrongVowel = 0.65;
const neighbourKey = 0.85;
const likeSound = 0.6;
const doubleMissed = 0.4;
const doubleTooMany = 0.45;
const vowelMissing = 0.85;
const unheard = 0.6;
const signMissing = 0.3;
/** People seldom get the first letter wrong, nor the last. */
const firstLetter = 0.6;
const lastLetter = 0.25;

const code = (letter: string) => letter.charCodeAt(0) - 96;
const classes = 32;

/** Cost of typing one letter for another, by `typed * 32 + meant`. */
const substitution = new Float32Array(classes * classes).fill(wrongLetter);
/** Cost of a letter that was left out after another, by `before * 32 + missing`. */
const omission = new Float32Array(classes * classes).fill(letterMissing);
/** Cost of a letter too many after another, by `before * 32 + extra`. */
const addition = new Float32Array(classes * classes).fill(letterTooMany);

const rows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];
const vowels = "aeiouy";
/** Consonants that may sound alike. */
const soundAlike = ["ck", "cs", "sz", "gj", "kq", "fv", "td", "bp", "mn", "xc", "cq", "xz", "sx", "wv", "gk"];
/** Letters not heard behind another: `ck`, `sc`, `gh`, `rh`, `wh`, `kn`… as before + silent. */
const silentAfter = [
  "ck",
  "sc",
  "gh",
  "rh",
  "wh",
  "ch",
  "th",
  "xc",
  "mb",
  "mn",
  "gn",
  "wr",
  "ps",
  "dg",
  "gu",
  "qu",
  "au",
  "ou",
  "ei",
  "ea",
  "ie",
  "eu",
  "tc",
  "ai",
  "lk",
  "st",
  "is",
  "ui",
  "ue",
  "dj",
  "cq",
  "sh",
];

function fill(): void {
  for (const row of rows) for (let i = 1; i < row.length; i++) both(row[i - 1], row[i], neighbourKey);
  for (const a of vowels) for (const b of vowels) both(a, b, wrongVowel);
  for (const [a, b] of soundAlike) both(a, b, likeSound);
  for (let letter = 0; letter < classes; letter++) {
    for (const vowel of vowels) omission[letter * classes + code(vowel)] = vowelMissing;
    omission[letter * classes + code("e")] = 0.75;
    for (const sign of [27, 28]) {
      omission[letter * classes + sign] = signMissing;
      addition[letter * classes + sign] = signMissing;
    }
  }
  for (let letter = 1; letter <= 26; letter++) {
    omission[letter * classes + letter] = doubleMissed;
    addition[letter * classes + letter] = doubleTooMany;
    substitution[letter * classes + letter] = 0;
  }
  for (const [before, silent] of silentAfter) {
    if (before === undefined || silent === undefined) continue;
    omission[code(before) * classes + code(silent)] = unheard;
    addition[code(before) * classes + code(silent)] = 0.75;
  }
  for (const sign of [27, 28, 29]) substitution[sign * classes + sign] = 0;
}

function both(a: string | undefined, b: string | undefined, cost: number): void {
  if (a === undefined || b === undefined || a === b) return;
  const there = code(a) * classes + code(b);
  const back = code(b) * classes + code(a);
  substitution[there] = Math.min(substitution[there] ?? cost, cost);
  substitution[back] = Math.min(substitution[back] ?? cost, cost);
}

fill();

/** Spellings of one sound, as typed → meant, both ways; the empty side never occurs. */
const sounds: readonly (readonly [string, string])[] = [
  ["f", "ph"],
  ["f", "gh"],
  ["k", "ch"],
  ["k", "qu"],
  ["k", "que"],
  ["x", "cc"],
  ["x", "cs"],
  ["x", "ks"],
  ["x", "ct"],
  ["sh", "ti"],
  ["sh", "ci"],
  ["sh", "ch"],
  ["sh", "ss"],
  ["s", "ps"],
  ["n", "kn"],
  ["n", "gn"],
  ["r", "wr"],
  ["c", "ss"],
  ["j", "dg"],
  ["j", "gg"],
  ["o", "eau"],
  ["u", "ough"],
  ["uf", "ough"],
  ["ow", "ough"],
  ["of", "ough"],
  ["o", "ough"],
  ["oo", "u"],
  ["ew", "u"],
  ["oo", "ou"],
  ["ee", "ie"],
  ["ee", "ei"],
  ["ee", "ea"],
  ["i", "igh"],
  ["y", "igh"],
  ["ite", "ight"],
  ["er", "re"],
  ["el", "le"],
  ["al", "le"],
  ["il", "le"],
  ["ul", "le"],
  ["or", "our"],
  ["ur", "our"],
  ["shun", "tion"],
  ["shun", "sion"],
  ["sion", "tion"],
  ["cion", "tion"],
  ["cean", "tion"],
  ["us", "ous"],
  ["ous", "us"],
  ["ious", "eous"],
  ["cious", "tious"],
  ["y", "ie"],
  ["ey", "y"],
  ["ys", "ies"],
  ["ie", "y"],
  ["kw", "qu"],
  ["cw", "qu"],
  ["z", "ss"],
  ["gue", "g"],
  ["oi", "oy"],
  ["au", "aw"],
  ["ai", "ay"],
  ["a", "ei"],
  ["a", "ai"],
  ["ay", "ei"],
  ["are", "ear"],
  ["air", "ear"],
  ["ere", "ear"],
  ["gz", "x"],
  ["ect", "ext"],
  ["te", "tte"],
  ["ly", "ally"],
  ["ily", "ally"],
  ["aly", "ally"],
  ["ment", "ement"],
];
const soundCost = 0.6;

interface Sound {
  readonly typed: Uint8Array;
  readonly meant: Uint8Array;
}

/** Sounds by the last letter typed, so that most places need no look. */
const soundsEndingIn: readonly Sound[][] = (() => {
  const byLast = Array.from({ length: classes }, (): Sound[] => []);
  const bytes = (letters: string) => Uint8Array.from(letters, code);
  for (const pair of sounds) {
    for (const [typed, meant] of [pair, pair.toReversed()]) {
      if (typed !== undefined && meant !== undefined)
        byLast[code(typed.slice(-1))]?.push({ typed: bytes(typed), meant: bytes(meant) });
    }
  }
  return byLast;
})();

const width = 64;
const costs = new Float32Array(width * width);

/** Cost of having typed `typed` for `meant`; both at most 63 letters, as classes. */
export function errorCost(typed: Uint8Array, meant: Uint8Array): number {
  const m = typed.length;
  const n = meant.length;
  costs[0] = 0;
  for (let j = 1; j <= n; j++) costs[j] = (costs[j - 1] ?? 0) + omissionAt(meant, j);
  for (let i = 1; i <= m; i++) {
    costs[i * width] = (costs[(i - 1) * width] ?? 0) + additionAt(typed, i);
    for (let j = 1; j <= n; j++) costs[i * width + j] = cell(typed, meant, i, j);
  }
  return (costs[m * width + n] ?? 0) + (typed[m - 1] === meant[n - 1] ? 0 : lastLetter);
}

function cell(typed: Uint8Array, meant: Uint8Array, i: number, j: number): number {
  const here = i * width + j;
  const a = typed[i - 1] ?? 0;
  const b = meant[j - 1] ?? 0;
  const first = i === 1 && j === 1 && a !== b ? firstLetter : 0;
  let best = (costs[here - width - 1] ?? 0) + (substitution[a * classes + b] ?? 1) + first;
  best = Math.min(best, (costs[here - 1] ?? 0) + omissionAt(meant, j));
  best = Math.min(best, (costs[here - width] ?? 0) + additionAt(typed, i));
  if (i > 1 && j > 1 && a === meant[j - 2] && b === typed[i - 2] && a !== b) {
    const cost = isVowel(a) && isVowel(b) ? vowelsSwapped : swapped;
    best = Math.min(best, (costs[here - 2 * width - 2] ?? 0) + cost + (i === 2 && j === 2 ? firstLetter / 2 : 0));
  }
  return Math.min(best, soundAt(typed, meant, i, j));
}

function soundAt(typed: Uint8Array, meant: Uint8Array, i: number, j: number): number {
  let best = Number.POSITIVE_INFINITY;
  for (const sound of soundsEndingIn[typed[i - 1] ?? 0] ?? []) {
    if (!endsWith(meant, j, sound.meant) || !endsWith(typed, i, sound.typed)) continue;
    best = Math.min(best, (costs[(i - sound.typed.length) * width + j - sound.meant.length] ?? 0) + soundCost);
  }
  return best;
}

function endsWith(letters: Uint8Array, end: number, tail: Uint8Array): boolean {
  if (tail.length > end) return false;
  for (let k = 1; k <= tail.length; k++) if (letters[end - k] !== tail[tail.length - k]) return false;
  return true;
}

function isVowel(letter: number): boolean {
  return letter === 1 || letter === 5 || letter === 9 || letter === 15 || letter === 21 || letter === 25;
}

/** Left out before or behind its own double, or behind the letter that hides it; dear at the start of the word. */
function omissionAt(meant: Uint8Array, j: number): number {
  const letter = meant[j - 1] ?? 0;
  if (j === 1) return letterMissing + (letter >= 27 ? 0 : firstLetter / 2);
  return omission[(meant[j - 2] ?? 0) * classes + letter] ?? 1;
}

function additionAt(typed: Uint8Array, i: number): number {
  const letter = typed[i - 1] ?? 0;
  if (i === 1) return letterTooMany + firstLetter / 2;
  return addition[(typed[i - 2] ?? 0) * classes + letter] ?? 1;
}
