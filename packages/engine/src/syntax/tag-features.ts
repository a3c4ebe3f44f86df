import type { WordShape } from "./form.ts";
import { outside } from "./form.ts";
import { mix } from "./hash.ts";
import { keyOf } from "./weights.ts";

/** The most features a piece has. */
export const mostTagFeatures = 32;

/** What the features see of the labels that were given: -1 before the sentence. */
export interface Left {
  /** Labels of the piece before, and of the one before that. */
  readonly last: number;
  readonly beforeLast: number;
  /** The label of the last verb, modal or “to” of the sentence, and how many pieces ago it was, three at the most. */
  readonly verb: number;
  readonly since: number;
}

/** At the start of a sentence a capital says nothing. */
const shapeOf = (form: WordShape, isFirst: boolean): number => (isFirst ? form.shape + 64 : form.shape);

/** The keys of what a word by itself says of itself, of the word before and of the word behind. */
export const wordKey = ({ word }: WordShape): number => keyOf(mix(word, 1));
export const lookKey = (form: WordShape, isFirst: boolean): number =>
  keyOf(mix(mix(shapeOf(form, isFirst), form.class), 2));
export const writtenKey = (form: WordShape, isFirst: boolean): number =>
  keyOf(mix(mix(form.word, shapeOf(form, isFirst)), 3));
export const behindKey = ({ word }: WordShape): number => keyOf(mix(word, 7));
export const beforeKey = ({ word }: WordShape): number => keyOf(mix(word, 8));

/** The keys of what the endings of a word that is not known say of it. */
export function endingKeys(form: WordShape, isFirst: boolean): number[] {
  const shape = shapeOf(form, isFirst);
  return [
    mix(form.end2, 22),
    mix(mix(form.end3, shape), 23),
    mix(mix(form.end4, shape), 24),
    mix(mix(form.start3, form.end2), 25),
  ].map(keyOf);
}

/** Writes the keys of what, beside the words by themselves, mostly decides about piece `at`; answers how many there are. */
export function likelyFeatures(forms: readonly WordShape[], at: number, { last }: Left, keys: Int32Array): number {
  const here = forms[at] ?? outside;
  const after = forms[at + 1] ?? outside;
  keys[0] = keyOf(mix(mix(last, here.word), 5));
  keys[1] = keyOf(mix(mix(after.class, here.class), 9));
  keys[2] = keyOf(mix(mix(here.word, after.class), 14));
  keys[3] = keyOf(mix(mix(mix(last, here.class), after.class), 18));
  return 4;
}

/** So many of all else mostly tell what the rest of it would, too. */
export const otherLikely = 6;

/** Writes the keys of all else that is known of piece `at` from `keys[from]` on; answers where they end. */
export function otherFeatures(
  forms: readonly WordShape[],
  at: number,
  left: Left,
  keys: Int32Array,
  from: number,
): number {
  const here = forms[at] ?? outside;
  const before = forms[at - 1] ?? outside;
  const after = forms[at + 1] ?? outside;
  const later = forms[at + 2] ?? outside;
  const { last, beforeLast, verb, since } = left;
  const { word } = here;
  let n = from;
  const put = (kind: number, hash: number): void => {
    keys[n++] = keyOf(mix(hash, kind));
  };
  put(15, mix(mix(last, beforeLast), here.class));
  put(12, mix(word, before.word));
  put(13, mix(word, after.word));
  put(6, mix(last, here.class));
  put(17, mix(mix(verb, last), here.class));
  put(21, mix(mix(before.word, here.class), after.word));
  put(4, mix(last, beforeLast));
  put(10, mix(after.class, later.class));
  put(11, mix(last, after.class));
  put(16, mix(mix(verb, since), here.class));
  put(19, mix(forms[at - 2]?.word ?? 0, word));
  put(20, mix(later.word, here.class));
  if (!here.known) {
    put(26, mix(here.end3, last));
    put(27, mix(mix(here.end2, shapeOf(here, at === 0)), after.class));
  }
  return n;
}

/** Writes the keys of everything that is known of piece `at`; answers how many there are. What a tagger is learnt with. */
export function allFeatures(forms: readonly WordShape[], at: number, left: Left, keys: Int32Array): number {
  const here = forms[at] ?? outside;
  const own = [wordKey(here), lookKey(here, at === 0), writtenKey(here, at === 0)];
  if (!here.known) own.push(...endingKeys(here, at === 0));
  own.push(behindKey(forms[at - 1] ?? outside), beforeKey(forms[at + 1] ?? outside));
  let n = otherFeatures(forms, at, left, keys, likelyFeatures(forms, at, left, keys));
  for (const key of own) keys[n++] = key;
  return n;
}
