import type { Level, ParagraphKind } from "@housestyle/engine";

/** A rule of Vale that no phrase can say: it looks at whole blocks, or at all of a text. It can be sent to a thread. */
export interface DocumentRule {
  readonly style: string;
  /** `Style.Rule`, by which it is turned on and off. */
  readonly name: string;
  /** Said of a finding; `%s` in it stands for the words. */
  readonly message: string;
  readonly level: Level;
  /** The blocks it reads; undefined for all but code. */
  readonly blocks: readonly ParagraphKind[] | undefined;
  readonly check: Check;
}

/** What is looked for. Patterns can run in linear time. */
export type Check = Capitals | Pairs | PhraseRule | MetricRule;

/** How words of a block begin. */
export interface Capitals {
  readonly kind: "capitalization";
  readonly match: "title" | "sentence" | "lower" | "upper" | { readonly pattern: string };
  /** The share of words that has to be right. */
  readonly threshold: number;
  /** Words behind which a heading begins anew, “:”. */
  readonly indicators: readonly string[];
  /** Words that may be written as they are. */
  readonly exceptions: readonly string[];
}

/** Phrases of some blocks alone: what a pattern finds, but for exceptions in any letter case. */
export interface PhraseRule {
  readonly kind: "existence";
  readonly pattern: string;
  readonly exceptions: readonly string[];
}

/** Where the first stands, the second has to stand somewhere in the text, with the same words in its group. */
export interface Pairs {
  readonly kind: "conditional";
  readonly first: string;
  readonly second: string;
  readonly exceptions: readonly string[];
}

/** A number worked out of counts of the text, and what it must not be. */
export interface MetricRule {
  readonly kind: "metric";
  readonly formula: string;
  readonly condition: string;
}
