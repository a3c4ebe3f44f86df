import type { Book } from "./book.ts";
import { lemmasWith } from "./canonical.ts";
import { wordKey } from "./word-key.ts";

/** What somebody looked up. */
export interface Subject {
  /** As it is looked up: lower case, single blanks. */
  readonly key: string;
  /** The number of the word itself, -1 when it is none. */
  readonly own: number;
  /** The word whose meanings count: itself, or the one it is a form of; -1 for neither. */
  readonly word: number;
  /** The words it is a form of. */
  readonly lemmas: readonly number[];
  /** A sentence it stands in, or an empty text. */
  readonly context: string;
}

/** Finds out what was looked up. */
export function subjectOf(book: Book, text: string, context: string): Subject {
  const key = wordKey(text);
  const own = book.find(key);
  const found = formsOf(book)(key).map((lemma) => book.find(lemma));
  const lemmas = found.filter((lemma) => lemma >= 0 && lemma !== own);
  const word = own >= 0 && isEntry(book, own) ? own : (lemmas.find((lemma) => isEntry(book, lemma)) ?? own);
  return { key, own, word, lemmas, context };
}

/** The words a word may be a form of, likeliest first. */
export function lemmasOf(book: Book): (word: string) => string[] {
  return lemmasWith({
    irregular: (form) => book.rows.irregular(book.find(form)).map((lemma) => book.key(lemma)),
    isPart: (word, parts) => {
      const found = book.find(word);
      return found >= 0 && book.senses(found).some(({ synset }) => parts.includes(book.partOf(synset)));
    },
  });
}

/** The same for phrases too: “kicked the bucket” → “kick the bucket”, “apple of my eye” → “apple of one's eye”. */
function formsOf(book: Book): (key: string) => string[] {
  const lemmas = lemmasOf(book);
  return (key) => {
    const words = key.split(" ");
    if (words.length < 2) return lemmas(key);
    // Longer ones are questions, not phrases.
    if (words.length > 10) return [];
    const changed = words.flatMap((word, at) => {
      const others = /^(?:my|your|his|her|our|their)$/.test(word) ? ["one's", "someone's"] : lemmas(word);
      return others.map((other) => words.with(at, other).join(" "));
    });
    return changed.filter((phrase) => isEntry(book, book.find(phrase)));
  };
}

/** Whether there is something to say about what a word means. */
function isEntry(book: Book, word: number): boolean {
  return book.has(word, "meant") || book.has(word, "idiom") || book.has(word, "cliche");
}

/** Whether a word may be offered: rude ones are answered when asked for and never suggested. */
export const isOffered = (book: Book, word: number): boolean => !book.has(word, "rude");

/** How common a word is, 0 to 100. */
export const commonness = (book: Book, word: number): number => Math.round((book.frequency(word) / 255) * 100);
