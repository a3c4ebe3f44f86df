import { encodeUtf8, type Limits, linesOf, refuseMoreRows } from "@housestyle/files";
import type { Problem } from "../problem.ts";
import type { Incoming } from "../reading.ts";
import { type DictionaryEntry, dictionaryTable } from "../table/dictionary-entry.ts";
import { type Gathering, gatherRows } from "../table/gather-rows.ts";
import { type TermRow, termTable } from "../table/term-row.ts";
import { texts } from "../texts.ts";
import { finiteWords } from "./finite-words.ts";
import { whyNotLinear } from "./linear-pattern.ts";

/** The content of both lists of a vocabulary: words to accept and words to avoid. */
export interface Vocabulary {
  readonly dictionary: readonly Incoming<DictionaryEntry>[];
  readonly terms: readonly Incoming<TermRow>[];
  readonly problems: readonly Problem[];
}

/** The longest expression in a dictionary. */
const longestExpression = 100;

/** Adds a pattern that matches endless words as an expression, if it can run. */
function addExpression(into: Gathering<DictionaryEntry>, pattern: string, line: number): void {
  const Word = pattern.replace(/^\(\?i\)/, "");
  const why = Word.length > longestExpression ? "long" : whyNotLinear(Word);
  if (why === undefined) into.add({ Word, IsRegex: "true", CaseSensitive: String(Word === pattern) }, line);
  else into.problem(line, pattern, texts.vale.badLine(why, longestExpression));
}

/**
 * Reads `accept.txt` or `reject.txt` with one pattern per line. The few words that a pattern matches are added. A
 * pattern with endless words is accepted as an expression.
 */
export function readVocabulary(kind: "accept" | "reject", text: string, limits: Limits): Vocabulary {
  const dictionary = gatherRows(dictionaryTable);
  const terms = gatherRows(termTable);
  const add = (pattern: string, line: number): void => {
    const found = finiteWords(pattern);
    if (!found && kind === "accept") addExpression(dictionary, pattern, line);
    else if (!found) dictionary.problem(line, pattern, texts.vale.endlessWords);
    const CaseSensitive = found?.insensitive ? "false" : "true";
    for (const word of found?.words ?? []) {
      if (kind === "accept") dictionary.add({ Word: word, CaseSensitive }, line);
      else terms.add({ Text: word, Status: "Deprecated", CaseSensitive }, line);
    }
  };
  for (const { line, text: pattern } of linesOf(text, limits)) {
    if (!/^#(\s|$)/.test(pattern)) add(pattern, line);
    refuseMoreRows(dictionary.rows.length + terms.rows.length, limits);
  }
  return {
    dictionary: dictionary.rows,
    terms: terms.rows,
    problems: [...dictionary.problems, ...terms.problems],
  };
}

/** Statuses that are accepted or rejected. Terms with another status are left out. */
export const accepted: ReadonlySet<string> = new Set(["Approved", "Admitted"]);
export const rejected: ReadonlySet<string> = new Set(["Deprecated", "Forbidden"]);

/** Returns the nonempty lists in the folder of a vocabulary. */
export function vocabularyFiles(name: string, lists: Readonly<Record<"accept" | "reject", readonly string[]>>) {
  return new Map(
    Object.entries(lists).flatMap(([list, lines]): [string, Uint8Array][] =>
      lines.length === 0
        ? []
        : [[`styles/config/vocabularies/${name}/${list}.txt`, encodeUtf8([...new Set(lines), ""].join("\n"))]],
    ),
  );
}

/** Returns the line of a term. */
export const termLine = ({ Text, CaseSensitive }: TermRow): string => vocabularyLine(Text, CaseSensitive);

/** Returns the line of a dictionary entry. */
export const entryLine = ({ Word, IsRegex, CaseSensitive }: DictionaryEntry): string =>
  IsRegex ? `${CaseSensitive ? "" : "(?i)"}${Word}` : vocabularyLine(Word, CaseSensitive);

/** Returns a word as a line of a vocabulary. */
const vocabularyLine = (word: string, caseSensitive: boolean): string =>
  `${caseSensitive ? "" : "(?i)"}${word.replace(/[\\^$.|?*+()[\]{}]/g, "\\$&").replace(/^#/, "\\#")}`;
