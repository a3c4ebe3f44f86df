import type { Classes } from "./form.ts";
import { type Lemmas, openLemmas } from "./lemmas.ts";
import { type LinearModel, type SpreadWeights, spreadWeights, weightsOf } from "./weights.ts";

/** A label of the tagger: a tag of the Penn Treebank and the universal one, `VBZ|AUX`. */
export type Label = `${string}|${string}`;

/** What a tagger knows. */
export interface TaggerModel {
  readonly labels: readonly Label[];
  readonly classes: Classes;
  readonly lemmas: Lemmas;
  readonly weights: LinearModel;
}

/** What stands before the weights, as JSON. */
export interface TaggerHead {
  readonly labels: readonly Label[];
  /** The words of each class, between spaces; `only` is the number of the one label they have, or -1. */
  readonly classes: readonly { readonly only: number; readonly words: string }[];
  /** The table `openLemmas` reads. */
  readonly lemmas: string;
}

/** A packed model spread out to be looked at: the bytes of its head, and its weights. */
export interface SpreadModel extends SpreadWeights {
  readonly head: Uint8Array;
}

/** Spreads out what `packModel` packed: four bytes tell the length of the head, little-endian. */
export function spreadModel(bytes: Uint8Array): SpreadModel {
  const end = 4 + new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true);
  return { head: bytes.subarray(4, end), ...spreadWeights(bytes, end) };
}

/** The head of a model. It is all ASCII. */
export function headOf<Head>({ head }: SpreadModel): Head {
  let text = "";
  // As many arguments as any stack has room for.
  for (let at = 0; at < head.length; at += 4096) text += String.fromCharCode(...head.subarray(at, at + 4096));
  return JSON.parse(text) as Head;
}

const escaped = (letter: string): string => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`;

/** A model as one file: its head, and weights by `packWeights`. */
export function packModel(head: unknown, weights: Uint8Array): Uint8Array {
  const text = JSON.stringify(head).replace(/[^ -~]/g, escaped);
  const bytes = new Uint8Array(4 + text.length + weights.length);
  new DataView(bytes.buffer).setUint32(0, text.length, true);
  for (let i = 0; i < text.length; i++) bytes[4 + i] = text.charCodeAt(i);
  bytes.set(weights, 4 + text.length);
  return bytes;
}

/** The classes as the features ask for them: numbers from 1 on. */
export function classesOf(classes: TaggerHead["classes"]): Classes {
  const classOf = new Map<string, number>();
  for (const [i, { words }] of classes.entries()) for (const word of words.split(" ")) classOf.set(word, i + 1);
  return { classOf: (lower) => classOf.get(lower), onlyTag: (of) => classes[of - 1]?.only ?? -1 };
}

/** Opens what `packModel` packed of a tagger. */
export const openTaggerModel = (bytes: Uint8Array): TaggerModel => taggerModelOf(spreadModel(bytes));

/** The model of a tagger that was spread out before. */
export function taggerModelOf(spread: SpreadModel): TaggerModel {
  const head = headOf<TaggerHead>(spread);
  return {
    labels: head.labels,
    classes: classesOf(head.classes),
    lemmas: openLemmas(head.lemmas),
    weights: weightsOf(spread),
  };
}
