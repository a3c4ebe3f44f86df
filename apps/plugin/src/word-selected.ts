/** A word in a text; `end` is exclusive. UTF-16 code units. */
export interface WordSelection {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

/** Longer ones are no words. */
const longest = 60;

/**
 * The word that a double click has selected in a text when its selection ends here: some systems take the gap behind a word along.
 * Undefined where there is none.
 */
export function wordSelected(text: string, at: number): WordSelection | undefined {
  const before = text.slice(0, at).trimEnd();
  const word = /[\p{L}\p{M}'’-]+$/u.exec(before.slice(-longest - 1))?.[0] ?? "";
  if (word.length > longest || !/\p{L}/u.test(word)) return undefined;
  return { word, start: before.length - word.length, end: before.length };
}
