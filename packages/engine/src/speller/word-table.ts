import { longestWord, magic } from "./encode-words.ts";
import { type Letters, lettersOf } from "./letters.ts";

/**
 * A word list. All words of a length are side by side, each with exactly that many bytes, in the order of their keys.
 */
export interface WordTable {
  readonly size: number;
  readonly letters: Letters;
  /** The letter codes of all words. */
  readonly text: Uint8Array;
  /** The index of the first word of each length; one entry more than there are lengths. */
  readonly first: Uint32Array;
  /** The position in `text` at which the words of each length begin. */
  readonly base: Uint32Array;
  readonly flags: Uint8Array;
  readonly frequencies: Uint8Array;
  /** The letters of each word, to refuse words quickly; see `signature`. Computed on first use. */
  readonly signatures: () => Uint32Array;
  /** The start of the words of each length that begin with a letter; see `blockOf`. Computed on first use. */
  readonly blocks: () => Uint32Array;
  /** The indices of the words that are at least this common, ascending. Computed on first use. */
  readonly atLeast: (frequency: number) => Uint32Array;
  /** An open-addressing table by the hash of the key: the index of its first word plus 1. */
  readonly slots: Uint32Array;
}

/** A decoded word list. */
export interface SpreadWords
  extends Letters,
    Pick<WordTable, "text" | "first" | "base" | "flags" | "frequencies" | "slots"> {
  /** What is otherwise computed on first use, if that was done. */
  readonly signatures?: Uint32Array;
  readonly blocks?: Uint32Array;
}

/** Reads the bytes that `encodeWords` made. Throws on anything else; never writes to `bytes`, which may be shared. */
export const readWordTable = (bytes: Uint8Array): WordTable => wordTableOf(spreadWords(bytes));

/** Decodes what `encodeWords` returned. Throws on anything else. */
export function spreadWords(bytes: Uint8Array): SpreadWords {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 12 || view.getUint32(0, true) !== magic) throw new Error("These bytes are not a word list.");
  const size = view.getUint32(4, true);
  const others = Uint16Array.from({ length: view.getUint32(8, true) }, (_, i) => view.getUint16(12 + 2 * i, true));
  const lengthsAt = 12 + 2 * others.length;
  const first = new Uint32Array(longestWord + 2);
  const base = new Uint32Array(longestWord + 2);
  for (let length = 0; length <= longestWord; length++) {
    const count = view.getUint32(lengthsAt + 4 * length, true);
    first[length + 1] = (first[length] ?? 0) + count;
    base[length + 1] = (base[length] ?? 0) + count * length;
  }
  const streams = lengthsAt + 4 * (longestWord + 1);
  const stream = (i: number) => bytes.subarray(streams + i * size, streams + (i + 1) * size);
  const tails = bytes.subarray(streams + 3 * size);
  const text = unpacked(first, base, stream(0), tails);
  const letters = lettersOf(others);
  const slots = slotsOf(size, first, base, text, letters);
  return { ...letters, text, first, base, flags: stream(1), frequencies: stream(2), slots };
}

/** Does the same and computes everything that is otherwise computed on first use. */
export function wholeOf(spread: SpreadWords): Required<SpreadWords> {
  const { signatures, blocks } = wordTableOf(spread);
  return { ...spread, signatures: signatures(), blocks: blocks() };
}

/** Opens a word list that was decoded before, perhaps by another thread. It is only read. */
export function wordTableOf(spread: SpreadWords): WordTable {
  const { text, first, base, flags, frequencies, slots, codeOf, unitOf, lower, plain } = spread;
  const letters: Letters = { codeOf, unitOf, lower, plain };
  let made = spread.signatures;
  const signatures = () => {
    made ??= signaturesOf(first, base, text, letters);
    return made;
  };
  let cut = spread.blocks;
  const blocks = () => {
    cut ??= blocksOf(first, base, text, letters);
    return cut;
  };
  const byFrequency = new Map<number, Uint32Array>();
  const atLeast = (frequency: number) => {
    const made = byFrequency.get(frequency) ?? indicesOf(frequencies, frequency);
    byFrequency.set(frequency, made);
    return made;
  };
  return { size: flags.length, letters, text, first, base, flags, frequencies, signatures, blocks, atLeast, slots };
}

