import type { Dialect } from "../settings/settings.ts";
import { dialectBit } from "./encode-words.ts";
import { entryOf } from "./spelling-entry.ts";
import type { WordTable } from "./word-table.ts";

/** A word that may have been meant, and how likely that is: bits, the more the better. */
export interface Candidate {
  readonly text: string;
  readonly score: number;
}

/** The total of all words on the frequency scale, in bits. */
const allWords = 26.6;
/** The cost of a missing space in bits; it is forgotten most often after a function word: alot, infact. */
const missingSpace = 6;
const missingSpaceBehindSmallWord = 1;
/** About as common as “on”. */
const functionWord = 205;
/** Words of two letters must be about as common as “so” to be a part. */
const shortIsCommon = 185;
const isCommon = 120;

/** Two words run together: alot → a lot. Both must be common, the shorter the more so. */
export function splits(table: WordTable, typed: string, dialect: Dialect): Candidate[] {
  const found: Candidate[] = [];
  if (typed.length < 4 || typed.includes("'") || typed.includes("-")) return found;
  const wanted = dialectBit[dialect];
  for (let at = 1; at < typed.length; at++) {
    const left = part(table, typed.slice(0, at), wanted);
    const right = left > 0 ? part(table, typed.slice(at).toLowerCase(), wanted) : 0;
    if (right === 0) continue;
    const score =
      left / 11 + right / 11 - allWords - (left >= functionWord ? missingSpaceBehindSmallWord : missingSpace);
    found.push({ text: `${typed.slice(0, at)} ${typed.slice(at)}`, score });
  }
  return found;
}

/** Returns the frequency of one half, or 0 if it is not a word. */
function part(table: WordTable, half: string, wanted: number): number {
  const { frequency, dialects, rude } = entryOf(table, half);
  if ((dialects & wanted) === 0 || rude) return 0;
  if (half.length === 1) return half === "a" || half === "I" || half === "A" ? frequency : 0;
  return frequency >= (half.length === 2 ? shortIsCommon : isCommon) ? frequency : 0;
}
