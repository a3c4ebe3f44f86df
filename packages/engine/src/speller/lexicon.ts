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

/** More different words than a long novel has. */
const mostWords = 40_000;

/** A text says the same words again and again: what was found out about a word is kept. */
function rememberBits(find: (word: string) => number): (word: string) => number {
  const known = new Map<string, number>();
  return (word) => {
    const bits = known.get(word);
    if (bits !== undefined) return bits;
    const found = find(word);
    if (known.size >= mostWords) known.clear();
    if (word.length <= longestWord) known.set(word, found);
    return found;
  };
}

/** Opens the bytes made by `encodeWords`. They are read, never written, so threads may share them. */
export function openLexicon(bytes: Uint8Array): Lexicon {
  const table = readWordTable(bytes);
  const bitsOf = rememberBits((word) => dialectsOf(table, word));
  const knows = (word: string, dialect: Dialect) => (bitsOf(word) & dialectBit[dialect]) !== 0;
  const recent = createRecent<readonly string[]>(remembered);
  const near = createRecent<boolean>(remembered);
  return {
    size: table.size,
    knows,
    isWord: (word) => bitsOf(word) !== 0,
    dialectsOf(word) {
      const bits = bitsOf(word);
      return dialects.filter((dialect) => bits & dialectBit[dialect]);
    },
    frequency: (word) => entryOf(table, word).frequency,
    isNearCommon: (word, dialect, slips) =>
      near.get(`${dialect} ${slips} ${word}`, () => isNearCommon(table, word, dialect, slips)),
    suggest(word, dialect, limit = 5) {
      if (word.length > longestWord || knows(word, dialect)) return [];
      return [...recent.get(`${dialect} ${limit} ${word}`, () => suggestions(table, word, dialect, limit))];
    },
  };
}
