import type { Dialect } from "../settings/settings.ts";
import { longestQuery, nearWords, nearWordsAmong, queryOf } from "./candidates.ts";
import { dialectBit, longestWord, rareBit, rudeBit } from "./encode-words.ts";
import { errorCost } from "./error-cost.ts";
import { likelyStarts } from "./first-letters.ts";
import { dialectsOf, ordinalEnding, straight } from "./knows.ts";
import { plainlyMeant } from "./plain-slips.ts";
import { soundBits, soundKey } from "./sound-key.ts";
import { type Candidate, splits } from "./splits.ts";
import { caseOf, inCaseOf } from "./word-case.ts";
import { encodeInto, type WordTable, wordAt } from "./word-table.ts";

/** The number of bits by which each unit of `errorCost` makes a word less likely. */
const bitsPerError = 7.5;
/** Two slips in one word are less likely than their product, except cheap ones, which come together. */
const bitsPerMore = 2;
/** Shorter words sound like too many others. */
const tellingSound = 5;
const bitsPerStep = 1 / 11;
const rareBits = 2;
const initialsBits = 6;
const nameBits = 2.5;

const codes = new Uint8Array(longestWord);

/** What an unknown word was probably meant to be, best first, at most `limit`, no two alike. Apostrophes stay curly. */
export function suggestions(table: WordTable, word: string, dialect: Dialect, limit: number): string[] {
  const meant = plainlyMeant(word);
  const near = straightSuggestions(table, straight(word), dialect, limit);
  // “Todays” is the possessive, although other words are spelled more like it.
  const found = meant?.includes("'") ? [inCaseOf(word, meant), ...near.slice(0, limit - 1)] : near;
  const written = word.includes("\u2019") ? found.map((text) => text.replaceAll("'", "\u2019")) : found;
  return written.filter((text) => text !== word);
}

function straightSuggestions(table: WordTable, typed: string, dialect: Dialect, limit: number): string[] {
  const special = ordinal(typed) ?? possessive(table, typed, dialect, limit) ?? compound(table, typed, dialect, limit);
  if (special) return special.slice(0, limit);
  const found = [...near(table, typed, dialect, limit), ...splits(table, typed, dialect)];
  found.sort((a, b) => b.score - a.score || (a.text < b.text ? -1 : 1));
  const texts = new Map<string, string>();
  for (const { text } of found) {
    const written = inCaseOf(typed, text);
    // If “friend” is suggested, the surname Friend would only take a place.
    const key = written.toLowerCase();
    if (!texts.has(key)) texts.set(key, written);
  }
  return [...texts.values()].filter((text) => text !== typed).slice(0, limit);
}

/** 2th → 2nd. */
function ordinal(typed: string): string[] | undefined {
  if (!/\d/.test(typed)) return undefined;
  const [, digits] = /^(\d[\d,.]*)(?:st|nd|rd|th)$/i.exec(typed) ?? [];
  return digits === undefined ? [] : [digits + ordinalEnding(digits)];
}

/** The word before an ’s is the one that is wrong. */
function possessive(table: WordTable, typed: string, dialect: Dialect, limit: number): string[] | undefined {
  const [, base, tail] = /^(.{2,})('s|')$/i.exec(typed) ?? [];
  if (base === undefined || tail === undefined || base.includes("'")) return undefined;
  const whole = near(table, typed, dialect, limit).filter(({ text }) => text.includes("'"));
  const [best] = whole.toSorted((a, b) => b.score - a.score);
  const rest = straightSuggestions(table, base, dialect, limit).map(
    (text) => text + (tail === "'" && !/s$/i.test(text) ? "" : tail),
  );
  return best && best.score > commonContraction ? [inCaseOf(typed, best.text), ...rest] : rest;
}

/** A contraction as common as “what’s” comes before the possessive of a rarer word. */
const commonContraction = 4;

/** In a compound, the wrong parts are corrected one by one. */
function compound(table: WordTable, typed: string, dialect: Dialect, limit: number): string[] | undefined {
  const parts = typed.split("-");
  if (parts.length < 2 || parts.length > 4 || parts.some((part) => part === "")) return undefined;
  const choices = parts.map((part) => {
    const right = /^\p{L}$/u.test(part) || (dialectsOf(table, part) & dialectBit[dialect]) !== 0;
    return right ? [part] : straightSuggestions(table, part, dialect, limit);
  });
  const whole = near(table, typed, dialect, 1).map(({ text }) => inCaseOf(typed, text));
  if (choices.some((choice) => choice.length === 0)) return whole;
  const rows = Math.max(...choices.map((choice) => choice.length));
  const made = Array.from({ length: rows }, (_, row) =>
    choices.map((choice) => choice[row] ?? choice[0] ?? "").join("-"),
  );
  return [...new Set([...made, ...whole])].filter((text) => text !== typed);
}

