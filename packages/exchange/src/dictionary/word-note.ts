import type { DictionaryEntry } from "../table/dictionary-entry.ts";

// Two things word lists can say of a word have no member of their own. They are kept in the note, in these words.
const like = /^Inflected like “([^“”]+)”\.$/;
const hyphens = /^Hyphenated “([^“”]+)”\.$/;

/** The note for a word that takes the endings of another. */
export const noteOfModel = (model: string): string => `Inflected like “${model}”.`;

/** The note for a word with its places to divide it, marked by `=`. */
export const noteOfHyphens = (marked: string): string => `Hyphenated “${marked}”.`;

/** The word whose endings this one takes; undefined when the note says nothing of it. */
export const modelOf = ({ Note }: DictionaryEntry): string | undefined => like.exec(Note)?.[1];

/** The word with its places to divide it; undefined when the note says nothing of this word. */
export function hyphensOf({ Word, Note }: DictionaryEntry): string | undefined {
  const marked = hyphens.exec(Note)?.[1];
  return marked?.replaceAll("=", "") === Word ? marked : undefined;
}
