import type { DictionaryWord, Ignore } from "@housestyle/engine";
import { reportOf } from "../tagging/index.ts";

/** A stored dictionary entry. */
export interface DictionaryRow {
  readonly word: string;
  readonly is_regex: boolean;
  readonly category: string;
  readonly sub_category: string;
  readonly report: string;
  readonly case_sensitive: boolean;
}

/** A dictionary in the form of engine settings. */
export interface DictionarySettings {
  readonly words: readonly DictionaryWord[];
  readonly ignores: readonly Ignore[];
}

/** A rule as categorized by the public text API. */
interface Filed {
  /** A rule id, or the folder of several rules. */
  readonly rule: string;
  readonly names: ReadonlySet<string>;
  readonly report: string;
  readonly subCategory: string;
}

/**
 * Reads the entries of a dictionary. A word for no rule in particular, or for spelling, is known to the speller; each
 * non-empty one of report, category and sub-category narrows the rules an entry silences.
 */
export function readDictionary(rows: readonly DictionaryRow[], ruleIds: readonly string[]): DictionarySettings {
  const filed = fileRules(ruleIds);
  const words: DictionaryWord[] = [];
  const ignores: Ignore[] = [];
  for (const row of rows) {
    if (isWord(row)) words.push({ text: row.word, caseSensitive: row.case_sensitive });
    if (isWord(row) && row.category !== "") continue;
    ignores.push(...ignoresOf(row, filed));
  }
  return { words, ignores };
}

function isWord({ word, is_regex, category, sub_category, report }: DictionaryRow): boolean {
  if (is_regex) return false;
  const spelling = category === "" || /^(grammar)?spelling$/i.test(category);
  return spelling && sub_category === "" && report === "" && !/[*?]/.test(word);
}

function ignoresOf(row: DictionaryRow, filed: readonly Filed[]): Ignore[] {
  const { word, case_sensitive: caseSensitive, is_regex: isRegex } = row;
  const given = (rule: string): Ignore => ({
    rule,
    pattern: word,
    ...(caseSensitive && { caseSensitive }),
    ...(isRegex && { isRegex }),
  });
  if (row.category === "" && row.sub_category === "" && row.report === "") return [given("")];
  return filed.filter((rule) => fits(row, rule)).map(({ rule }) => given(rule));
}

function fits({ word, category, sub_category, report }: DictionaryRow, filed: Filed): boolean {
  const sub = sub_category.toLowerCase();
  return (
    (report === "" || filed.report === report.toLowerCase()) &&
    (category === "" || filed.names.has(category.toLowerCase())) &&
    // Remarks about particular words are filed under the word itself.
    (sub === "" || sub === filed.subCategory || sub === filed.rule || sub === word.toLowerCase())
  );
}

function fileRules(ruleIds: readonly string[]): Filed[] {
  const teams = ["house", "term", "template"].map((folder) => file(folder, "team"));
  return [...ruleIds.map((id) => file(id, id.split("/")[0] ?? "")), ...teams];
}

function file(rule: string, kind: string): Filed {
  const { report, category } = reportOf({ ruleId: rule, kind: kind as "grammar" });
  return {
    rule,
    names: new Set([category, kind, report, rule]),
    report,
    subCategory: rule.split("/").at(-1) ?? rule,
  };
}
