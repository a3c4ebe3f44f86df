import type { Word } from "../text/token.ts";
import { Features } from "./features.ts";
import { readSlot, slotFeatures, slotSize, type TokenHashes, writeFeatures } from "./slot.ts";

/** Knows words that are written for one another, and which of them a place wants. */
export interface Confusions {
  /** The word that was meant at token `at`, when it is far likelier there than the one that is written. */
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

class Pair {
  readonly #bias: number;
  readonly #planes: Uint8Array;
  readonly #first: number;
  readonly #count: number;
  #features: Features | undefined;

  constructor(bias: number, planes: Uint8Array, first: number, count: number) {
    this.#bias = bias;
    this.#planes = planes;
    this.#first = first;
    this.#count = count;
  }

  sum(features: Int32Array): number {
    this.#features ??= new Features(this.#unpacked(), this.#count);
    return this.#bias + this.#features.sum(features);
  }

  /** Three planes of bytes hold how much each feature is larger than the one before, the fourth the weights. */
  *#unpacked(): Iterable<readonly [number, number]> {
    const all = this.#planes.length / 4;
    const byte = (plane: number, at: number): number => this.#planes[plane * all + at] ?? 0;
    let feature = 0;
    for (let at = this.#first; at < this.#first + this.#count; at++) {
      feature += byte(0, at) | (byte(1, at) << 8) | (byte(2, at) << 16);
      yield [feature, (byte(3, at) << 24) >> 24];
    }
  }
}

/** Opens what scripts/data/train-confusions.mjs packed. A pair is made ready when one of its words is first met. */
export function openConfusions(bytes: Uint8Array): Confusions {
  const end = endOfLines(bytes);
  const planes = bytes.subarray(end);
  const others = new Map<string, Other[]>();
  const add = (word: string, other: Other): void => void others.set(word, [...(others.get(word) ?? []), other]);
  let at = 0;
  for (const line of asciiOf(bytes.subarray(0, end)).trim().split("\n")) {
    const [first = "", second = "", bias, toSecond = "-", toFirst = "-", count] = line.split("\t");
    const pair = new Pair(Number(bias), planes, at, Number(count));
    if (toSecond !== "-") add(first, { word: second, pair, sign: 1, from: Number(toSecond) });
    if (toFirst !== "-") add(second, { word: first, pair, sign: -1, from: Number(toFirst) });
    at += Number(count);
  }
  const slot = new Int32Array(slotSize);
  const features = new Int32Array(slotFeatures);
  return {
    likelier(tokens, hashes, index) {
      const known = others.get(tokens[index]?.lower ?? "");
      if (!known) return undefined;
      readSlot(tokens, hashes, index, slot, 0);
      writeFeatures(slot, 0, features);
      let best: { readonly word: string; readonly margin: number } | undefined;
      for (const { word, pair, sign, from } of known) {
        const margin = sign * pair.sum(features) - from;
        if (margin >= 0 && margin > (best?.margin ?? -1)) best = { word, margin };
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
  if (at === -1) throw new Error("These are no confusions.");
  return at + 2;
}
