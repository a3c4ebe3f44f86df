import { defineTable } from "./define-table.ts";
import { sizes } from "./sizes.ts";

/** Words that are not to be flagged; empty `Category`, `SubCategory`, `Report`, `Language` mean any. */
export const dictionary = defineTable({
  table: "dictionary_entry",
  names: "camel",
  called: ["Word"],
  same: { exactly: ["Word", "IsRegex", "Category", "SubCategory", "Report"] },
  aliases: { pattern: "Word", words: "Word", regex: "IsRegex", subcategory: "SubCategory", lang: "Language" },
  members: {
    Word: {
      kind: "line",
      most: sizes.dictionaryWord,
      required: "always",
      filter: "folded",
    },
    Category: { kind: "line", most: sizes.name, filter: "plain" },
    SubCategory: { kind: "line", most: sizes.name, filter: "plain" },
    Report: { kind: "line", most: sizes.name, filter: "plain" },
    CaseSensitive: { kind: "flag", otherwise: false, filter: "plain" },
    /** `Word` is a regular expression that has to fit the whole flagged text. */
    IsRegex: { kind: "flag", otherwise: false },
    Language: { kind: "line", most: sizes.language, filter: "plain" },
    Replacement: { kind: "maybe", most: sizes.dictionaryWord },
    Note: { kind: "text", most: sizes.description, filter: "plain" },
  },
});
