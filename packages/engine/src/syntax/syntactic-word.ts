import type { Token } from "../text/token.ts";

/** A word as a tree bank cuts it, with what it depends on. */
export interface SyntacticWord {
  /** The token it is of, and that token's index in the paragraph. */
  readonly token: Token;
  readonly at: number;
  /** Whether it is what hangs on the token's apostrophe: n't, 's, 'll. */
  readonly isTail: boolean;
  /** In lower case. */
  readonly lower: string;
  readonly lemma: string;
  /** Its tag in the Penn Treebank. */
  readonly penn: string;
  /** The index of the piece of this sentence it depends on, or -1. */
  readonly head: number;
  /** What it is to that one: nsubj, dobj, prep …; "root" when it depends on nothing. */
  readonly arc: string;
}