/** Whether one of the common words, or two without their space, lies within so many slips. */
export function isNearCommon(table: WordTable, word: string, dialect: Dialect, slips: number): boolean {
  const typed = straight(word);
  const length = encodeInto(table, typed, codes);
  if (length <= 0 || length > longestQuery) return false;
  const wanted = { within: slips, having: dialectBit[dialect], lacking: rudeBit };
  let near = false;
  nearWordsAmong(table, table.atLeast(commonFrequency), queryOf(table, codes, length), wanted, () => {
    near = true;
  });
  return near || splits(table, typed, dialect).length > 0;
}

function near(table: WordTable, typed: string, dialect: Dialect, limit: number): Candidate[] {
  const length = encodeInto(table, typed, codes);
  if (length <= 0 || length > longestQuery) return [];
  const query = queryOf(table, codes, length);
  const found: Candidate[] = [];
  const kept: number[] = [];
  const typedCase = caseOf(typed);
  const typedSound = length < tellingSound ? undefined : soundKey(query.letters, length);
  let seen = -1;
  const take = (index: number, size: number, distance: number) => {
    // Already found by the narrower search.
    if (distance <= seen) return;
    const likely = likelihood(table, index, size, typedCase);
    // Not even the cheapest way to make this many slips would rank it among the best.
    if (kept.length >= limit && likely + soundBits - distance * bitsPerCheapSlip < (kept[limit - 1] ?? 0)) return;
    const letters = lettersAt(table, index, size);
    const sounds = typedSound !== undefined && soundKey(letters, size) === typedSound ? soundBits : 0;
    const score = likely + sounds - bitsFor(errorCost(query.letters, letters), distance);
    found.push({ text: wordAt(table, index, size), score });
    keepBest(kept, score, limit);
  };
  const search = (within: number, starts: number) => {
    const frequency = leastFrequency(length, within);
    nearWords(table, query, { within, having: dialectBit[dialect], lacking: rudeBit, starts, frequency }, take);
    seen = within;
    return kept[0] ?? Number.NEGATIVE_INFINITY;
  };
  const starts = length < mediumWord ? everyStart : likelyStarts(query.letters[0] ?? 0, query.letters[1] ?? 0);
  for (const within of reaches(length)) if (search(within, starts) > goodEnough(length)) return found;
  seen = -1;
  if (found.length === 0) search(2, everyStart);
  return found;
}

/** Returns by how many bits `distance` slips with this cost make a word less likely. */
function bitsFor(cost: number, distance: number): number {
  if (distance < 2) return bitsPerError * cost;
  return bitsPerError * cost + bitsPerMore * (distance - 1) * Math.min(1, cost / distance);
}

const everyStart = -1;
/** A shorter word may begin with anything, because there are few. */
const mediumWord = 6;
const bitsPerCheapSlip = 2.2;
/** About as common as “definitely”. */
const commonFrequency = 110;
/**
 * Further away, only common words are worth the search, and very far only the most common; a long word has few
 * neighbors.
 */
function leastFrequency(length: number, within: number): number {
  if (within > 3) return usualFrequency;
  return within > 2 && length < longWord ? familiarFrequency : 0;
}

/** About as common as “hesitantly”. */
const usualFrequency = 77;
/** Seen now and then. */
const familiarFrequency = 20;
const longWord = 8;

/** How far to search, near first: most mistakes are one or two slips, but a long word may have more. */
function reaches(length: number): number[] {
  if (length <= 3) return [1, 2];
  return length <= 5 ? [2, 3] : [2, 3, 4].slice(0, length <= 8 ? 2 : 3);
}

/** A best score below which a wider look may pay. */
function goodEnough(length: number): number {
  return length <= 5 ? -6 : -4;
}

function likelihood(table: WordTable, index: number, size: number, typedCase: string): number {
  const likely = (table.frequencies[index] ?? 0) * bitsPerStep - ((table.flags[index] ?? 0) & rareBit ? rareBits : 0);
  if (typedCase === "upper") return likely;
  const at = (table.base[size] ?? 0) + (index - (table.first[size] ?? 0)) * size;
  const { text, letters } = table;
  const isCapital = (k: number) => letters.lower[text[k] ?? 0] !== text[k];
  if (!isCapital(at)) return likely;
  if (size > 1 && isCapital(at + size - 1)) return likely - initialsBits;
  return typedCase === "lower" ? likely - nameBits : likely;
}

const views = new Uint8Array(64);

function lettersAt(table: WordTable, index: number, size: number): Uint8Array {
  const at = (table.base[size] ?? 0) + (index - (table.first[size] ?? 0)) * size;
  for (let k = 0; k < size; k++) views[k] = table.letters.plain[table.text[at + k] ?? 0] ?? 0;
  return views.subarray(0, size);
}

/** `kept` has the best scores in descending order. */
function keepBest(kept: number[], score: number, limit: number): void {
  let at = kept.length;
  while (at > 0 && (kept[at - 1] ?? 0) < score) at--;
  if (at >= limit) return;
  kept.splice(at, 0, score);
  if (kept.length > limit) kept.pop();
}
