/** Lists with more pairs than this are paired by position, because nobody reads such a comparison word for word. */
const mostPairs = 250_000;
/** Paragraphs that share less than this part of their words are not regarded as versions of the same paragraph. */
const leastAlike = 0.4;

/** An index in the first list, in the second, or in both. */
export type AlikePair = readonly [before: number | undefined, after: number | undefined];

/**
 * Returns which paragraphs of two lists belong together because they share most of their words, in the order of both.
 * The others are unpaired, those of the first list before those of the second. If each list has a single paragraph,
 * these are paired.
 */
export function pairAlike(before: readonly string[], after: readonly string[]): AlikePair[] {
  const isOne = before.length === 1 && after.length === 1;
  if (isOne || before.length * after.length > mostPairs) return inPlace(before.length, after.length);
  const best = bestFrom(before.map(wordCounts), after.map(wordCounts));
  const pairs: AlikePair[] = [];
  let [left, right] = [0, 0];
  while (left < before.length || right < after.length) {
    const here = best(left, right);
    if (left < before.length && here === best(left + 1, right)) pairs.push([left++, undefined]);
    else if (right < after.length && here === best(left, right + 1)) pairs.push([undefined, right++]);
    else pairs.push([left++, right++]);
  }
  return pairs;
}

/** Returns how similar two lists can be at most from a place in each on. */
function bestFrom(ours: readonly WordCounts[], theirs: readonly WordCounts[]): (left: number, right: number) => number {
  const width = theirs.length + 1;
  const table = new Float64Array((ours.length + 1) * width);
  const best = (left: number, right: number) => table[left * width + right] ?? 0;
  for (const [back, one] of ours.toReversed().entries())
    for (const [backToo, other] of theirs.toReversed().entries()) {
      const [left, right] = [ours.length - 1 - back, theirs.length - 1 - backToo];
      const share = likeness(one, other);
      const paired = share < leastAlike ? 0 : share + best(left + 1, right + 1);
      table[left * width + right] = Math.max(best(left + 1, right), best(left, right + 1), paired);
    }
  return best;
}

const inPlace = (left: number, right: number): AlikePair[] =>
  Array.from({ length: Math.max(left, right) }, (_, at) => [at < left ? at : undefined, at < right ? at : undefined]);

interface WordCounts {
  readonly counts: ReadonlyMap<string, number>;
  readonly total: number;
}

function wordCounts(text: string): WordCounts {
  const counts = new Map<string, number>();
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return { counts, total: words.length };
}

/** Returns the share of words that two paragraphs have in common, from 0 to 1. */
function likeness(one: WordCounts, other: WordCounts): number {
  if (one.total + other.total === 0) return 0;
  const [fewer, more] = one.counts.size < other.counts.size ? [one, other] : [other, one];
  let shared = 0;
  for (const [word, count] of fewer.counts) shared += Math.min(count, more.counts.get(word) ?? 0);
  return (2 * shared) / (one.total + other.total);
}
