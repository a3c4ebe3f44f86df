/** One line of a rule's phrase table. */
export interface PatternRow {
  /** What to find, in the pattern language (README.md). */
  readonly match: string;
  /** What to write instead, best first: `$0`, `$1` … are the matched tokens; none flags without a fix; "" deletes. */
  readonly replace?: readonly string[];
  /** Shown instead of the rule's own message. */
  readonly message?: string;
  /** True for findings that appear only with `Settings.picky`. */
  readonly picky?: true;
}
