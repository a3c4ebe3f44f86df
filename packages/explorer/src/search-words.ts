import type { Book } from "./book.ts";
import { phraseKind } from "./sections/idioms.ts";
import { isOffered } from "./subject.ts";
import { wordKey } from "./word-key.ts";

/** A word somebody may be typing. */
export interface Suggestion {
  readonly text: string;
  readonly kind: "word" | "phrase" | "idiom";
}

const most = 10;
/** One letter changed in something longer is a slip nobody makes alone. */
const longestFuzzy = 24;
const letters = [..."abcdefghijklmnopqrstuvwxyz' -"];

/**
 * Up to ten words: that itself, those that begin so, the commonest first, then those one letter away. Rude words only
 * when they are written out.
 */
export function searchWords(book: Book, query: string): Suggestion[] {
  const key = wordKey(query);
  if (key === "") return [];
  const own = book.find(key);
  const found = own >= 0 ? [own] : [];
  found.push(...commonest(book, beginning(book, key), most));
  if (new Set(found).size < most) found.push(...commonest(book, oneAway(book, key), most));
  return [...new Set(found)].slice(0, most).map((word) => ({ text: book.text(word), kind: kindOf(book, word) }));
}

function beginning(book: Book, key: string): number[] {
  const [start, end] = book.beginningWith(key);
  return Array.from({ length: end - start }, (_, i) => start + i);
}

/** Words before phrases before names of the same frequency. */
function commonest(book: Book, words: readonly number[], count: number): number[] {
  const offered = words.filter((word) => isOffered(book, word));
  return offered.sort((a, b) => book.frequency(b) - book.frequency(a) || a - b).slice(0, count);
}

/** Words that differ by one letter left out, put in, changed, or two swapped. */
function oneAway(book: Book, key: string): number[] {
  if (key.length < 3 || key.length > longestFuzzy) return [];
  const edits = new Set<string>();
  for (let at = 0; at <= key.length; at++) {
    const before = key.slice(0, at);
    const behind = key.slice(at + 1);
    edits.add(before + behind);
    edits.add(before + key.charAt(at + 1) + key.charAt(at) + key.slice(at + 2));
    for (const letter of letters) {
      edits.add(before + letter + behind);
      edits.add(before + letter + key.slice(at));
    }
  }
  return [...edits].map((edit) => (edit.length > 1 ? book.find(edit) : -1)).filter((word) => word >= 0);
}

function kindOf(book: Book, word: number): Suggestion["kind"] {
  if (!book.text(word).includes(" ")) return "word";
  return phraseKind(book, word) === "phrase" ? "phrase" : "idiom";
}
