import type { Dialect } from "../settings/settings.ts";

/** A word of the dictionary as it is written. */
export interface WordEntry {
  /** NFC, straight apostrophes, at most 63 UTF-16 code units. */
  readonly word: string;
  /** The varieties in which it is correct, as bits of `dialectBit`. */
  readonly dialects: number;
  /** Whether it is correct but rude, and never suggested. */
  readonly rude: boolean;
  /** Whether it is rare, and suggested only if nothing better is near. */
  readonly rare: boolean;
  /** Its frequency on a log scale: 0 for unseen, 11 more for each doubling, at most 255. */
  readonly frequency: number;
}

/** The bit of each variety in `WordEntry.dialects`. */
export const dialectBit: Readonly<Record<Dialect, number>> = { "en-US": 1, "en-GB": 2, "en-CA": 4, "en-AU": 8 };

/** Bits of the flag byte above the four dialects. */
export const rudeBit = 16;
export const rareBit = 32;

/** “HSW1” read as a little-endian number. */
export const magic = 0x31575348;
export const longestWord = 63;
/** Letter codes below this one are ASCII, those from it on index the alphabet of the file. */
const firstOtherLetter = 128;

/**
 * Packs words into the bytes `openLexicon` reads. The same words give the same bytes, whatever their order.
 * Layout, little-endian: magic, number of words, size n of the alphabet (u32 each); n code units (u16);
 * number of words of each length 0…63 (u32 each); then per word one byte of each of four streams: letters shared with
 * the word before it in its length, flags, frequency, and the remaining letters. Words go by length, then key, then form.
 * @example
 * const word = { word: "frobnicate", dialects: dialectBit["en-US"], rude: false, rare: false, frequency: 50 };
 * const lexicon = openLexicon(encodeWords([word]));
 */
export function encodeWords(entries: readonly WordEntry[]): Uint8Array {
  const sorted = entries.toSorted(inFileOrder);
  const others = otherLetters(sorted);
  const codeOf = new Map(others.map((unit, i) => [unit, firstOtherLetter + i]));
  const lengths = new Uint32Array(longestWord + 1);
  const shared: number[] = [];
  const tails: number[] = [];
  let before = "";
  for (const { word } of sorted) {
    if (word.length === 0 || word.length > longestWord) throw new RangeError(`A word of ${word.length} letters.`);
    lengths[word.length] = (lengths[word.length] ?? 0) + 1;
    const same = word.length === before.length ? sharedLetters(before, word) : 0;
    shared.push(same);
    for (const unit of codeUnits(word.slice(same)))
      tails.push(unit < firstOtherLetter ? unit : (codeOf.get(unit) ?? 0));
    before = word;
  }
  const head = new Uint32Array([magic, sorted.length, others.length]);
  const alphabet = new Uint16Array(others);
  const flags = sorted.map((entry) => entry.dialects | (entry.rude ? rudeBit : 0) | (entry.rare ? rareBit : 0));
  const frequencies = sorted.map((entry) => entry.frequency);
  return joined(
    [head, alphabet, lengths].map(bytesOf).concat([shared, flags, frequencies, tails].map((s) => Uint8Array.from(s))),
  );
}

/** Returns the form in which two spellings that differ only in case are equal. */
function wordKey(word: string): string {
  return word.toLowerCase();
}

function inFileOrder(a: WordEntry, b: WordEntry): number {
  return a.word.length - b.word.length || compare(wordKey(a.word), wordKey(b.word)) || compare(a.word, b.word);
}

/** By code unit, so that the order does not depend on a locale. */
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function otherLetters(entries: readonly WordEntry[]): number[] {
  const units = new Set<number>();
  for (const { word } of entries) for (const unit of codeUnits(word)) if (unit >= firstOtherLetter) units.add(unit);
  if (units.size > 256 - firstOtherLetter) throw new RangeError(`${units.size} letters beyond ASCII are too many.`);
  return [...units].sort((a, b) => a - b);
}

function* codeUnits(word: string): Generator<number> {
  for (let i = 0; i < word.length; i++) yield word.charCodeAt(i);
}

function sharedLetters(a: string, b: string): number {
  let same = 0;
  while (same < b.length && a[same] === b[same]) same++;
  return same;
}

function bytesOf(numbers: Uint16Array | Uint32Array): Uint8Array {
  return new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength);
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
