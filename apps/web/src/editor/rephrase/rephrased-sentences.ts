import type { Rewrite, Span } from "@housestyle/engine";

/** A sentence with its other wordings. Offsets are into the text of the paragraph. */
export interface RephrasedSentence extends Span {
  readonly rewrites: readonly Rewrite[];
}

/** Returns rewrites by the sentence that they begin with, in text order. */
export function rephrasedSentences(rewrites: readonly Rewrite[]): RephrasedSentence[] {
  const sentences = new Map<number, Rewrite[]>();
  for (const rewrite of rewrites) {
    const { start } = rewrite;
    sentences.set(start, [...(sentences.get(start) ?? []), rewrite]);
  }
  return [...sentences]
    .toSorted(([one], [other]) => one - other)
    .map(([start, own]) => ({ start, end: Math.min(...own.map(({ end }) => end)), rewrites: own }));
}
