import { ownString } from "./own-string.ts";
import { createMemory, wordsOfANovel } from "./word-cache.ts";

/** A word as it is written: the same one for all places it stands in. */
export interface VocabularyEntry {
  readonly text: string;
  /** Lower case, curly apostrophes made straight, soft hyphens left out: what word lists are asked for. */
  readonly lower: string;
  /** What was found out about it, and by whom: written by `noted` alone. */
  readonly notes: unknown[];
}

/** Who finds something out about words. One answer of each kind is kept with a word. */
const finders = {
  tags: 0,
  spelling: 2,
  surroundings: 4,
  confusions: 6,
  phrases: 8,
  rules: 10,
  hyphens: 12,
  pairs: 14,
  patterns: 16,
  syllables: 18,
} as const;

/** Lower case, straight apostrophes, plain hyphens, no soft hyphens. */
export const folded = (text: string): string =>
  /[’\u00AD‑\u200C\u200D]/.test(text)
    ? text
        .toLowerCase()
        .replaceAll("’", "'")
        .replaceAll("‑", "-")
        .replace(/[\u00AD\u200C\u200D]/g, "")
    : text.toLowerCase();

const newEntry = (text: string, lower = folded(text)): VocabularyEntry => ({
  text,
  lower,
  notes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
});

/** Most words of a text are among so many, in sets of two. With four times as many a thread holds 15 MB more and reads 4 % faster. */
const places = 2 ** 13;
const kept: (VocabularyEntry | undefined)[] = Array.from({ length: places });

function isAt({ text: word }: VocabularyEntry, text: string, start: number): boolean {
  for (let i = 0; i < word.length; i++) if (word.charCodeAt(i) !== text.charCodeAt(start + i)) return false;
  return true;
}

/**
 * The entry of the word from `start` to `end` of a text. Those of the last words are kept: in a set of two the one that
 * was asked for last stands first, the other one goes when a third comes.
 */
export function entryAt(text: string, start: number, end: number): VocabularyEntry {
  let hash = 0;
  for (let i = start; i < end; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  const place = (hash ^ (hash >>> 15)) & (places - 2);
  const first = kept[place];
  if (first?.text.length === end - start && isAt(first, text, start)) return first;
  const second = kept[place + 1];
  const isKnown = second?.text.length === end - start && isAt(second, text, start);
  const found = isKnown ? (second as VocabularyEntry) : newEntry(ownString(text.slice(start, end)));
  kept[place + 1] = first;
  kept[place] = found;
  return found;
}

/** The entry of a word. */
export const entryOf = (word: string): VocabularyEntry => entryAt(word, 0, word.length);

/** The entry of something longer than any word: no list has it, and it is not kept. */
export const entryOfMonster = (text: string): VocabularyEntry => newEntry(text, "");

/** A way to find things out about words that remembers them. */
export type Keep = <T extends object>(find: (entry: VocabularyEntry) => T) => (entry: VocabularyEntry) => T;

/** The plain way: in a memory of one's own, by the word in lower case. */
export const inMemory: Keep = <T extends object>(find: (entry: VocabularyEntry) => T) => {
  const memory = createMemory<T>(wordsOfANovel);
  return (entry) => memory.get(entry.lower) ?? memory.set(entry.lower, find(entry));
};

/**
 * `find`, done once for each word: what it finds is noted with the word, where it costs least to look. Of two who find
 * things of one kind the last one’s answer stays.
 */
export function noted<T>(
  kind: keyof typeof finders,
  find: (entry: VocabularyEntry) => T,
): (entry: VocabularyEntry) => T {
  const place = finders[kind];
  return (entry) => {
    const { notes } = entry;
    if (notes[place] === find) return notes[place + 1] as T;
    const found = find(entry);
    notes[place] = find;
    notes[place + 1] = found;
    return found;
  };
}
