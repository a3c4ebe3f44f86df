import type { ExchangeTable } from "@housestyle/contract";
import type { ArchivedTemplateChoice, Cell, Problem, TableRow, TeamArchive } from "@housestyle/exchange";

/** The tables of content a file may hold rows of. */
export const contentParts = [
  "Dictionary",
  "StyleGuides",
  "StyleGuideItems",
  "TermBases",
  "Terms",
  "SnippetFolders",
  "Snippets",
] as const;
export type ContentPart = (typeof contentParts)[number];

/** A file to be read. */
export interface ReadJob {
  readonly kind: "read";
  readonly table: ExchangeTable;
  readonly bytes: Uint8Array;
  readonly fileName: string;
  readonly format: string | undefined;
  readonly mapping: Readonly<Record<string, string | null>> | undefined;
}

/** A file to be made. */
export interface WriteJob {
  readonly kind: "write";
  readonly table: ExchangeTable;
  readonly format: string | undefined;
  readonly content: TeamArchive;
  /** ISO date. */
  readonly createdOn: string;
}

/** What the process for files is asked. */
export type FileJob = ReadJob | WriteJob;

/** A job as it is sent: the bytes of a file follow by themselves. */
export type ExchangeJobMessage = (Omit<ReadJob, "bytes"> | WriteJob) & {
  /** What whoever chose the file is spoken to in. */
  readonly language: string;
};

/** Rows as they travel between processes: each name once, each combination of what rows say once. */
export interface PackedFileRows {
  readonly columns: readonly string[];
  readonly says: readonly { readonly given: readonly string[]; readonly blank: readonly string[] }[];
  readonly rows: readonly { readonly line: number | null; readonly cells: readonly Cell[]; readonly says: number }[];
}

/** One row of a file, complete, and what the file says of it. */
export interface ParsedFileRow {
  readonly line: number | null;
  readonly row: TableRow;
  readonly given: readonly string[];
  readonly blank: readonly string[];
}

/** What a file holds; every row is one that could be stored. */
export interface FileReading<Rows> {
  readonly format: string;
  readonly parts: { readonly [Part in ContentPart]?: Rows };
  /** Choices of the simple style guide. */
  readonly choices?: readonly ArchivedTemplateChoice[];
  readonly problems: readonly Problem[];
}

/** A file that was made. */
export interface MadeFile {
  readonly bytes: Uint8Array;
  readonly mediaType: string;
  readonly extension: string;
  /** How many rows the format could not hold, and the members it has no place for. */
  readonly leftOut: number;
  readonly lost: readonly string[];
}

/** Why a file cannot be used, by the code of `FileError`. */
export interface Refusal {
  readonly refused: { readonly code: string; readonly message: string };
}

/** What it answers. */
export type FileJobResult = FileReading<PackedFileRows> | MadeFile | Refusal;