/** Blocks of a length: signs and digits, a…z, letters beyond; and where the last one ends. */
export const blocksPerLength = 29;

/** Returns the block of a word by the code of its first letter in lowercase. */
export function blockOf(code: number): number {
  if (code < 97) return 0;
  return code <= 122 ? code - 96 : 27;
}

function blocksOf(first: Uint32Array, base: Uint32Array, text: Uint8Array, letters: Letters): Uint32Array {
  const starts = new Uint32Array((longestWord + 1) * blocksPerLength);
  for (let length = 1; length <= longestWord; length++) {
    const end = first[length + 1] ?? 0;
    let block = 0;
    let at = base[length] ?? 0;
    starts[length * blocksPerLength] = first[length] ?? 0;
    for (let i = first[length] ?? 0; i < end; i++, at += length) {
      const own = blockOf(letters.lower[text[at] ?? 0] ?? 0);
      while (block < own) starts[length * blocksPerLength + ++block] = i;
    }
    while (block < blocksPerLength - 1) starts[length * blocksPerLength + ++block] = end;
  }
  return starts;
}

function indicesOf(frequencies: Uint8Array, least: number): Uint32Array {
  const indices: number[] = [];
  for (const [i, frequency] of frequencies.entries()) if (frequency >= least) indices.push(i);
  return Uint32Array.from(indices);
}

function unpacked(first: Uint32Array, base: Uint32Array, shared: Uint8Array, tails: Uint8Array): Uint8Array {
  const text = new Uint8Array(base[longestWord + 1] ?? 0);
  let at = 0;
  let from = 0;
  for (let length = 1; length <= longestWord; length++) {
    const end = first[length + 1] ?? 0;
    for (let i = first[length] ?? 0; i < end; i++, at += length) {
      const same = shared[i] ?? 0;
      for (let k = 0; k < same; k++) text[at + k] = text[at + k - length] ?? 0;
      for (let k = same; k < length; k++) text[at + k] = tails[from++] ?? 0;
    }
  }
  return text;
}

/** Letters whose second occurrence has a bit of its own: e, i, s. */
const twice = new Uint8Array(32);
twice[5] = 29;
twice[9] = 30;
twice[19] = 31;

/**
 * A set of letters as bits: 1…26 for a…z, others by class. One edit adds at most one bit and takes at most one away,
 * so two words whose sets differ in more than n bits either way are more than n edits apart.
 */
export function signature(text: Uint8Array, start: number, end: number, plain: Uint8Array): number {
  let bits = 0;
  for (let i = start; i < end; i++) {
    const letter = plain[text[i] ?? 0] ?? 0;
    const bit = 1 << (letter % 29);
    const second = twice[letter] ?? 0;
    bits |= second && bits & bit ? 1 << second : bit;
  }
  return bits >>> 0;
}

function signaturesOf(first: Uint32Array, base: Uint32Array, text: Uint8Array, letters: Letters): Uint32Array {
  const signatures = new Uint32Array(first[longestWord + 1] ?? 0);
  for (let length = 1; length <= longestWord; length++) {
    const end = first[length + 1] ?? 0;
    let at = base[length] ?? 0;
    for (let i = first[length] ?? 0; i < end; i++, at += length) {
      signatures[i] = signature(text, at, at + length, letters.plain);
    }
  }
  return signatures;
}

/** FNV-1a over the lower-case letters. */
function hashOf(text: Uint8Array, start: number, end: number, lower: Uint8Array): number {
  let hash = 0x811c9dc5;
  for (let i = start; i < end; i++) hash = Math.imul(hash ^ (lower[text[i] ?? 0] ?? 0), 0x01000193);
  // The low bits of FNV-1a hardly depend on the last letters.
  return (hash ^ (hash >>> 15)) >>> 0;
}

