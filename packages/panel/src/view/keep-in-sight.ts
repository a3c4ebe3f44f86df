import type { Surface } from "@housestyle/surfaces";

/** How much of the text shows above and below, where there is room for it. */
const mostMargin = 16;

/**
 * Scrolls the text so that a span of it is visible, now and whenever the size of its container changes. Returns a function
 * that stops it.
 */
export function keepInSight(surface: Pick<Surface, "lines">, room: Element, from: number, to: number): () => void {
  const look = () => {
    const words = surface.lines(from, to);
    if (!words) return;
    const { top, bottom } = room.getBoundingClientRect();
    // Above a keyboard there may be room for the words and hardly more.
    const spare = bottom - top - (words.last.bottom - words.first.top);
    const margin = Math.max(0, Math.min(mostMargin, spare / 2));
    const below = words.last.bottom + margin - bottom;
    const above = top + margin - words.first.top;
    if (below > 0) room.scrollBy({ top: below });
    else if (above > 0) room.scrollBy({ top: -above });
  };
  const watcher = new ResizeObserver(look);
  watcher.observe(room);
  return () => watcher.disconnect();
}
