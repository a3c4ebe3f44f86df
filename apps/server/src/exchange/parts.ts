import {
  collectionTable,
  dictionaryTable,
  snippetFolderTable,
  snippetTable,
  styleGuideTable,
  type Table,
  type TableRow,
  termTable,
} from "@housestyle/exchange";
import { dictionary, wireName } from "@housestyle/tables";
import type { ContentKind } from "../content/index.ts";
import { dictionaryKind } from "../dictionary/index.ts";
import { guideItemKind, guideKind } from "../guides/index.ts";
import { folderKind, snippetKind } from "../snippets/index.ts";
import { termBaseKind, termKind } from "../terms/index.ts";
import type { ContentPart } from "./job.ts";

export type CollectionPart = "StyleGuides" | "TermBases" | "SnippetFolders";

/** How rows of files and rows of the database belong together. */
export interface PartInfo {
  readonly table: Table<TableRow>;
  readonly kind: ContentKind;
  /** Where rows lie, and the column that names it. */
  readonly collection?: { readonly part: CollectionPart; readonly column: string };
  /** The member of a stored row that a column stands for. */
  memberOf(column: string): string;
  /** What a person would call a row. */
  labelOf(row: TableRow): string;
  /** What people mean by “the same row”. The collection's column holds its token. */
  keyOf(row: TableRow): string;
  /** What the database takes for the same row; used where the first key fits several. */
  strictKeyOf(row: TableRow): string;
}

const same = (column: string) => column;
const key = (...parts: readonly unknown[]) => JSON.stringify(parts);
const fold = (text: unknown) => String(text).normalize("NFC").toLowerCase();
const loose = (table: unknown) => table as Table<TableRow>;

function collection(table: unknown, kind: ContentKind): PartInfo {
  const keyOf = ({ Name }: TableRow) => fold(Name);
  return { table: loose(table), kind, memberOf: same, labelOf: ({ Name }) => String(Name), keyOf, strictKeyOf: keyOf };
}

const wordKey = ({ Word, IsRegex, Category, SubCategory, Report }: TableRow) =>
  key(Word, IsRegex === true, Category, SubCategory, Report);

/** What there is to know about each part. */
export const partInfo: Readonly<Record<ContentPart, PartInfo>> = {
  Dictionary: {
    table: loose(dictionaryTable),
    kind: dictionaryKind,
    memberOf: (column) => wireName(dictionary, column),
    labelOf: ({ Word }) => String(Word),
    keyOf: wordKey,
    strictKeyOf: wordKey,
  },
  StyleGuides: collection(collectionTable, guideKind),
  TermBases: collection(collectionTable, termBaseKind),
  SnippetFolders: collection(snippetFolderTable, folderKind),
  StyleGuideItems: {
    table: loose(styleGuideTable),
    kind: guideItemKind,
    collection: { part: "StyleGuides", column: "Guide" },
    memberOf: same,
    labelOf: ({ Match }) => String(Match),
    keyOf: ({ Guide, Match }) => key(Guide, Match),
    strictKeyOf: ({ Guide, Match, Replace, CaseSensitive }) => key(Guide, Match, Replace, CaseSensitive),
  },
  Terms: {
    table: loose(termTable),
    kind: termKind,
    collection: { part: "TermBases", column: "TermBase" },
    memberOf: same,
    labelOf: ({ Text }) => String(Text),
    keyOf: ({ TermBase, Text, Language }) => key(TermBase, Text, Language),
    strictKeyOf: ({ TermBase, Text, Language, PartOfSpeech }) => key(TermBase, Text, Language, PartOfSpeech),
  },
  Snippets: {
    table: loose(snippetTable),
    kind: snippetKind,
    collection: { part: "SnippetFolders", column: "Folder" },
    memberOf: same,
    labelOf: ({ Shortcut, Name }) => String(Name || Shortcut),
    keyOf: (row) => (row.Shortcut === null ? nameKey(row) : key(fold(row.Shortcut))),
    strictKeyOf: (row) => (row.Shortcut === null ? key(nameKey(row), row.Text) : key(fold(row.Shortcut))),
  },
};

/** A snippet by where it lies and what it is called: for files that know of no shortcuts. */
export function nameKey({ Folder, Name }: TableRow): string {
  return key(Folder, fold(Name));
}
