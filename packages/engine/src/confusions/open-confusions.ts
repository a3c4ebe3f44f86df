import type { Word } from "../text/token.ts";
import { noted } from "../text/vocabulary.ts";
import { fillTable, sumIn, tableSize } from "./features.ts";
import { distinctiveFeatures, readSlot, slotFeatures, slotSize, type TokenHashes, writeFeatures } from "./slot.ts";

/** Knows which words are confused with one another, and which of them fits a place. */
export interface Confusions {
  /** Returns the word that is far likelier at token `at` than the written one, if there is one. */
  likelier(tokens: readonly Word[], hashes: TokenHashes, at: number): string | undefined;
}

/** A pair, seen from one of its words. */
interface Other {
  readonly word: string;
  readonly pair: Pair;
  /** 1 when a sum above 0 speaks for the other word, -1 when one below does. */
  readonly sign: number;
  /** How large the sum has to be, in sixteenths of natural logarithms of odds. */
  readonly from: number;
}

/** What lacks more than this when most is known is not made up for by the rest: none of 70,000 looks was. */
const hopeless = -100;

/** Two words, and what their surroundings say. Their table is made when one of the words is first met. */
class Pair {
  readonly #bias: number;
  readonly #tableOf: () => Int32Array;
  #table: Int32Array | undefined;

  constructor(bias: number, tableOf: () => Int32Array) {
    this.#bias = bias;
    this.#tableOf = tableOf;
  }

  /** By how much the features speak for the other word, `from` taken off; some number below 0 when it is hopeless. */
  margin(features: Int32Array, { sign, from }: Pick<Other, "sign" | "from">): number {
    this.#table ??= this.#tableOf();
    const most = sign * (this.#bias + sumIn(this.#table, features, 0, distinctiveFeatures)) - from;
    return most < hopeless ? most : most + sign * sumIn(this.#table, features, distinctiveFeatures, slotFeatures);
  }
}

/** A pair as its line tells it, and where its features stand among all. */
interface Line {
  readonly words: readonly [string, string];
  readonly bias: number;
  /** From which sum on each is meant for the other; undefined for never. */
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

/** Three planes of bytes hold how much each feature is larger than the one before, the fourth the weights. */
function* unpacked(planes: Uint8Array, { first, count }: Line): Iterable<readonly [number, number]> {
  const all = planes.length / 4;
  const byte = (plane: number, at: number): number => planes[plane * all + at] ?? 0;
  let feature = 0;
  for (let at = first; at < first + count; at++) {
    feature += byte(0, at) | (byte(1, at) << 8) | (byte(2, at) << 16);
    yield [feature, (byte(3, at) << 24) >> 24];
  }
}

/** Pairs spread out to be looked at: their lines, and the tables of all of them side by side. */
export interface SpreadConfusions {
  readonly lines: Uint8Array;
  readonly tables: Int32Array;
}

/** Spreads out what scripts/data/train-confusions.mjs packed. */
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

/** Confusions that were spread out before, by another thread perhaps: they are read, never written. */
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
    if (toSecond !== undefined) add(first, { word: second, pair, sign: 1, from: toSecond });
    if (toFirst !== undefined) add(second, { word: first, pair, sign: -1, from: toFirst });
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

/** The lines as text: the words and numbers of English need no more than ASCII. */
function asciiOf(bytes: Uint8Array): string {
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return text;
}

/** Where the lines end: behind the first empty one. */
function endOfLines(bytes: Uint8Array): number {
  const newline = 10;
  let at = bytes.indexOf(newline);
  while (at !== -1 && bytes[at + 1] !== newline) at = bytes.indexOf(newline, at + 1);
  if (at === -1) throw new Error("This is not a confusions file.");
  return at + 2;
}
