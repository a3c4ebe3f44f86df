import { keyOfParts, type Table } from "./table.ts";

/** A word that is not to be flagged; empty `Category`, `SubCategory`, `Report`, `Language` mean any. */
export type DictionaryEntry = {
  readonly Word: string;
  readonly Category: string;
  readonly SubCategory: string;
  readonly Report: string;
  readonly CaseSensitive: boolean;
  readonly Language: string;
  readonly Replacement: string | null;
  readonly Note: string;
};

/** Entries are the same when word, category, sub-category, report and language are. */
export const dictionaryTable: Table<DictionaryEntry> = {
  columns: {
    Word: { kind: "line", required: true },
    Category: { kind: "line" },
    SubCategory: { kind: "line" },
    Report: { kind: "line" },
    CaseSensitive: { kind: "flag", otherwise: false },
    Language: { kind: "line" },
    Replacement: { kind: "maybe" },
    Note: { kind: "text" },
  },
  aliases: { pattern: "Word", words: "Word", subcategory: "SubCategory", lang: "Language" },
  keyOf: ({ Word, Category, SubCategory, Report, Language }) =>
    keyOfParts(Word, Category, SubCategory, Report, Language),
};
