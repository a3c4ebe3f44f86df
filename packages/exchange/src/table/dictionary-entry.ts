import { dictionary, type FileRow } from "@housestyle/tables";
import { columnsFor } from "./columns-for.ts";
import { keyOfParts, type Table } from "./table.ts";

/** A word that is not to be flagged; empty `Category`, `SubCategory`, `Report`, `Language` mean any. */
export type DictionaryEntry = FileRow<typeof dictionary>;

/** Entries are the same when word, category, sub-category, report and language are, and both or neither are expressions. */
export const dictionaryTable: Table<DictionaryEntry> = {
  columns: columnsFor(dictionary),
  aliases: { pattern: "Word", words: "Word", regex: "IsRegex", subcategory: "SubCategory", lang: "Language" },
  keyOf: ({ Word, IsRegex, Category, SubCategory, Report, Language }) =>
    // In an expression letter case matters: \s is not \S.
    JSON.stringify([keyOfParts(Word, Category, SubCategory, Report, Language), IsRegex ? Word : ""]),
};
