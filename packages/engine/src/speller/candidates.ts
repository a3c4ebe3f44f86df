import { longestWord } from "./encode-words.ts";
import { blocksPerLength, signature, type WordTable } from "./word-table.ts";

/** Longest word suggestions are looked for; the bits of one machine word. */
export const longestQuery = 31;

/** A misspelt word, ready to be compared with many. */
export interface CandidateQuery {
  /** Letter classes of the word; see `Letters.plain`. */
  readonly letters: Uint8Array;
  readonly signature: number;
  /** For every letter class, the places where the word has it, as bits. */
  readonly places: Uint32Array;
}

/** The query for `codes[0…length)`, at most `longestQuery` letters. */
export function queryOf(table: WordTable, codes: Uint8Array, length: number): CandidateQuery {
  const { plain } = table.letters;
  const letters = Uint8Array.from(codes.subarray(0, length), (code) => plain[code] ?? 0);
  const places = new Uint32Array(32);
  for (const [i, letter] of letters.entries()) places[letter] = (places[letter] ?? 0) | (1 << i);
  return { letters, signature: signature(codes, 0, length, plain), places };
}

/** Told of every word that is near enough: its index, its length and its distance. */
export type CandidateCallback = (index: number, length: number, distance: number) => void;

/** Which words of the table count as candidates. */
export interface CandidateFilter {
  /** Edits at most. */
  readonly within: number;
  /** Bits of which the flags must have one. */
  readonly having: number;
  /** Bits of which the flags may have none. */
  readonly lacking: number;
  /** Only words at least so common. */
  readonly frequency?: number;
  /** Only words that begin with one of these letters: bits by `blockOf`. All words when left out. */
  readonly starts?: number;
}

/**
 * Finds every word of the table that is wanted: insertion, deletion, substitution and transposition of neighbours
 * count as one edit each, case and accents are no difference. Looks at each word of about the right length: letter
 * sets refuse nearly all, the rest are measured.
 */
export function nearWords(
  table: WordTable,
  query: CandidateQuery,
  wanted: CandidateFilter,
  found: CandidateCallback,
): void {
  const length = query.letters.length;
  const longest = Math.min(longestWord, length + wanted.within);
  for (let n = Math.max(1, length - wanted.within); n <= longest; n++) nearWordsOf(table, query, wanted, n, found);
}

function nearWordsOf(
  table: WordTable,
  query: CandidateQuery,
  wanted: CandidateFilter,
  n: number,
  found: CandidateCallback,
): void {
  const signatures = table.signatures();
  const blocks = table.blocks();
  const { within, starts = -1 } = wanted;
  for (let block = 0; block < blocksPerLength - 1; block++) {
    if ((starts & (1 << block)) === 0) continue;
    const end = blocks[n * blocksPerLength + block + 1] ?? 0;
    for (let i = blocks[n * blocksPerLength + block] ?? 0; i < end; i++) {
      const distance = distanceTo(table, query, wanted, i, n, signatures[i] ?? 0);
      if (distance <= within) found(i, n, distance);
    }
  }
}

/** The same among the words at `indices` alone, which must rise. */
export function nearWordsAmong(
  table: WordTable,
  indices: Uint32Array,
  query: CandidateQuery,
  wanted: CandidateFilter,
  found: CandidateCallback,
): void {
  const { first } = table;
  const signatures = table.signatures();
  const length = query.letters.length;
  const from = first[Math.max(1, length - wanted.within)] ?? 0;
  const end = first[Math.min(longestWord, length + wanted.within) + 1] ?? 0;
  let n = 0;
  for (let k = firstFrom(indices, from); k < indices.length; k++) {
    const i = indices[k] ?? 0;
    if (i >= end) return;
    while (i >= (first[n + 1] ?? 0)) n++;
    const distance = distanceTo(table, query, wanted, i, n, signatures[i] ?? 0);
    if (distance <= wanted.within) found(i, n, distance);
  }
}

/** Where the indices from `least` on begin. */
function firstFrom(indices: Uint32Array, least: number): number {
  let low = 0;
  let high = indices.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((indices[middle] ?? 0) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Edits between the query and a word of length `n`, or infinity when it is not wanted or plainly further off. */
function distanceTo(
  table: WordTable,
  query: CandidateQuery,
  wanted: CandidateFilter,
  index: number,
  n: number,
  letters: number,
): number {
  const { within, having, lacking, frequency = 0 } = wanted;
  if (moreBitsThan(query.signature & ~letters, within) || moreBitsThan(letters & ~query.signature, within))
    return Number.POSITIVE_INFINITY;
  const flag = table.flags[index] ?? 0;
  if ((flag & having) === 0 || (flag & lacking) !== 0 || (table.frequencies[index] ?? 0) < frequency)
    return Number.POSITIVE_INFINITY;
  const at = (table.base[n] ?? 0) + (index - (table.first[n] ?? 0)) * n;
  return editDistance(table, query, at, n);
}

/** Clears the lowest set bit once per allowed bit and sees whether any is left. */
function moreBitsThan(bits: number, limit: number): boolean {
  let left = bits;
  for (let k = 0; k < limit; k++) left &= left - 1;
  return left !== 0;
}

/**
 * Optimal string alignment distance between the query and the word at `at`, one step per letter of the word.
 * H. Hyyrö, “A bit-vector algorithm for computing Levenshtein and Damerau edit distances”, Nordic J. of Computing 10 (2003).
 */
function editDistance(table: WordTable, query: CandidateQuery, at: number, length: number): number {
  const { text, letters } = table;
  const { places } = query;
  const last = 1 << (query.letters.length - 1);
  let distance = query.letters.length;
  let up = -1;
  let down = 0;
  let diagonal = 0;
  let before = 0;
  for (let k = at; k < at + length; k++) {
    const match = places[letters.plain[text[k] ?? 0] ?? 0] ?? 0;
    const swapped = ((~diagonal & match) << 1) & before;
    diagonal = ((((match & up) + up) | 0) ^ up) | match | down | swapped;
    let right = down | ~(diagonal | up);
    let left = diagonal & up;
    if (right & last) distance++;
    if (left & last) distance--;
    right = (right << 1) | 1;
    left <<= 1;
    up = left | ~(diagonal | right);
    down = right & diagonal;
    before = match;
  }
  return distance;
}
