import type { Form } from "./form.ts";
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

/** Writes the keys of what mostly decides about piece `at`; answers how many there are. */
export function likelyFeatures(forms: readonly Form[], at: number, left: Left, keys: Int32Array): number {
  const here = forms[at] ?? outside;
  const after = forms[at + 1] ?? outside;
  const { last } = left;
  keys[0] = keyOf(mix(here.word, 1));
  keys[1] = keyOf(mix(mix(shapeAt(here, at), here.class), 2));
  keys[2] = keyOf(mix(mix(last, here.word), 5));
  keys[3] = keyOf(mix((forms[at - 1] ?? outside).word, 7));
  keys[4] = keyOf(mix(after.word, 8));
  keys[5] = keyOf(mix(mix(after.class, here.class), 9));
  keys[6] = keyOf(mix(mix(here.word, after.class), 14));
  keys[7] = keyOf(mix(mix(mix(last, here.class), after.class), 18));
  return 8;
}

/** At the start of a sentence a capital says nothing. */
const shapeAt = (form: Form, at: number): number => (at === 0 ? form.shape + 64 : form.shape);

/** Writes the keys of all else that is known of piece `at` from `keys[n]` on; answers where they end. */
export function otherFeatures(forms: readonly Form[], at: number, left: Left, keys: Int32Array, from: number): number {
  const here = forms[at] ?? outside;
  const before = forms[at - 1] ?? outside;
  const after = forms[at + 1] ?? outside;
  const later = forms[at + 2] ?? outside;
  const { last, beforeLast, verb, since } = left;
  const { word } = here;
  const shape = shapeAt(here, at);
  let n = from;
  const put = (kind: number, hash: number): void => {
    keys[n++] = keyOf(mix(hash, kind));
  };
  put(3, mix(word, shape));
  put(4, mix(last, beforeLast));
  put(6, mix(last, here.class));
  put(10, mix(after.class, later.class));
  put(11, mix(last, after.class));
  put(12, mix(word, before.word));
  put(13, mix(word, after.word));
  put(15, mix(mix(last, beforeLast), here.class));
  put(16, mix(mix(verb, since), here.class));
  put(17, mix(mix(verb, last), here.class));
  put(19, mix(forms[at - 2]?.word ?? 0, word));
  put(20, mix(later.word, here.class));
  put(21, mix(mix(before.word, here.class), after.word));
  if (!here.known) {
    put(22, here.end2);
    put(23, mix(here.end3, shape));
    put(24, mix(here.end4, shape));
    put(25, mix(here.start3, here.end2));
    put(26, mix(here.end3, last));
    put(27, mix(mix(here.end2, shape), after.class));
  }
  return n;
}
