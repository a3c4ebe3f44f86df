import { type Dialect, dialects } from "../settings.ts";
import { dialectBit, longestWord } from "./encode-words.ts";
import { entryOf } from "./entry.ts";
import { dialectsOf } from "./knows.ts";
import { createRecent } from "./recent.ts";
import { isNearCommon, suggestions } from "./suggest.ts";
import { readWordTable } from "./word-table.ts";

/** The dictionary of English. Any string may be asked for; none makes it throw. */
export interface Lexicon {
  /** How many words it lists, names included. */
  readonly size: number;
  /** Whether a word is right as written. Apostrophes may be curly; possessives, compounds and numbers are understood. */
  knows(word: string, dialect: Dialect): boolean;
  /** Whether a word is right in any variety of English. */
  isWord(word: string): boolean;
  /** The dialects in which a word is right; empty for an unknown word. */
  dialectsOf(word: string): Dialect[];
  /** How common a listed word is: 0 for unseen or unlisted, 11 more for each doubling, at most 255 (“the”: about 245). */
  frequency(word: string): number;
  /** Whether a common word, or two run together, lie within so many slips. Much quicker than `suggest`. */
  isNearCommon(word: string, dialect: Dialect, slips: number): boolean;
  /** What an unknown word was probably meant to be, best first, at most `limit` (5). Empty for a word that is right. */
  suggest(word: string, dialect: Dialect, limit?: number): string[];
}

/** A paragraph is read again at every edit; its unknown words are looked for once. */
const remembered = 2000;

/** Opens the bytes made by `encodeWords`. They are read, never written, so threads may share them. */
export function openLexicon(bytes: Uint8Array): Lexicon {
  const table = readWordTable(bytes);
  const knows = (word: string, dialect: Dialect) => (dialectsOf(table, word) & dialectBit[dialect]) !== 0;
  const recent = createRecent<readonly string[]>(remembered);
  return {
    size: table.size,
    knows,
    isWord: (word) => dialectsOf(table, word) !== 0,
    dialectsOf(word) {
      const bits = dialectsOf(table, word);
      return dialects.filter((dialect) => bits & dialectBit[dialect]);
    },
    frequency: (word) => entryOf(table, word).frequency,
    isNearCommon: (word, dialect, slips) => isNearCommon(table, word, dialect, slips),
    suggest(word, dialect, limit = 5) {
      if (word.length > longestWord || knows(word, dialect)) return [];
      return [...recent.get(`${dialect} ${limit} ${word}`, () => suggestions(table, word, dialect, limit))];
    },
  };
}
