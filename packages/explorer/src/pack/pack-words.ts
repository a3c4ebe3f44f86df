import { letterKey } from "../letter-key.ts";
import { encodeRows } from "../number-rows.ts";
import { encodeStrings } from "../strings.ts";
import { compareKeys } from "../word-key.ts";
import type { PackedWord } from "./gather-words.ts";

/** The number of a word by its key. */
export type Ids = ReadonlyMap<string, number>;

/** The words themselves, the words irregular forms belong to, and the words ordered by their letters. */
export function packWords(words: readonly PackedWord[], ids: Ids, irregular: ReadonlyMap<string, readonly string[]>) {
  return {
    words: encodeStrings(words.map(({ text }) => text)),
    flags: Uint8Array.from(words, ({ flags }) => flags),
    frequencies: Uint8Array.from(words, ({ frequency }) => frequency),
    irregular: encodeRows(words.map(({ key }) => (irregular.get(key) ?? []).flatMap((lemma) => ids.get(lemma) ?? []))),
    byLetters: words
      .map(({ key, text }, id) => ({ id, text, letters: letterKey(key) }))
      .filter(({ text }) => /^[a-z]{2,20}$/.test(text))
      .sort((a, b) => compareKeys(a.letters, b.letters))
      .map(({ id }) => id),
  };
}
