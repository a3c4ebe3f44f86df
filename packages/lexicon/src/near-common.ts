/** Tells whether a word is one edit away from a common one. */
export type NearCommon = (word: string) => boolean;

/**
 * A rare word one letter away from a common one (*calender*, *ort*) is met more often as a slip than as itself.
 * Words share a neighbour when leaving out at most one letter of each makes them equal, which covers every single
 * deletion, insertion and substitution, and a transposition of neighbours.
 */
export function nearCommon(common: Iterable<string>): NearCommon {
  const reachable = new Set<string>();
  for (const word of common) for (const form of withOneLetterLess(word)) reachable.add(form);
  return (word) => withOneLetterLess(word).some((form) => reachable.has(form));
}

function withOneLetterLess(word: string): string[] {
  const forms = [word];
  for (let i = 0; i < word.length; i++) forms.push(word.slice(0, i) + word.slice(i + 1));
  return forms;
}