function slotsOf(size: number, first: Uint32Array, base: Uint32Array, text: Uint8Array, letters: Letters): Uint32Array {
  const slots = new Uint32Array(2 ** Math.ceil(Math.log2(Math.max(2, size * 1.5))));
  const mask = slots.length - 1;
  const { lower } = letters;
  for (let length = 1; length <= longestWord; length++) {
    const start = first[length] ?? 0;
    const end = first[length + 1] ?? 0;
    let before = -1;
    let at = base[length] ?? 0;
    for (let i = start; i < end; i++, at += length) {
      const hash = hashOf(text, at, at + length, lower);
      // Words that differ only in case are neighbors, and the first represents all of them.
      const repeats = hash === before && sameKey(text, at, text, at - length, length, lower);
      before = hash;
      if (!repeats) fillSlot(slots, hash & mask, i + 1);
    }
  }
  return slots;
}

function fillSlot(slots: Uint32Array, wanted: number, value: number): void {
  const mask = slots.length - 1;
  let slot = wanted;
  while (slots[slot] !== 0) slot = (slot + 1) & mask;
  slots[slot] = value;
}

function sameKey(a: Uint8Array, atA: number, b: Uint8Array, atB: number, length: number, lower: Uint8Array): boolean {
  // Compares from the end, because neighbors in the list share their first letters.
  for (let k = length - 1; k >= 0; k--) {
    const x = a[atA + k] ?? 0;
    const y = b[atB + k] ?? 0;
    if (x !== y && lower[x] !== lower[y]) return false;
  }
  return true;
}

/**
 * Returns the index of the first word that equals `codes[0…length)` apart from case, or -1. Its variants in other cases
 * follow it.
 */
export function findWord(table: WordTable, codes: Uint8Array, length: number): number {
  if (length <= 0 || length > longestWord) return -1;
  const { slots, text, letters } = table;
  const lowest = table.first[length] ?? 0;
  const highest = table.first[length + 1] ?? 0;
  const base = table.base[length] ?? 0;
  const mask = slots.length - 1;
  let slot = hashOf(codes, 0, length, letters.lower) & mask;
  for (let found = slots[slot] ?? 0; found !== 0; found = slots[slot] ?? 0) {
    const i = found - 1;
    const isOfLength = i >= lowest && i < highest;
    if (isOfLength && sameKey(text, base + (i - lowest) * length, codes, 0, length, letters.lower)) return i;
    slot = (slot + 1) & mask;
  }
  return -1;
}

/** Returns whether word `index` is the word before it in another case. */
export function repeatsKey(table: WordTable, index: number, length: number): boolean {
  if (index >= (table.first[length + 1] ?? 0)) return false;
  const at = (table.base[length] ?? 0) + (index - (table.first[length] ?? 0)) * length;
  return sameKey(table.text, at, table.text, at - length, length, table.letters.lower);
}

/**
 * Writes the letter codes of a word as typed into `codes`, and returns its length, or -1 if the table lacks a letter.
 */
export function encodeInto(table: WordTable, word: string, codes: Uint8Array): number {
  if (word.length > codes.length) return -1;
  for (let i = 0; i < word.length; i++) {
    const code = table.letters.codeOf[word.charCodeAt(i)] ?? 0;
    if (code === 0) return -1;
    codes[i] = code;
  }
  return word.length;
}

/** Returns the word at an index, of a known length, in its own case. */
export function wordAt(table: WordTable, index: number, length: number): string {
  const at = (table.base[length] ?? 0) + (index - (table.first[length] ?? 0)) * length;
  let word = "";
  for (let k = at; k < at + length; k++) word += String.fromCharCode(table.letters.unitOf[table.text[k] ?? 0] ?? 0);
  return word;
}
