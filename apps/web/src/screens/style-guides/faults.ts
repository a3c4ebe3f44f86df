/** Something that the checker would correct. */
export interface Fault {
  readonly words: string;
  readonly hint: string;
}

interface Tag {
  readonly startPos: number;
  readonly endPos: number;
  readonly hint: string;
  readonly isCorrection: boolean;
}

/** Returns the mistakes among the suggestions for a sentence, in its order; what is a matter of taste is left out. */
export function faultsOf(sentence: string, tags: readonly Tag[]): readonly Fault[] {
  return tags
    .filter(({ isCorrection }) => isCorrection)
    .toSorted((one, other) => one.startPos - other.startPos)
    .map(({ startPos, endPos, hint }) => ({ words: sentence.slice(startPos, endPos + 1), hint }));
}
