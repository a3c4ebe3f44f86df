/** The case of a word: `english`, `English`, `ENGLISH`, or anything else. */
type WordCase = "lower" | "title" | "upper" | "mixed";

/** Returns the case of a word. A single capital counts as title case; a word without letters is lowercase. */
export function caseOf(word: string): WordCase {
  if (word === word.toLowerCase()) return "lower";
  const head = firstLetter(word);
  if (head + word.slice(head.length).toLowerCase() === word && head === head.toUpperCase()) return "title";
  return word === word.toUpperCase() ? "upper" : "mixed";
}

/** Returns whether a text may write a dictionary word this way: capitals may be added but not removed. */
export function caseFits(typed: string, entry: string): boolean {
  if (typed === entry || typed === entry.toUpperCase()) return true;
  return typed === titled(entry) && caseOf(entry) !== "upper";
}

/** “naïve” → “Naïve”. */
function titled(word: string): string {
  const head = firstLetter(word);
  return head.toUpperCase() + word.slice(head.length);
}

/** Writes a suggestion the way the word was written: Teh → The, TEH → THE. Capitals of its own stay. */
export function inCaseOf(typed: string, suggestion: string): string {
  const written = caseOf(typed);
  if (written === "upper" && typed.length > 1) return suggestion.toUpperCase();
  return written === "lower" || written === "mixed" ? suggestion : titled(suggestion);
}

function firstLetter(word: string): string {
  return String.fromCodePoint(word.codePointAt(0) ?? 0);
}
