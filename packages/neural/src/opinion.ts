import type { Judge } from "./judge.ts";

/**
 * How the tagger's word and the judge's weigh together: `1 / (1 + exp(-(bias + tagger * logit(p) + judge * worth)))`, a
 * logistic regression that `training/weigh.py` fits.
 */
export interface OpinionWeights {
  readonly bias: number;
  readonly tagger: number;
  readonly judge: number;
}

/** A judge, and what weight its word has. */
export interface Opinion {
  readonly judge: Judge;
  readonly weights: OpinionWeights;
}

/** The tagger is asked for what is at least so likely; the judge says what of it stays. */
export const taggerThreshold = 0.1;

/** How sure both are together, 0 to 1. */
export function together(p: number, worth: number, { bias, tagger, judge }: OpinionWeights): number {
  const logit = Math.log(p / (1 - Math.min(p, 0.9999)));
  return 1 / (1 + Math.exp(-(bias + tagger * logit + judge * worth)));
}
