import type { ExchangeTable } from "@housestyle/contract";
import type { ArchivedTemplateChoice, Cell, Problem, TableRow, TeamArchive } from "@housestyle/exchange";

/** The content tables whose rows files can contain. */
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

/** A file to read. */
export interface ReadJob {
  readonly kind: "read";
  readonly table: ExchangeTable;
  readonly bytes: Uint8Array;
  readonly fileName: string;
  readonly format: string | undefined;
  readonly mapping: Readonly<Record<string, string | null>> | undefined;
}

/** A file to write. */
export interface WriteJob {
  readonly kind: "write";
  readonly table: ExchangeTable;
  readonly format: string | undefined;
  readonly content: TeamArchive;
  /** A date in ISO format. */
  readonly createdOn: string;
}

/** A job for the file process. */
export type FileJob = ReadJob | WriteJob;

/** A job as it is sent. The bytes of a file follow separately. */
export type ExchangeJobMessage = (Omit<ReadJob, "bytes"> | WriteJob) & {
  /** The language of the caller. */
  readonly language: string;
};

/** Rows as sent between processes: each name, and each combination of given members, only once. */
export interface PackedFileRows {
  readonly columns: readonly string[];
  readonly says: readonly { readonly given: readonly string[]; readonly blank: readonly string[] }[];
  readonly rows: readonly { readonly line: number | null; readonly cells: readonly Cell[]; readonly says: number }[];
}

/** A complete row from a file, with what the file says about it. */
export interface ParsedFileRow {
  readonly line: number | null;
  readonly row: TableRow;
  readonly given: readonly string[];
  readonly blank: readonly string[];
}

/** The content of a file. Every row can be stored. */
export interface FileReading<Rows> {
  readonly format: string;
  readonly parts: { readonly [Part in ContentPart]?: Rows };
  /** The settings of templates. */
  readonly choices?: readonly ArchivedTemplateChoice[];
  readonly problems: readonly Problem[];
}

/** A file that was written. */
export interface MadeFile {
  readonly bytes: Uint8Array;
  readonly mediaType: string;
  readonly extension: string;
  /** The number of rows that the format could not express, and the members it does not have. */
  readonly leftOut: number;
  readonly lost: readonly string[];
}

/** Why a file cannot be used, by the code of `FileError`. */
export interface Refusal {
  readonly refused: { readonly code: string; readonly message: string };
}

/** The result of a job. */
export type FileJobResult = FileReading<PackedFileRows> | MadeFile | Refusal;
