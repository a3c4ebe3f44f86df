import type { Word } from "../text/token.ts";
import { noted } from "../text/vocabulary.ts";
import { fillTable, sumIn, tableSize } from "./features.ts";
import { distinctiveFeatures, readSlot, slotFeatures, slotSize, type TokenHashes, writeFeatures } from "./slot.ts";

/** Finds words that were probably written in place of another word. */
export interface Confusions {
  /** Returns the word that is far likelier than the one at token `at`, or undefined. */
  likelier(tokens: readonly Word[], hashes: TokenHashes, at: number): string | undefined;
}

/** A pair of words from the perspective of one of them. */
interface Other {
  readonly word: string;
  readonly pair: Pair;
  /** 1 if a positive sum favors the other word, -1 if a negative one does. */
  readonly sign: number;
  /** The smallest sum that counts, in sixteenths of the natural logarithm of the odds. */
  readonly from: number;
}

/**
 * The smallest sum that counts for any pair. The sums of the pairs were chosen on texts of the kind they were counted in; on texts
 * nobody had read, half of all wrong suggestions had less than this, and one in eight of the right ones.
 */
const leastSum = 96;

/** If the distinctive features fall short by more than this, the others never made up for it in 70,000 cases. */
const hopeless = -100;

/** Two words and the weights of their contexts. The table is built when one of the words first occurs. */
class Pair {
  readonly #bias: number;
  readonly #tableOf: () => Int32Array;
  #table: Int32Array | undefined;

  constructor(bias: number, tableOf: () => Int32Array) {
    this.#bias = bias;
    this.#tableOf = tableOf;
  }

  /**
   * Returns how far the features exceed the threshold `from` in favor of the other word; any negative number if they
   * cannot reach it.
   */
  margin(features: Int32Array, { sign, from }: Pick<Other, "sign" | "from">): number {
    this.#table ??= this.#tableOf();
    const most = sign * (this.#bias + sumIn(this.#table, features, 0, distinctiveFeatures)) - from;
    return most < hopeless ? most : most + sign * sumIn(this.#table, features, distinctiveFeatures, slotFeatures);
  }
}

/** A pair as its line describes it, and the position of its features among those of all pairs. */
interface Line {
  readonly words: readonly [string, string];
  readonly bias: number;
  /** The sums from which each word is taken for the other; undefined means never. */
  readonly toSecond: number | undefined;
  readonly toFirst: number | undefined;
  readonly first: number;
  readonly count: number;
}

function linesOf(bytes: Uint8Array): Line[] {
  let at = 0;
  return asciiOf(bytes)
    .trim()
    .split("\n")
    .map((line) => {
      const [one = "", other = "", bias, toSecond = "-", toFirst = "-", features] = line.split("\t");
      const from = (sum: string): number | undefined => (sum === "-" ? undefined : Number(sum));
      const first = at;
      const count = Number(features);
      at += count;
      return {
        words: [one, other],
        bias: Number(bias),
        toSecond: from(toSecond),
        toFirst: from(toFirst),
        first,
        count,
      };
    });
}

/** Three byte planes hold the difference of each feature from the one before it, and the fourth holds the weights. */
function* unpacked(planes: Uint8Array, { first, count }: Line): Iterable<readonly [number, number]> {
  const all = planes.length / 4;
  const byte = (plane: number, at: number): number => planes[plane * all + at] ?? 0;
  let feature = 0;
  for (let at = first; at < first + count; at++) {
    feature += byte(0, at) | (byte(1, at) << 8) | (byte(2, at) << 16);
    yield [feature, (byte(3, at) << 24) >> 24];
  }
}

/** Decoded pairs: their lines, and the tables of all of them side by side. */
export interface SpreadConfusions {
  readonly lines: Uint8Array;
  readonly tables: Int32Array;
}

/** Decodes what scripts/data/train-confusions.mjs packed. */
export function spreadConfusions(bytes: Uint8Array): SpreadConfusions {
  const end = endOfLines(bytes);
  const lines = linesOf(bytes.subarray(0, end));
  const tables = new Int32Array(lines.reduce((sum, { count }) => sum + tableSize(count), 0));
  let at = 0;
  for (const line of lines) {
    const size = tableSize(line.count);
    fillTable(tables.subarray(at, at + size), unpacked(bytes.subarray(end), line));
    at += size;
  }
  return { lines: bytes.subarray(0, end), tables };
}

/** Opens confusions that were decoded before, perhaps by another thread. They are only read. */
export function confusionsOf({ lines, tables }: SpreadConfusions): Confusions {
  let at = 0;
  return confusionsOver(linesOf(lines), ({ count }) => {
    const first = at;
    at += tableSize(count);
    const end = at;
    return () => tables.subarray(first, end);
  });
}

/** Opens the data that scripts/data/train-confusions.mjs packed. A pair is decoded when one of its words is first met. */
export function openConfusions(bytes: Uint8Array): Confusions {
  const end = endOfLines(bytes);
  const planes = bytes.subarray(end);
  return confusionsOver(linesOf(bytes.subarray(0, end)), (line) => () => {
    const table = new Int32Array(tableSize(line.count));
    fillTable(table, unpacked(planes, line));
    return table;
  });
}

function confusionsOver(lines: readonly Line[], tableOf: (line: Line) => () => Int32Array): Confusions {
  const others = new Map<string, Other[]>();
  const add = (word: string, other: Other): void => void others.set(word, [...(others.get(word) ?? []), other]);
  for (const line of lines) {
    const { words, bias, toSecond, toFirst } = line;
    const [first, second] = words;
    const pair = new Pair(bias, tableOf(line));
    if (toSecond !== undefined) add(first, { word: second, pair, sign: 1, from: Math.max(toSecond, leastSum) });
    if (toFirst !== undefined) add(second, { word: first, pair, sign: -1, from: Math.max(toFirst, leastSum) });
  }
  const pairsOf = noted("confusions", ({ lower }) => others.get(lower));
  const slot = new Int32Array(slotSize);
  const features = new Int32Array(slotFeatures);
  return {
    likelier(tokens, hashes, index) {
      const word = tokens[index];
      const known = word && pairsOf(word.entry);
      if (!known) return undefined;
      readSlot(tokens, hashes, index, slot, 0);
      writeFeatures(slot, 0, features);
      let best: { readonly word: string; readonly margin: number } | undefined;
      for (const other of known) {
        const margin = other.pair.margin(features, other);
        if (margin >= 0 && margin > (best?.margin ?? -1)) best = { word: other.word, margin };
      }
      return best?.word;
    },
  };
}

/** Decodes the lines as ASCII, which is all that English words and numbers need. */
function asciiOf(bytes: Uint8Array): string {
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return text;
}

/** Returns the end of the lines: after the first empty one. */
function endOfLines(bytes: Uint8Array): number {
  const newline = 10;
  let at = bytes.indexOf(newline);
  while (at !== -1 && bytes[at + 1] !== newline) at = bytes.indexOf(newline, at + 1);
  if (at === -1) throw new Error("This is not a confusions file.");
  return at + 2;
}
