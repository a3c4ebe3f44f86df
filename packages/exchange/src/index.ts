export { type ArchiveReading, readArchive } from "./archive/read-archive.ts";
export type {
  ArchivedTemplateChoice,
  CollectionRow,
  SnippetFolderRow,
  TeamArchive,
} from "./archive/team-archive.ts";
export { type ArchiveOptions, writeArchive } from "./archive/write-archive.ts";
export { type CsvPreview, previewCsv } from "./csv/preview-csv.ts";
export { type DictionaryFormat, dictionaryFormats } from "./dictionary/dictionary-format.ts";
export { type DictionaryOptions, type DictionaryReading, readDictionary } from "./dictionary/read-dictionary.ts";
export { writeDictionary, writeWordsToAvoid } from "./dictionary/write-dictionary.ts";
export { type MergeMode, type MergeQuestion, type MergeStep, planMerge } from "./merge/plan-merge.ts";
export { rowKeys } from "./merge/row-keys.ts";
export type { Problem } from "./problem.ts";
export type { Incoming, ReaderOptions, ReadResult } from "./reading.ts";
export { readSnippets, type SnippetFormat, type SnippetOptions, snippetFormats } from "./snippets/read-snippets.ts";
export { writeSnippets } from "./snippets/write-snippets.ts";
export { type DictionaryEntry, dictionaryTable } from "./table/dictionary-entry.ts";
export { fileTable } from "./table/file-table.ts";
export { isRow } from "./table/is-row.ts";
export { type SnippetRow, snippetTable } from "./table/snippet-row.ts";
export { type StyleGuideRow, styleGuideTable } from "./table/style-guide-row.ts";
export type { Cell, ColumnFormat, TableFormat, TableRow } from "./table/table.ts";
export { type TermRow, termTable } from "./table/term-row.ts";
export { readTerms, type TermFormat, type TermOptions, termFormats } from "./terms/read-terms.ts";
export { type TermExportFormat, termExportFormats, writeTerms } from "./terms/write-terms.ts";
export {
  readStyleGuide,
  type StyleGuideFormat,
  type StyleGuideOptions,
  styleGuideFormats,
} from "./vale/read-style-guide.ts";
export type { StyleGuideReading } from "./vale/read-vale.ts";
export { writeStyleGuide } from "./vale/write-style-guide.ts";
export type { ValeVocabulary } from "./vale/write-vale.ts";
export type { WrittenFile } from "./writing.ts";
