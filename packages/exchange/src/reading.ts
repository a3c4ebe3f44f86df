import type { Limits } from "@housestyle/files";
import type { Problem } from "./problem.ts";
import type { TableRow } from "./table/table.ts";

/** One row as a file gives it, complete: what the file does not say has its usual value. */
export interface Incoming<Row extends TableRow> {
  /** Line of the file, from 1; null when it has none. */
  readonly line: number | null;
  readonly row: Row;
  /** The members the file really says something about. */
  readonly given: readonly (keyof Row & string)[];
  /** The members the file has a place for, which is empty here. */
  readonly blank: readonly (keyof Row & string)[];
}

/** What a reader found. Nothing of the file is missing from both `rows` and `problems`. */
export interface ReadResult<Row extends TableRow> {
  /** How the file was understood. */
  readonly format: string;
  readonly rows: readonly Incoming<Row>[];
  readonly problems: readonly Problem[];
}

/** What every reader may be told. */
export interface ReaderOptions<Row extends TableRow> {
  readonly limits?: Partial<Limits> | undefined;
  /** Helps to tell formats apart and gives a name to guides and folders that have none. */
  readonly fileName?: string | undefined;
  /** CSV: which column a heading means; null leaves it out. Headings not named here are understood as usual. */
  readonly mapping?: { readonly [heading: string]: string | null } | undefined;
  /** Values for every row that does not say otherwise. */
  readonly defaults?: Partial<Row> | undefined;
}
