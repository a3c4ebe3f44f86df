import type { Problem } from "./problem.ts";

/** A file that was made. */
export interface WrittenFile {
  readonly bytes: Uint8Array;
  readonly mediaType: string;
  /** With the dot, such as `.csv`. */
  readonly extension: string;
  /** Rows that this format cannot hold and that are not in the file. */
  readonly problems: readonly Problem[];
  /** Members that hold something in some row, and that this format has no place for. */
  readonly lost: readonly string[];
}
