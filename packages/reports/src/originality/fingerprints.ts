import type { Span } from "@housestyle/engine";

/** A stretch of words that stands for a text: `word` is the index of its first word. */
export interface Fingerprint {
  readonly hash: number;
  readonly word: number;
}

/** Words of one fingerprint. */
export const gram = 4;
/** Of so many fingerprints one behind the other the least is kept: common stretches of `gram + window - 1` words are always found. */
const window = 4;

/** A word where it stands, in lower case. */
export interface PlainWord extends Span {
  readonly word: string;
}

/** The words of a text, with nothing that a light hand changes: no case, no marks, no accents of typography. */
export function plainWords(text: string): PlainWord[] {
  return [...text.matchAll(/[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu)].map(({ 0: word, index }) => ({
    ...{ start: index, end: index + word.length },
    word: word.toLowerCase().replaceAll("’", "'"),
  }));
}

/** FNV-1a over the letters of some words, in 32 bits. */
function hashOf(words: readonly { readonly word: string }[], first: number): number {
  let hash = 0x811c9dc5;
  for (let at = first; at < first + gram; at++) {
    const { word } = words[at] ?? { word: "" };
    for (let i = 0; i < word.length; i++) hash = Math.imul(hash ^ word.charCodeAt(i), 0x01000193);
    hash = Math.imul(hash ^ 32, 0x01000193);
  }
  return hash >>> 0;
}

/** Hashes of all rows of four words, in text order. */
export const gramsOf = (words: readonly { readonly word: string }[]): Fingerprint[] =>
  Array.from({ length: Math.max(0, words.length - gram + 1) }, (_, word) => ({ hash: hashOf(words, word), word }));

/**
 * The fingerprints of a text: winnowing, by Schleimer, Wilkerson and Aiken, “Winnowing: Local Algorithms for Document
 * Fingerprinting” (SIGMOD 2003), over words instead of letters. Of each window the rightmost least hash is kept.
 */
export function fingerprintsOf(words: readonly { readonly word: string }[]): Fingerprint[] {
  const grams = gramsOf(words);
  const kept: Fingerprint[] = [];
  for (let from = 0; from + window <= grams.length || (from === 0 && grams.length > 0); from++) {
    const least = grams.slice(from, from + window).reduce((best, each) => (each.hash <= best.hash ? each : best));
    if (kept.at(-1) !== least) kept.push(least);
  }
  return kept;
}
