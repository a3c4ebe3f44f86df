import { type Dialect, dialects } from "../settings/settings.ts";
import { noted, type VocabularyEntry } from "../text/vocabulary.ts";
import { createMemory, remember, wordsOfANovel } from "../text/word-cache.ts";
import { dialectBit, longestWord } from "./encode-words.ts";
import { dialectsOf, everywhere } from "./knows.ts";
import { entryOf } from "./spelling-entry.ts";
import { isNearCommon, suggestions } from "./suggest.ts";
import { type SpreadWords, spreadWords, wordTableOf } from "./word-table.ts";

/** The dictionary of English. Lookups accept any string and never throw. */
export interface Lexicon {
  /** The number of words, names included. */
  readonly size: number;
  /** Returns whether a word is correct as written. Accepts curly apostrophes, possessives, compounds, and numbers. */
  knows(word: string, dialect: Dialect): boolean;
  /** Returns whether a word is correct in any variety of English. */
  isWord(word: string): boolean;
  /** The same for a word of an analyzed text, and much faster. `isLocal` returns whether it is correct in some varieties only. */
  isKnown(entry: VocabularyEntry): boolean;
  isLocal(entry: VocabularyEntry): boolean;
  /** Returns the varieties in which a word is correct; empty for an unknown word. */
  dialectsOf(word: string): Dialect[];
  /** Returns how common a word is: 0 for an unlisted word, 11 more for each doubling, at most 255 (“the”: about 245). */
  frequency(word: string): number;
  /** Returns whether a common word, or two run together, are at most `slips` edits away. Much faster than `suggest`. */
  isNearCommon(word: string, dialect: Dialect, slips: number): boolean;
  /** Returns spelling suggestions for a word, best first, at most `limit` (5). Empty for a correct word. */
  suggest(word: string, dialect: Dialect, limit?: number): string[];
}

/** A paragraph is read again at every edit, but its unknown words are looked up once. */
const remembered = 2000;

/**
 * Opens the bytes that `encodeWords` returned. They are only read, so threads may share them.
 * @example
 * const lexicon = openLexicon(await readLexicon());
 * lexicon.knows("colour", "en-GB"); // true
 */
export const openLexicon = (bytes: Uint8Array): Lexicon => lexiconOf(spreadWords(bytes));

/** Opens a word list that was decoded before, perhaps by another thread. */
export function lexiconOf(words: SpreadWords): Lexicon {
  const table = wordTableOf(words);
  const knownBits = remember(wordsOfANovel, (word) => dialectsOf(table, word));
  const bitsOf = (word: string) => (word.length <= longestWord ? knownBits(word) : dialectsOf(table, word));
  const bitsNoted = noted("spelling", ({ text }) => dialectsOf(table, text));
  const knows = (word: string, dialect: Dialect) => (bitsOf(word) & dialectBit[dialect]) !== 0;
  const suggested = createMemory<readonly string[]>(remembered);
  const near = createMemory<boolean>(remembered);
  return {
    size: table.size,
    knows,
    isWord: (word) => bitsOf(word) !== 0,
    isKnown: (entry) => bitsNoted(entry) !== 0,
    isLocal: (entry) => bitsNoted(entry) !== 0 && bitsNoted(entry) !== everywhere,
    dialectsOf(word) {
      const bits = bitsOf(word);
      return dialects.filter((dialect) => bits & dialectBit[dialect]);
    },
    frequency: (word) => entryOf(table, word).frequency,
    isNearCommon(word, dialect, slips) {
      const key = `${dialect} ${slips} ${word}`;
      return near.get(key) ?? near.set(key, isNearCommon(table, word, dialect, slips));
    },
    suggest(word, dialect, limit = 5) {
      if (word.length > longestWord || knows(word, dialect)) return [];
      const key = `${dialect} ${limit} ${word}`;
      return [...(suggested.get(key) ?? suggested.set(key, suggestions(table, word, dialect, limit)))];
    },
  };
}
