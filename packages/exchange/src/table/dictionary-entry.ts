import { keyOfParts, type Table } from "./table.ts";

/** A word that is not to be flagged; empty `Category`, `SubCategory`, `Report`, `Language` mean any. */
export type DictionaryEntry = {
  readonly Word: string;
  readonly Category: string;
  readonly SubCategory: string;
  readonly Report: string;
  readonly CaseSensitive: boolean;
  /** `Word` is a regular expression that has to fit the whole flagged text. */
  readonly IsRegex: boolean;
  readonly Language: string;
  readonly Replacement: string | null;
  readonly Note: string;
};

/** Entries are the same when word, category, sub-category, report and language are, and both or neither are expressions. */
export const dictionaryTable: Table<DictionaryEntry> = {
  columns: {
    Word: { kind: "line", required: true },
    Category: { kind: "line" },
    SubCategory: { kind: "line" },
    Report: { kind: "line" },
    CaseSensitive: { kind: "flag", otherwise: false },
    IsRegex: { kind: "flag", otherwise: false },
    Language: { kind: "line" },
    Replacement: { kind: "maybe" },
    Note: { kind: "text" },
  },
  aliases: { pattern: "Word", words: "Word", regex: "IsRegex", subcategory: "SubCategory", lang: "Language" },
  keyOf: ({ Word, IsRegex, Category, SubCategory, Report, Language }) =>
    // In an expression letter case matters: \s is not \S.
    JSON.stringify([keyOfParts(Word, Category, SubCategory, Report, Language), IsRegex ? Word : ""]),
};
