import { contentWords } from "../content-words.ts";
import { encodeRows, steps } from "../number-rows.ts";
import { wordFlags } from "../word-flags.ts";
import type { PackedWord } from "./gather-words.ts";
import type { Ids } from "./pack-words.ts";

/** For each word the phrases it stands in, in any form; names of several words are left out. */
export function packPhrases(words: readonly PackedWord[], ids: Ids, canonical: (word: string) => string) {
  const rows: number[][] = Array.from({ length: words.length }, () => []);
  for (const [phrase, { key, flags }] of words.entries()) {
    if (!key.includes(" ") || (flags & wordFlags.name) !== 0) continue;
    const parts = contentWords(key).flatMap((word) => [ids.get(word) ?? -1, ids.get(canonical(word)) ?? -1]);
    for (const part of new Set(parts)) rows[part]?.push(phrase);
  }
  return encodeRows(rows.map(steps));
}
