/**
 * A match of a pattern: its span in UTF-16 code units, end exclusive, and its groups, of which 0 is the whole match. Groups
 * inside lookaround are undefined.
 */
export interface PatternMatch {
  readonly start: number;
  readonly end: number;
  readonly groups: readonly (string | undefined)[];
  /** Where each group begins; -1 for one that holds nothing. */
  readonly starts: readonly number[];
}
