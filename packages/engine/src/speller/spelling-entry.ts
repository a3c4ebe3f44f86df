import { longestWord, rudeBit } from "./encode-words.ts";
import { caseFits } from "./word-case.ts";
import { encodeInto, findWord, repeatsKey, type WordTable, wordAt } from "./word-table.ts";

/** What the dictionary says about a spelling, with case. */
export interface SpellingEntry {
  /** The varieties in which it is correct, as bits of `dialectBit`; 0 if it is not an entry. */
  readonly dialects: number;
  readonly frequency: number;
  readonly rude: boolean;
}

const noEntry: SpellingEntry = { dialects: 0, frequency: 0, rude: false };
const codes = new Uint8Array(longestWord);

/** Returns the entry of exactly this word, without rules. A lowercase entry also matches title case and capitals. */
export function entryOf(table: WordTable, word: string): SpellingEntry {
  const length = encodeInto(table, word, codes);
  const first = findWord(table, codes, length);
  if (first < 0) return noEntry;
  let dialects = 0;
  let frequency = 0;
  let rude = false;
  for (let i = first; i === first || repeatsKey(table, i, length); i++) {
    if (!fits(table, word, i, length)) continue;
    const flags = table.flags[i] ?? 0;
    dialects |= flags & 15;
    frequency = Math.max(frequency, table.frequencies[i] ?? 0);
    rude ||= (flags & rudeBit) !== 0;
  }
  return dialects === 0 ? noEntry : { dialects, frequency, rude };
}

/** Returns the varieties of the entry as bits without allocating, because nearly every word of a text is looked up. */
export function entryDialects(table: WordTable, word: string): number {
  const length = encodeInto(table, word, codes);
  const first = findWord(table, codes, length);
  if (first < 0) return 0;
  let dialects = 0;
  for (let i = first; i === first || repeatsKey(table, i, length); i++)
    if (fits(table, word, i, length)) dialects |= (table.flags[i] ?? 0) & 15;
  return dialects;
}

/** Returns whether a text may write entry `index` as in `codes`. The letters nearly always decide immediately. */
function fits(table: WordTable, word: string, index: number, length: number): boolean {
  const { text, letters } = table;
  const at = (table.base[length] ?? 0) + (index - (table.first[length] ?? 0)) * length;
  let k = length - 1;
  while (k > 0 && text[at + k] === codes[k]) k--;
  if (k === 0) {
    const own = text[at] ?? 0;
    if (own === codes[0]) return true;
    // A capital may replace a lowercase first letter, but not the reverse.
    if (length > 1) return letters.lower[own] === own;
  }
  return caseFits(word.replace(/[\u2018\u2019\u02bc]/g, "'"), wordAt(table, index, length));
}
