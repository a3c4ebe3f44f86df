import { ownString } from "./own-string.ts";

/** As many different words as a novel has: with twice as many nothing is quicker, with half as many it takes a tenth longer. */
export const wordsOfANovel = 12_000;

/** What was found out about words, at most so many of them: a text says the same words again and again. */
export interface WordCache<T> {
  get(word: string): T | undefined;
  /** Keeps `value` and answers it. */
  set(word: string, value: T): T;
}

/**
 * A memory of at most `most` words. Full to the half it puts them aside; those that are asked for until the next half
 * is full stay, the others go.
 */
export function createMemory<T>(most: number): WordCache<T> {
  let recent = new Map<string, T>();
  let older = new Map<string, T>();
  const set = (word: string, value: T): T => {
    if (recent.size >= most / 2) {
      older = recent;
      recent = new Map();
    }
    recent.set(ownString(word), value);
    return value;
  };
  return {
    get(word) {
      const known = recent.get(word);
      if (known !== undefined) return known;
      const aside = older.get(word);
      return aside === undefined ? undefined : set(word, aside);
    },
    set,
  };
}

/** `work`, done once for each of the last words, at most `most`. It must answer something. */
export function remember<T extends NonNullable<unknown>>(most: number, work: (word: string) => T): (word: string) => T {
  const memory = createMemory<T>(most);
  return (word) => {
    const known = memory.get(word);
    if (known !== undefined) return known;
    // The answer may hold parts of the word.
    const own = ownString(word);
    return memory.set(own, work(own));
  };
}
