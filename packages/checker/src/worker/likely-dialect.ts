import { type Dialect, dialects } from "@housestyle/engine";

/** Fewer words may be quoted, or a slip. */
const fewest = 3;
/** So many of the words have to be right in it. */
const share = 0.8;

/**
 * The English that a text seems to be in, told from the words that are right elsewhere but not in `current`; undefined
 * when they are too few or of several kinds. Where two fit equally, British goes before Canadian and Australian.
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
