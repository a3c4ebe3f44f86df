import { type Limits, refuseMoreRows } from "../limits.ts";
import type { Problem } from "../problem.ts";
import type { Incoming } from "../reading.ts";
import { type DictionaryEntry, dictionaryTable } from "../table/dictionary-entry.ts";
import { gatherRows } from "../table/gather-rows.ts";
import { type TermRow, termTable } from "../table/term-row.ts";
import { linesOf } from "../text/lines.ts";
import { finiteWords } from "./finite-words.ts";

/** What the two lists of a vocabulary hold: words to know, words to avoid. */
export interface Vocabulary {
  readonly dictionary: readonly Incoming<DictionaryEntry>[];
  readonly terms: readonly Incoming<TermRow>[];
  readonly problems: readonly Problem[];
}

/** Reads `accept.txt` or `reject.txt`: one pattern a line, of which the few words it stands for are taken. */
export function readVocabulary(kind: "accept" | "reject", text: string, limits: Limits): Vocabulary {
  const dictionary = gatherRows(dictionaryTable);
  const terms = gatherRows(termTable);
  for (const { line, text: pattern } of linesOf(text, limits)) {
    if (/^#(\s|$)/.test(pattern)) continue;
    const found = finiteWords(pattern);
    if (!found) dictionary.problem(line, pattern, "This pattern stands for too many words, so none was taken.");
    for (const word of found?.words ?? []) {
      const CaseSensitive = found?.insensitive ? "false" : "true";
      if (kind === "accept") dictionary.add({ Word: word, CaseSensitive }, line);
      else terms.add({ Text: word, Status: "Deprecated", CaseSensitive }, line);
    }
    refuseMoreRows(dictionary.rows.length + terms.rows.length, limits);
  }
  return {
    dictionary: dictionary.rows,
    terms: terms.rows,
    problems: [...dictionary.problems, ...terms.problems],
  };
}

/** A word as a line of a vocabulary. */
export const vocabularyLine = (word: string, caseSensitive: boolean): string =>
  `${caseSensitive ? "" : "(?i)"}${word.replace(/[\\^$.|?*+()[\]{}]/g, "\\$&").replace(/^#/, "\\#")}`;
