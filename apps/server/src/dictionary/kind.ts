import { limits } from "@housestyle/contract";
import type { ContentKind } from "../content/index.ts";

/** Words that are right, and remarks that are not wanted. */
export const dictionaryKind: ContentKind = {
  table: "dictionary_entry",
  members: {
    word: { column: "word", type: "text" },
    category: { column: "category", type: "text" },
    subCategory: { column: "sub_category", type: "text" },
    report: { column: "report", type: "text" },
    isRegex: { column: "is_regex", type: "boolean" },
    caseSensitive: { column: "case_sensitive", type: "boolean" },
    language: { column: "language", type: "text" },
    replacement: { column: "replacement", type: "text" },
    note: { column: "note", type: "text" },
  },
  computed: {},
  columns: {
    Word: { type: "text", sql: "t.word", folded: "t.word_fold" },
    Category: { type: "text", sql: "t.category" },
    SubCategory: { type: "text", sql: "t.sub_category" },
    Report: { type: "text", sql: "t.report" },
    Language: { type: "text", sql: "t.language" },
    CaseSensitive: { type: "boolean", sql: "t.case_sensitive" },
    Note: { type: "text", sql: "t.note" },
  },
  defaultOrder: "Word",
  mostPerOwner: limits.dictionary,
  act: "dictionary",
  called: "word",
  uniqueMember: "word",
};
