import type { Analysis } from "../facts/analysis.ts";
import type { Token } from "../text/token.ts";

/** The words of a sentence: what holds a letter or a figure. */
export function wordsOf(a: Analysis, sentence: number): readonly Token[] {
  const { first = 0, last = 0 } = a.sentences[sentence] ?? {};
  return a.tokens.slice(first, last).filter(({ kind }) => kind === "word" || kind === "number" || kind === "opaque");
}

/** How many words a paragraph has. */
export const wordCount = ({ tokens }: Analysis): number =>
  tokens.reduce((sum, { kind }) => sum + (kind === "word" || kind === "number" || kind === "opaque" ? 1 : 0), 0);

/** Whether a paragraph is running text, whose sentences are measured: no heading, no list. */
export const isRunning = ({ kind }: Analysis): boolean => kind === "prose" || kind === "dialogue";
