/**
 * A match of a pattern: its span in UTF-16 code units, end exclusive, and its groups, of which 0 is the whole match. Groups
 * inside lookaround are undefined.
 */
export interface PatternMatch {
  readonly start: number;
  readonly end: number;
  readonly groups: readonly (string | undefined)[];
  /** The start of each group; -1 for one that did not take part. */
  readonly starts: readonly number[];
}
