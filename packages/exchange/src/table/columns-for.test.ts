import { expect, test } from "vitest";
import { collectionTable, snippetFolderTable } from "../archive/team-archive.ts";
import { dictionaryTable } from "./dictionary-entry.ts";
import { snippetTable } from "./snippet-row.ts";
import { styleGuideTable } from "./style-guide-row.ts";
import { columnsOf, type TableRow } from "./table.ts";
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
  [collectionTable, "Name Description Language IsEnabled"],
  [snippetFolderTable, "Name Description"],
  [snippetTable, "Folder Name Text Html Shortcut Description Language Tags"],
])("files keep the columns and the order they have always had: %#", (table, heads) => {
  expect(columnsOf<TableRow>(table).join(" ")).toBe(heads);
});
