/** A rectangle in the window, CSS pixels. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The distance in CSS pixels between the card, its words, and the edges of its container. */
const gap = 8;

/**
 * Returns the top left corner and the largest height of a card: below the last line of its words, or above the first if there
 * is no room below; never over a line of them. `lines` spans from the top of the first line to the bottom of the last.
 */
export function placeCard(
  lines: Box,
  card: { readonly width: number; readonly height: number },
  room: Box,
): { readonly left: number; readonly top: number; readonly maxHeight: number } {
  const below = room.bottom - gap - (lines.bottom + gap);
  const above = lines.top - gap - (room.top + gap);
  const goesBelow = card.height <= below || below >= above;
  const maxHeight = Math.max(0, goesBelow ? below : above);
  const height = Math.min(card.height, maxHeight);
  const rightmost = room.right - gap - card.width;
  return {
    left: Math.max(room.left + gap, Math.min(lines.left - gap, rightmost)),
    top: goesBelow ? lines.bottom + gap : lines.top - gap - height,
    maxHeight,
  };
}
