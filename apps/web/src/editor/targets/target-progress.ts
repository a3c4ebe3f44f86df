/** How many words a document is to have, and how many are to be written in a day; undefined where there is no target. */
export interface WordTargets {
  readonly document?: number | undefined;
  readonly daily?: number | undefined;
}

/** The progress towards a target. `share` is from 0 to 1. */
export interface TargetProgress {
  readonly what: keyof WordTargets;
  readonly done: number;
  readonly target: number;
  readonly share: number;
  readonly isReached: boolean;
}

/** Returns the progress towards the target of the day or, without one, towards that of the document; undefined without any. */
export function targetProgress(targets: WordTargets, words: number, today: number): TargetProgress | undefined {
  if (targets.daily !== undefined) return progress("daily", today, targets.daily);
  if (targets.document !== undefined) return progress("document", words, targets.document);
  return undefined;
}

function progress(what: keyof WordTargets, done: number, target: number): TargetProgress {
  return { what, done, target, share: Math.min(1, done / target), isReached: done >= target };
}
