import type { Json } from "@housestyle/files";
import { type FileRow, guides, snippetFolders } from "@housestyle/tables";
import { type DictionaryEntry, dictionaryTable } from "../table/dictionary-entry.ts";
import { fileTable } from "../table/file-table.ts";
import { type SnippetRow, snippetTable } from "../table/snippet-row.ts";
import { type StyleGuideRow, styleGuideTable } from "../table/style-guide-row.ts";
import type { TableFormat, TableRow } from "../table/table.ts";
import { type TermRow, termTable } from "../table/term-row.ts";

/** A style guide or a term base without its rules or terms, which refer to it by name. */
export type CollectionRow = FileRow<typeof guides>;

/** A folder of snippets, which refer to it by name. */
export type SnippetFolderRow = FileRow<typeof snippetFolders>;

/** A team's settings for one template. */
export interface ArchivedTemplateChoice {
  readonly StyleGuideTemplateId: string;
  readonly IsSelected: boolean;
  readonly Config: Json;
}

/** Everything a team has created. An undefined part is unknown, and an empty part has no rows. */
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

/** The table of style guides. Term bases have the same columns. */
export const collectionTable: TableFormat<CollectionRow> = fileTable(guides);

/** The table of snippet folders. */
export const snippetFolderTable: TableFormat<SnippetFolderRow> = fileTable(snippetFolders);

/** The parts of an archive that are tables, with their file names. */
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

/** Returns the table of a part whose row type is only known by name. */
export const looseTable = (part: ArchiveTable): TableFormat<TableRow> => archiveTables[part].table;

/** The format name in the manifest, which identifies a team archive. */
export const archiveFormat = "housestyle-team";
/** The version of the format. Raise it when older programs can no longer read an archive. */
export const archiveVersion = 1;
export const manifestFile = "manifest.json";
export const choicesFile = "simple-style-guide.json";
