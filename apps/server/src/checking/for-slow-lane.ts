import type { Paragraph } from "@housestyle/engine";

/** The most paragraphs, and spans of markup in them, that are passed between threads at a time. */
const mostPieces = 2_000;

/**
 * Returns the paragraphs for a second checker: the first ones of a text, as many as the server can handle at a time.
 */
export function forSlowLane(paragraphs: readonly Paragraph[]): Paragraph[] {
  let pieces = 0;
  const end = paragraphs.findIndex(({ markup = [], opaque = [] }) => {
    pieces += 1 + markup.length + opaque.length;
    return pieces > mostPieces;
  });
  return paragraphs.slice(0, end < 0 ? undefined : end);
}
