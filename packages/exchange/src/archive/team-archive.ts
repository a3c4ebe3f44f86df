import type { Json } from "@housestyle/files";
import { type FileRow, guides, snippetFolders } from "@housestyle/tables";
import { type DictionaryEntry, dictionaryTable } from "../table/dictionary-entry.ts";
import { fileTable } from "../table/file-table.ts";
import { type SnippetRow, snippetTable } from "../table/snippet-row.ts";
import { type StyleGuideRow, styleGuideTable } from "../table/style-guide-row.ts";
import type { TableFormat, TableRow } from "../table/table.ts";
import { type TermRow, termTable } from "../table/term-row.ts";

/** A style guide or a term base itself; its rules or terms name it. */
export type CollectionRow = FileRow<typeof guides>;

/** A folder of snippets; they name it. */
export type SnippetFolderRow = FileRow<typeof snippetFolders>;

/** What a team has chosen for one template of the simple style guide. */
export interface ArchivedTemplateChoice {
  readonly StyleGuideTemplateId: string;
  readonly IsSelected: boolean;
  readonly Config: Json;
}

/** Everything a team has written for itself. A part that is not there says nothing; an empty one says there is nothing. */
export interface TeamArchive {
  readonly Dictionary?: readonly DictionaryEntry[];
  readonly StyleGuides?: readonly CollectionRow[];
  readonly StyleGuideItems?: readonly StyleGuideRow[];
  readonly SimpleStyleGuide?: readonly ArchivedTemplateChoice[];
  readonly TermBases?: readonly CollectionRow[];
  readonly Terms?: readonly TermRow[];
  readonly SnippetFolders?: readonly SnippetFolderRow[];
  readonly Snippets?: readonly SnippetRow[];
}

/** Guides as files have them; a term base says the same of itself. */
export const collectionTable: TableFormat<CollectionRow> = fileTable(guides);

/** Folders as files have them. */
export const snippetFolderTable: TableFormat<SnippetFolderRow> = fileTable(snippetFolders);

/** The parts of an archive that are tables, with the file each is in. */
export const archiveTables = {
  Dictionary: { file: "dictionary.csv", table: dictionaryTable },
  StyleGuides: { file: "style-guides.csv", table: collectionTable },
  StyleGuideItems: { file: "style-guide-items.csv", table: styleGuideTable },
  TermBases: { file: "term-bases.csv", table: collectionTable },
  Terms: { file: "terms.csv", table: termTable },
  SnippetFolders: { file: "snippet-folders.csv", table: snippetFolderTable },
  Snippets: { file: "snippets.csv", table: snippetTable },
} as const;

export type ArchiveTable = keyof typeof archiveTables;

/** A table whose kind of rows is only known by its name. */
export const looseTable = (part: ArchiveTable): TableFormat<TableRow> => archiveTables[part].table;

/** What tells an archive of ours from any other zip. */
export const archiveFormat = "housestyle-team";
/** Raised when an older program could no longer read what is written. */
export const archiveVersion = 1;
export const manifestFile = "manifest.json";
export const choicesFile = "simple-style-guide.json";
