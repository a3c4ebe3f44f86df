import type { Limits } from "@housestyle/files";
import type { Problem } from "./problem.ts";
import type { TableRow } from "./table/table.ts";

/** A complete row from a file, with defaults for what the file does not contain. */
export interface Incoming<Row extends TableRow> {
  /** The line in the file, from 1, or null if there is none. */
  readonly line: number | null;
  readonly row: Row;
  /** The members for which the file has a value. */
  readonly given: readonly (keyof Row & string)[];
  /** The members for which the file has an empty cell. */
  readonly blank: readonly (keyof Row & string)[];
}

/** The result of a reader. Everything in the file is in `rows` or in `problems`. */
export interface ReadResult<Row extends TableRow> {
  /** The format in which the file was read. */
  readonly format: string;
  readonly rows: readonly Incoming<Row>[];
  readonly problems: readonly Problem[];
}

/** The options of every reader. */
export interface ReaderOptions<Row extends TableRow> {
  readonly limits?: Partial<Limits> | undefined;
  /** Helps to detect the format, and names style guides and folders that have no name. */
  readonly fileName?: string | undefined;
  /** For CSV, the column that a heading stands for, or null to skip it. Other headings are recognized as usual. */
  readonly mapping?: { readonly [heading: string]: string | null } | undefined;
  /** Values for rows without their own. */
  readonly defaults?: Partial<Row> | undefined;
}
