import type { Transaction } from "prosemirror-state";
import type { DocumentMatch } from "./find-matches.ts";

/** Replaces each match with what `written` returns for it. The new words keep the formatting of those they replace. */
export function replaceMatches(
  tr: Transaction,
  matches: readonly DocumentMatch[],
  written: (match: DocumentMatch) => string,
): Transaction {
  // From the end: what comes before a match stays where it is.
  for (const match of matches.toReversed()) {
    const words = written(match);
    if (words === "") tr.delete(match.from, match.to);
    else tr.insertText(words, match.from, match.to);
  }
  return tr;
}
