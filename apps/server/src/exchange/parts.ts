import { fileTable, type TableFormat, type TableRow } from "@housestyle/exchange";
import {
  dictionary,
  guideItems,
  guides,
  type Sameness,
  snippetFolders,
  snippets,
  type TableDefinition,
  termBases,
  terms,
  wireName,
} from "@housestyle/tables";
import type { ContentKind } from "../content/index.ts";
import { dictionaryKind } from "../dictionary/index.ts";
import { guideItemKind, guideKind } from "../guides/index.ts";
import { folderKind, snippetKind } from "../snippets/index.ts";
import { termBaseKind, termKind } from "../terms/index.ts";
import type { ContentPart } from "./job.ts";

export type CollectionPart = "StyleGuides" | "TermBases" | "SnippetFolders";

/** How rows of files relate to rows of the database. */
export interface PartInfo {
  readonly table: TableFormat<TableRow>;
  readonly kind: ContentKind;
  /**
   * The collection of a row, and the column that names it. While an import is planned, that column contains the
   * collection's token.
   */
  readonly collection?: { readonly part: CollectionPart; readonly column: string };
  readonly same: Sameness;
  /** Returns the member of a stored row for a column. */
  memberOf(column: string): string;
  /** Returns what a person would call a row. */
  labelOf(row: TableRow): string;
}

function part(definition: TableDefinition, kind: ContentKind, around?: CollectionPart): PartInfo {
  const { called, same, collection } = definition;
  return {
    table: fileTable(definition),
    kind,
    ...(around && collection !== undefined && { collection: { part: around, column: collection } }),
    same,
    memberOf: (column) => wireName(definition, column),
    labelOf: (row) => String(called.map((name) => row[name]).find((cell) => cell !== "" && cell !== null) ?? ""),
  };
}

/** The description of each part. */
export const partInfo: Readonly<Record<ContentPart, PartInfo>> = {
  Dictionary: part(dictionary, dictionaryKind),
  StyleGuides: part(guides, guideKind),
  TermBases: part(termBases, termBaseKind),
  SnippetFolders: part(snippetFolders, folderKind),
  StyleGuideItems: part(guideItems, guideItemKind, "StyleGuides"),
  Terms: part(terms, termKind, "TermBases"),
  Snippets: part(snippets, snippetKind, "SnippetFolders"),
};
