import { classOf } from "./slip-costs.ts";

/** The number of bits by which a word that sounds like what was typed is likelier. */
export const soundBits = 4;

/** A letter with its neighbors; 0 where there is none. */
interface Place {
  readonly before: number;
  readonly next: number;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

const silent = 0;
const letter = (name: string): number => classOf(name);
const [a = 0, f, g, h, j, k, m, n, r, s, x] = [..."afghjkmnrsx"].map(letter);
const vowels = new Set([..."aeiouy"].map(letter));
const front = new Set([..."eiy"].map(letter));

/** The sounds of letters that are not always pronounced the same way. */
const heard = new Map<number, (place: Place) => number | undefined>([
  [letter("b"), ({ before, isLast }) => (before === m && isLast ? silent : undefined)],
  [letter("c"), ({ next }) => (next === k ? silent : next === h ? undefined : front.has(next) ? s : k)],
  [
    letter("g"),
    ({ next, isFirst }) => (next === h && !isFirst ? silent : next === n && isFirst ? silent : front.has(next) ? j : g),
  ],
  [letter("h"), ({ isFirst }) => (isFirst ? undefined : silent)],
  [letter("k"), ({ next, isFirst }) => (isFirst && next === n ? silent : undefined)],
  [letter("p"), ({ next, isFirst }) => (next === h ? f : isFirst && (next === s || next === n) ? silent : undefined)],
  [letter("q"), () => k],
  [letter("w"), ({ before, next, isFirst }) => (vowels.has(before) || (isFirst && next === r) ? silent : undefined)],
  [letter("x"), ({ isFirst }) => (isFirst ? s : x)],
  [letter("z"), () => s],
  [letter("e"), ({ isFirst, isLast }) => (isLast && !isFirst ? silent : a)],
]);

function soundOf(here: number, place: Place): number {
  const special = heard.get(here)?.(place);
  if (special !== undefined) return special;
  return vowels.has(here) ? a : here;
}

/**
 * A number that words of the same sound share: all vowels alike, doubled and unheard letters left out. Letters are
 * classes as in `slip-costs.ts`; only the first `length` count.
 */
export function soundKey(letters: Uint8Array, length: number): number {
  let hash = 0x811c9dc5;
  let last = silent;
  for (let at = 0; at < length; at++) {
    const isLast = at === length - 1;
    const place = {
      before: letters[at - 1] ?? 0,
      next: isLast ? 0 : (letters[at + 1] ?? 0),
      isFirst: at === 0,
      isLast,
    };
    const sound = soundOf(letters[at] ?? 0, place);
    if (sound === silent || sound === last) continue;
    last = sound;
    hash = Math.imul(hash ^ sound, 0x01000193);
  }
  return hash;
}
