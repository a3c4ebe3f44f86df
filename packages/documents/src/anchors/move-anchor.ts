import type { PositionChange } from "./position-changes.ts";
import { quotesIn, type Stretch } from "./position-text.ts";

/** A place in a document that a comment is about. */
export interface TextAnchor extends Stretch {
  /** The words it was made for. */
  readonly quote: string;
  /** Whether those words are gone; `from` and `to` are then where they were. */
  readonly isOrphan: boolean;
}

/** Shorter quotations occur by chance. */
const shortestQuote = 4;

/**
 * Returns an anchor in the text that changes have led to. Words written at its edges are not part of it; words that replaced
 * exactly its own are. Where nothing of it is left, it is found again if its words occur exactly once.
 */
export function movedAnchor(anchor: TextAnchor, changes: readonly PositionChange[], after: string): TextAnchor {
  const from = movedPosition(anchor.from, changes, 1);
  const to = movedPosition(anchor.to, changes, -1);
  if (!anchor.isOrphan && from < to) return { ...anchor, from, to };
  const [found, another] = anchor.quote.length < shortestQuote ? [] : quotesIn(after, anchor.quote);
  if (found && !another) return { ...anchor, ...found, isOrphan: false };
  const place = Math.min(from, to);
  return { ...anchor, from: place, to: place, isOrphan: true };
}

/** Returns where a position is after changes; what is inserted just there comes after it if `side` is −1. */
function movedPosition(position: number, changes: readonly PositionChange[], side: 1 | -1): number {
  let shift = 0;
  for (const { from, to, size } of changes) {
    if (from > position) break;
    if (position <= to) {
      const isBefore = from === to ? side < 0 : position === from || (position < to && side < 0);
      return from + shift + (isBefore ? 0 : size);
    }
    shift += size - (to - from);
  }
  return position + shift;
}
