import { type Dialect, dialects } from "../settings/settings.ts";
import type { Lexicon } from "./lexicon.ts";
import { inCaseOf } from "./word-case.ts";

/** Endings and letters that differ between varieties, each tried in both directions. */
const patterns: readonly (readonly [string, string])[] = [
  ["our", "or"],
  ["re", "er"],
  ["ise", "ize"],
  ["isa", "iza"],
  ["isi", "izi"],
  ["yse", "yze"],
  ["ysi", "yzi"],
  ["ll", "l"],
  ["pp", "p"],
  ["tt", "t"],
  ["ae", "e"],
  ["oe", "e"],
  ["ogue", "og"],
  ["ence", "ense"],
  ["ice", "ise"],
  ["isi", "ici"],
  ["isa", "ica"],
  ["ou", "o"],
  ["que", "ck"],
  ["que", "k"],
  ["ph", "f"],
  ["y", "i"],
  ["ey", "ay"],
  ["c", "k"],
  ["c", "z"],
  ["s", "z"],
  ["ey", "y"],
  ["ie", "y"],
  ["e", ""],
  ["st", ""],
  ["ugh", "w"],
  ["t", "ed"],
  ["lt", "lled"],
  ["ium", "um"],
  ["mme", "m"],
  ["ller", "l"],
  ["eable", "able"],
  ["ence", "ance"],
];

/** Pairs that follow no pattern. */
const pairs: readonly (readonly [string, string])[] = [
  ["tyre", "tire"],
  ["kerb", "curb"],
  ["gaol", "jail"],
  ["plough", "plow"],
  ["draught", "draft"],
  ["cheque", "check"],

  ["jewellery", "jewelry"],
  ["pyjamas", "pajamas"],
  ["pyjama", "pajama"],
  ["sceptic", "skeptic"],
  ["aeroplane", "airplane"],
  ["grey", "gray"],
  ["cosy", "cozy"],
  ["moustache", "mustache"],
  ["despatch", "dispatch"],
  ["sulphur", "sulfur"],
  ["manoeuvre", "maneuver"],
  ["mum", "mom"],
  ["phoney", "phony"],
];

/** Added to either side of a pair. */
const endings = ["", "s", "d", "ed", "ing", "r", "er", "ers", "al", "ish", "ness", "board", "boards", "book", "books"];

/**
 * How a word of another variety is spelled in this one, best first: colour → color in en-US. Only spellings that are
 * right here and not where the word comes from, so that “tyre” never becomes “type”.
 */
export function localForms(lexicon: Lexicon, word: string, dialect: Dialect): string[] {
  const lower = word.toLowerCase();
  const found = [...pairForms(lower), ...patternForms(lower)].filter((form) => lexicon.knows(form, dialect));
  const home = dialects.find((other) => lexicon.knows(word, other));
  const foreign = found.filter((form) => home !== undefined && !lexicon.knows(form, home));
  const best = foreign.length > 0 ? foreign : found;
  return [...new Set(best)]
    .sort((a, b) => lexicon.frequency(b) - lexicon.frequency(a))
    .slice(0, 3)
    .map((form) => inCaseOf(word, form));
}

function* pairForms(word: string): Generator<string> {
  for (const pair of pairs) {
    for (const [from, to] of [pair, pair.toReversed()]) {
      if (from === undefined || to === undefined || !word.startsWith(from)) continue;
      if (endings.includes(word.slice(from.length))) yield to + word.slice(from.length);
    }
  }
}

function* patternForms(word: string): Generator<string> {
  for (const pair of patterns) {
    for (const [from, to] of [pair, pair.toReversed()]) {
      if (from === undefined || to === undefined || from === "") continue;
      for (let at = word.indexOf(from, 1); at > 0; at = word.indexOf(from, at + 1)) {
        yield word.slice(0, at) + to + word.slice(at + from.length);
      }
    }
  }
}
