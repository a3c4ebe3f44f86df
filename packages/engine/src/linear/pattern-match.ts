/** One place a pattern fits: UTF-16 span and the groups, 0 the whole. What groups inside lookaround hold is not known. */
export interface PatternMatch {
  readonly start: number;
  readonly end: number;
  readonly groups: readonly (string | undefined)[];
  /** Where each group begins; -1 for one that holds nothing. */
  readonly starts: readonly number[];
}
