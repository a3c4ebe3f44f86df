import type { Analysis } from "../facts/analysis.ts";
import { defineFact } from "../facts/fact.ts";
import { capitalized } from "../pattern/letter-case.ts";
import { opensSentence } from "../pattern/replace.ts";

const startsUpper = (text: string): boolean => /^[^\p{L}]*\p{Lu}/u.test(text);
const isShouted = (text: string): boolean => !/\p{Ll}/u.test(text) && (text.match(/\p{Lu}/gu)?.length ?? 0) > 1;
/** iPhone, eBay: no place gives them another capital. */
const hasOwnCase = (text: string): boolean => /^\p{Ll}+\p{Lu}/u.test(text);
const plain = (text: string): string => text.toLowerCase().replaceAll("’", "'");

const withCapital = (text: string): string => (hasOwnCase(text) ? text : capitalized(text));

/** Whether all letters of a paragraph are capitals, as in an old-fashioned heading. */
export const isAllCaps = defineFact({ id: "all-caps", needs: [], make: (_, { text }) => isShouted(text) });

/**
 * `suggestion` with the capitals that `original`, from token `first` on, has because of where it stands. `written` is
 * what the rule looks for: capitals its author wrote belong to the word, not to the place.
 */
export function inCase(a: Analysis, first: number, original: string, suggestion: string, written: string): string {
  const opens = opensSentence(a, first) || a.kind === "heading";
  const correction = plain(original) === plain(suggestion);
  if (original.replaceAll("’", "'") === written.trim() || correction)
    return opens && startsUpper(original) && !(isShouted(original) && correction)
      ? withCapital(suggestion)
      : suggestion;
  if (isShouted(original)) return suggestion.toUpperCase();
  return startsUpper(original) ? withCapital(suggestion) : suggestion;
}
