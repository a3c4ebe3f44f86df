import { FileError } from "./file-error.ts";
import { texts } from "./texts.ts";

/** The limits of a reader. It refuses files that exceed them. */
export interface Limits {
  /** The most bytes of the file, and again of everything unpacked from an archive, counted during unpacking. */
  readonly bytes: number;
  /** The most rows of a table, of all tables of an archive, or lines of a word list. */
  readonly rows: number;
  /** The most files in an archive. */
  readonly entries: number;
  /** The highest compression ratio of an archive, checked after a megabyte. */
  readonly ratio: number;
  /** The most levels of nesting in XML, YAML, and JSON. */
  readonly depth: number;
}

/** The default limits: 25 MiB, 100,000 rows, 1,000 files, a ratio of 200, and 40 levels. */
export const defaultLimits: Limits = {
  bytes: 25 * 1024 * 1024,
  rows: 100_000,
  entries: 1_000,
  ratio: 200,
  depth: 40,
};

/** The limits for archives that contain a document, which images can make large. */
export const documentLimits: Limits = { ...defaultLimits, bytes: 200 * 1024 * 1024, entries: 10_000 };

/** Returns the default limits with those of the caller. */
export const limitsWith = (own: Partial<Limits> | undefined): Limits => ({ ...defaultLimits, ...own });

/** Throws `too-large` if a file has more bytes than allowed. */
export function refuseMoreBytes(length: number, { bytes }: Limits): void {
  if (length > bytes) {
    throw new FileError("too-large", texts.tooLarge(bytes));
  }
}

/** Throws `too-many-rows` if there are more rows than allowed. */
export function refuseMoreRows(count: number, { rows }: Limits): void {
  if (count > rows) {
    throw new FileError("too-many-rows", texts.tooManyRows(rows));
  }
}

/** Throws `too-deep` if something is nested more deeply than allowed. */
export function refuseDeeper(level: number, { depth }: Limits): void {
  if (level > depth) throw new FileError("too-deep", texts.tooDeep(depth));
}
