import type { AnswerRow } from "../../app/answer.ts";

/** An entry as the list shows it. */
export type DictionaryListRow = AnswerRow<"listDictionary">;

/** What can be written down about a word. */
export interface DictionaryDraft {
  readonly word: string;
  readonly category: string;
  readonly subCategory: string;
  readonly report: string;
  readonly caseSensitive: boolean;
  readonly isRegex: boolean;
  readonly language: string;
  readonly replacement: string;
  readonly note: string;
}

/** An empty draft for a new entry. */
export const emptyDraft: DictionaryDraft = {
  word: "",
  category: "",
  subCategory: "",
  report: "",
  caseSensitive: false,
  isRegex: false,
  language: "",
  replacement: "",
  note: "",
};

/** What is written down about an entry. */
export function draftOf(entry: DictionaryListRow): DictionaryDraft {
  const { word, category, subCategory, report, caseSensitive, isRegex, language, replacement, note } = entry;
  return {
    word,
    category,
    subCategory,
    report,
    caseSensitive,
    isRegex,
    language,
    replacement: replacement ?? "",
    note,
  };
}

/** A draft as it is sent, for a team or, with null, for oneself. */
export function wireOf(draft: DictionaryDraft, teamId: number | null) {
  const { replacement, ...rest } = draft;
  return { ...rest, word: draft.word.trim(), teamId, ...(replacement === "" ? {} : { replacement }) };
}

/** Whether two drafts are about the same word in the same place, of which there can only be one. */
export function isSamePlace(one: DictionaryDraft, other: DictionaryDraft): boolean {
  const isSame = (["word", "category", "subCategory", "report"] as const).every(
    (member) => one[member].trim() === other[member].trim(),
  );
  return isSame && one.isRegex === other.isRegex;
}

/**
 * Returns the draft with another word. A word with a capital letter is case-sensitive unless the person has chosen
 * otherwise.
 */
export function withWord(draft: DictionaryDraft, word: string): DictionaryDraft {
  const followed = draft.caseSensitive === hasCapital(draft.word);
  return { ...draft, word, caseSensitive: followed ? hasCapital(word) : draft.caseSensitive };
}

function hasCapital(word: string): boolean {
  return word !== word.toLowerCase();
}
