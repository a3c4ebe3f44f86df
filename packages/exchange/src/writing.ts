import type { Problem } from "./problem.ts";

/** A file that was written. */
export interface WrittenFile {
  readonly bytes: Uint8Array;
  readonly mediaType: string;
  /** The extension with its dot, such as `.csv`. */
  readonly extension: string;
  /** Rows that this format cannot express and that are not in the file. */
  readonly problems: readonly Problem[];
  /** Members with values in some rows that this format cannot express. */
  readonly lost: readonly string[];
}
