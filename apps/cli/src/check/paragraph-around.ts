import type { Paragraph } from "@housestyle/engine";

/** The paragraph a place is in, of several the innermost; they are in the order they begin. */
export function paragraphAround(paragraphs: readonly Paragraph[], place: number): Paragraph | undefined {
  let low = 0;
  let high = paragraphs.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((paragraphs[middle]?.start ?? 0) <= place) low = middle + 1;
    else high = middle;
  }
  // What begins last may have ended: only a note does so inside of another paragraph.
  for (let i = low - 1; i >= 0; i--) {
    const paragraph = paragraphs[i];
    if (paragraph && place < paragraph.start + paragraph.text.length) return paragraph;
  }
  return undefined;
}
