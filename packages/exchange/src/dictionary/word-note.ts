import type { DictionaryEntry } from "../table/dictionary-entry.ts";

// Two things word lists can say of a word have no member of their own. They are kept in the note, in these words.
const like = /^Inflected like “([^“”]+)”\.$/;
const hyphens = /^Hyphenated “([^“”]+)”\.$/;

/** Returns the note for a word that is inflected like another one. */
export const noteOfModel = (model: string): string => `Inflected like “${model}”.`;

/** Returns the note for a word with its hyphenation points, marked by `=`. */
export const noteOfHyphens = (marked: string): string => `Hyphenated “${marked}”.`;

/** Returns the word that this one is inflected like, or undefined if the note names none. */
export const modelOf = ({ Note }: DictionaryEntry): string | undefined => like.exec(Note)?.[1];

/** Returns the word with its hyphenation points, or undefined if the note has none for it. */
export function hyphensOf({ Word, Note }: DictionaryEntry): string | undefined {
  const marked = hyphens.exec(Note)?.[1];
  return marked?.replaceAll("=", "") === Word ? marked : undefined;
}
