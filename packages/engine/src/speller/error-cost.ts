import {
  additions,
  classes,
  firstLetter,
  firstMissing,
  firstTooMany,
  lastLetter,
  omissions,
  substitutions,
  swapped,
  vowelsSwapped,
} from "./slip-costs.ts";
import { soundSlips } from "./sound-spellings.ts";

const soundCost = 0.6;
/** Higher classes are punctuation. */
const lastLetterClass = 26;
/** The cost of a missing apostrophe or hyphen at the start: ’tis. */
const firstSign = 0.9;

const width = 64;
const costs = new Float32Array(width * width);

/** Returns the cost of having typed `typed` for `meant`; both have at most 63 letters, as classes. */
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
  let best = (costs[here - width - 1] ?? 0) + (substitutions[a * classes + b] ?? 1) + first;
  best = Math.min(best, (costs[here - 1] ?? 0) + omissionAt(meant, j));
  best = Math.min(best, (costs[here - width] ?? 0) + additionAt(typed, i));
  best = Math.min(best, swapAt(typed, meant, i, j));
  return Math.min(best, soundAt(typed, meant, i, j));
}

function swapAt(typed: Uint8Array, meant: Uint8Array, i: number, j: number): number {
  const a = typed[i - 1] ?? 0;
  const b = meant[j - 1] ?? 0;
  if (i < 2 || j < 2 || a === b || a !== meant[j - 2] || b !== typed[i - 2]) return Number.POSITIVE_INFINITY;
  const cost = isVowel(a) && isVowel(b) ? vowelsSwapped : swapped;
  return (costs[(i - 2) * width + j - 2] ?? 0) + cost + (i === 2 && j === 2 ? firstLetter / 2 : 0);
}

function soundAt(typed: Uint8Array, meant: Uint8Array, i: number, j: number): number {
  let best = Number.POSITIVE_INFINITY;
  for (const sound of soundSlips[typed[i - 1] ?? 0] ?? []) {
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

/** Returns the cost of a letter that was left out. */
function omissionAt(meant: Uint8Array, j: number): number {
  const letter = meant[j - 1] ?? 0;
  if (j === 1) return letter > lastLetterClass ? firstSign : firstMissing;
  return omissions[(meant[j - 2] ?? 0) * classes + letter] ?? 1;
}

/** Returns the cost of a letter too many. */
function additionAt(typed: Uint8Array, i: number): number {
  if (i === 1) return firstTooMany;
  return additions[(typed[i - 2] ?? 0) * classes + (typed[i - 1] ?? 0)] ?? 1;
}
