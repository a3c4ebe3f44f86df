import { FileError } from "./file-error.ts";
import { texts } from "./texts.ts";

/** How much a reader takes before it refuses the file. */
export interface Limits {
  /** Bytes of the file, and again of everything that comes out of an archive, counted while it is inflated. */
  readonly bytes: number;
  /** Rows of one table, of every table of an archive, lines of a word list. */
  readonly rows: number;
  /** Files in an archive. */
  readonly entries: number;
  /** How many times larger than itself an archive may become, once it has passed a megabyte. */
  readonly ratio: number;
  /** Levels of nesting in XML, YAML and JSON. */
  readonly depth: number;
}

/** What readers take when nothing else is said: 25 MiB, 100,000 rows, 1,000 files, 200 times, 40 levels. */
export const defaultLimits: Limits = {
  bytes: 25 * 1024 * 1024,
  rows: 100_000,
  entries: 1_000,
  ratio: 200,
  depth: 40,
};

/** What readers take of an archive that holds a document: pictures make documents large. */
export const documentLimits: Limits = { ...defaultLimits, bytes: 200 * 1024 * 1024, entries: 10_000 };

/** The limits with those of the caller on top. */
export const limitsWith = (own: Partial<Limits> | undefined): Limits => ({ ...defaultLimits, ...own });

/** Throws `too-large` when a file has more bytes than allowed. */
export function refuseMoreBytes(length: number, { bytes }: Limits): void {
  if (length > bytes) {
    throw new FileError("too-large", texts.tooLarge(bytes));
  }
}

/** Throws `too-many-rows` when there are more rows than allowed. */
export function refuseMoreRows(count: number, { rows }: Limits): void {
  if (count > rows) {
    throw new FileError("too-many-rows", texts.tooManyRows(rows));
  }
}

/** Throws `too-deep` when something is nested deeper than allowed. */
export function refuseDeeper(level: number, { depth }: Limits): void {
  if (level > depth) throw new FileError("too-deep", texts.tooDeep(depth));
}
