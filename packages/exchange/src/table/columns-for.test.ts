import { expect, test } from "vitest";
import { dictionaryTable } from "./dictionary-entry.ts";
import { snippetTable } from "./snippet-row.ts";
import { styleGuideTable } from "./style-guide-row.ts";
import { columnsOf } from "./table.ts";
import { termTable } from "./term-row.ts";

test.each([
  [dictionaryTable, "Word Category SubCategory Report CaseSensitive IsRegex Language Replacement Note"],
  [
    styleGuideTable,
    "Guide Name Match Replace WrongSentence RightSentence Message IsEnabled CaseSensitive IsRegex Severity Category Url IncludeContext ExcludeContext",
  ],
  [
    termTable,
    "TermBase Text Status Description Replacement CaseSensitive MatchForms PartOfSpeech Language ConceptId Variants Domain Url Tags",
  ],
  [snippetTable, "Folder Name Text Html Shortcut Description Language Tags"],
])("files keep the columns and the order they have always had: %#", (table, heads) => {
  expect(columnsOf(table as typeof termTable).join(" ")).toBe(heads);
});
