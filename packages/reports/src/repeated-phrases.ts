import { type FlatWords, flatWords } from "./flat-words.ts";
import type { Reading } from "./reading.ts";

/** Words that come again in the same order. */
export interface RepeatedPhrase {
  /** As they are written, in lower case. */
  readonly words: string;
  /** How many words. */
  readonly length: number;
  /** Index of the first word each time, in text order, at least two. */
  readonly at: readonly number[];
}

const longest = 6;
const known = new WeakMap<Reading, readonly RepeatedPhrase[]>();

/**
 * Phrases of two to six words that come twice or more, within sentences. Two of their words carry meaning, the last one among
 * them, and not all of those are names. One inside a longer one that comes as often is left to it.
 */
export function repeatedPhrases(reading: Reading): readonly RepeatedPhrase[] {
  const kept = known.get(reading);
  if (kept) return kept;
  const made = repeatedIn(flatWords(reading));
  known.set(reading, made);
  return made;
}

/** Phrases of one length: which one begins at each word (-1: none that comes again), and where each does. */
interface Level {
  readonly begins: Int32Array;
  readonly places: readonly (readonly number[])[];
}

/** Where things are met; most are met once, and need no list. */
function meetings(most: number) {
  const numbers = new Map<number, number>();
  const firsts = new Int32Array(most);
  const again = new Map<number, number[]>();
  return {
    meet(key: number, at: number): void {
      const number = numbers.get(key);
      if (number === undefined) {
        firsts[numbers.size] = at;
        numbers.set(key, numbers.size);
        return;
      }
      const places = again.get(number);
      if (places) places.push(at);
      else again.set(number, [firsts[number] ?? 0, at]);
    },
    again: (): readonly (readonly number[])[] => [...again.values()],
  };
}

/** A phrase comes again only where both its beginning and its end do: each length is looked for among the one before. */
function longer(flat: FlatWords, { begins }: Level, length: number): Level {
  const { ids, sentenceEnds, different, count } = flat;
  const own = new Int32Array(count).fill(-1);
  const met = meetings(count);
  for (let at = 0; at + length <= count; at++) {
    const first = begins[at] ?? -1;
    if (first < 0 || (begins[at + 1] ?? -1) < 0 || at + length > (sentenceEnds[at] ?? 0)) continue;
    met.meet(first * different + (ids[at + length - 1] ?? 0), at);
  }
  const places = met.again();
  for (const [number, each] of places.entries()) for (const at of each) own[at] = number;
  return { begins: own, places };
}

function repeatedIn(flat: FlatWords): RepeatedPhrase[] {
  const levels: Level[] = [{ begins: flat.ids, places: [] }];
  for (let length = 2; length <= longest; length++) levels.push(longer(flat, levels.at(-1) as Level, length));
  let covered: ReadonlySet<number> = new Set();
  return levels
    .slice(1)
    .map((level, i) => ({ level, below: levels[i] as Level, length: i + 2 }))
    .reverse()
    .flatMap(({ level: { places }, below, length }) => {
      const told = places.map((at) => carries(flat, at[0] ?? 0, length));
      const before = covered;
      covered = new Set(places.flatMap((at, i) => (told[i] || before.has(i) ? innerOf(at, below) : [])));
      return places.flatMap((at, i) =>
        told[i] && !before.has(i) ? [{ words: phraseAt(flat, at[0] ?? 0, length), length, at }] : [],
      );
    });
}

/** The two phrases one word shorter, where they come no more often. */
function innerOf(at: readonly number[], { begins, places }: Level): number[] {
  const [first = 0] = at;
  return [begins[first] ?? -1, begins[first + 1] ?? -1].filter((inner) => places[inner]?.length === at.length);
}

function carries({ weights }: FlatWords, first: number, length: number): boolean {
  if ((weights[first + length - 1] ?? 0) === 0) return false;
  const heavy = weights.subarray(first, first + length).filter((weight) => weight > 0);
  return heavy.length > 1 && heavy.includes(1);
}

const phraseAt = (flat: FlatWords, first: number, length: number): string =>
  Array.from({ length }, (_, i) => flat.wordAt(first + i).lower).join(" ");
