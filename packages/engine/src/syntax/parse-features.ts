import type { ArcEager } from "./arc-eager.ts";
import { mix } from "./hash.ts";
import { keyOf } from "./weights.ts";

/** The most features a state has. */
export const mostParseFeatures = 24;

/** What is known of a sentence's pieces: hashes of their words, their tags as numbers. */
export interface SentenceFeatures {
  readonly words: ArrayLike<number>;
  readonly tags: ArrayLike<number>;
}

const distance = (apart: number): number => (apart < 5 ? apart : apart < 8 ? 5 : apart < 12 ? 6 : 7);

/**
 * Writes the keys of all that decides what to do next; answers how many there are. After Zhang and Nivre 2011,
 * “Transition-based dependency parsing with rich non-local features”.
 */
export function parseFeatures({ words, tags }: SentenceFeatures, state: ArcEager, keys: Int32Array): number {
  const word = (at: number): number => (at < 0 || at >= state.size ? 0 : (words[at] as number));
  const tag = (at: number): number => (at < 0 || at >= state.size ? 255 : (tags[at] as number));
  const { heads, labels, first, last, behind } = state;
  const of = (list: Int32Array, at: number): number => (at < 0 || at >= state.size ? -1 : (list[at] as number));
  const label = (at: number): number => (at < 0 ? 99 : (labels[at] as number));

  const s = state.top();
  const n = state.next;
  const sw = word(s);
  const st = tag(s);
  const nw = word(n);
  const nt = tag(n);
  const n1t = tag(n + 1);
  const n2t = tag(n + 2);
  const sh = of(heads, s);
  const sl = of(first, s);
  const sr = of(last, s);
  const nl = of(first, n);
  const s1 = state.top(1);
  const apart = s < 0 ? 9 : distance(n - s);
  const swt = mix(sw, st);
  const nwt = mix(nw, nt);
  const snt = mix(st, nt);
  const labelled = s < 0 ? 98 : sh < 0 ? 97 : (labels[s] as number);
  let count = 0;
  const put = (kind: number, hash: number): void => {
    keys[count++] = keyOf(mix(hash, kind));
  };
  put(100, swt);
  put(101, mix(st, labelled));
  put(102, nwt);
  put(104, mix(word(n + 1), n1t));
  put(105, mix(swt, nwt));
  put(106, mix(swt, nt));
  put(107, mix(st, nwt));
  put(112, mix(snt, n1t));
  put(113, mix(mix(snt, n1t), n2t));
  put(114, mix(mix(st, tag(sh)), nt));
  put(116, mix(mix(st, tag(sr)), nt));
  put(117, mix(snt, tag(nl)));
  put(120, mix(snt, apart));
  put(121, mix(mix(st, of(behind, s)), nt));
  put(124, mix(mix(word(sh), labelled), nt));
  put(126, mix(mix(st, label(sl)), label(sr)));
  put(128, mix(mix(tag(sr), label(sr)), snt));
  put(130, mix(mix(tag(s1), st), nt));
  put(132, mix(swt, n1t));
  put(134, mix(mix(labelled, snt), n1t));
  put(136, mix(mix(tag(s - 1), st), nt));
  return count;
}
