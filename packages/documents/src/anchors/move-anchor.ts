import type { PositionChange } from "./position-changes.ts";
import { quotesIn, type Stretch } from "./position-text.ts";

/** A place in a document that a comment is about. */
export interface TextAnchor extends Stretch {
  /** The words that the anchor was created for. */
  readonly quote: string;
  /** Whether those words are gone. `from` and `to` are then where they used to be. */
  readonly isOrphan: boolean;
}

/** Shorter quotations are not searched for, because they occur by chance. */
const shortestQuote = 4;

/**
 * Returns an anchor's place after changes. Words inserted at its edges are not part of it, but words that replaced
 * exactly its own are. If nothing of it is left, it is found again if its words occur exactly once.
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

/** Returns where a position is after changes. Text inserted exactly at the position comes after it if `side` is −1. */
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
