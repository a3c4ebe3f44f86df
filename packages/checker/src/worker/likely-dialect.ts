import { type Dialect, dialects } from "@housestyle/engine";

/** The fewest words that suggest another variety. Fewer may be quotations or slips. */
const fewest = 3;
/** The share of these words that must be correct in that variety. */
const share = 0.8;

/**
 * Returns the English variety that a text seems to use, judged by words that are correct in other varieties but not in
 * `current`. Returns undefined if there are too few such words or they belong to several varieties. If two fit equally,
 * British comes before Canadian and Australian.
 */
export function likelyDialect(
  foreign: readonly string[],
  current: Dialect,
  dialectsOf: (word: string) => readonly Dialect[],
): Dialect | undefined {
  const words = new Set(foreign.map((word) => word.toLowerCase()));
  const known = [...words].map((word) => dialectsOf(word));
  const counted = dialects
    .filter((dialect) => dialect !== current)
    .map((dialect) => ({ dialect, count: known.filter((fits) => fits.includes(dialect)).length }))
    .sort((a, b) => b.count - a.count);
  const [best] = counted;
  return best && best.count >= Math.max(fewest, words.size * share) ? best.dialect : undefined;
}
