import type { Paragraph } from "@housestyle/engine";

/** Paragraphs, and places of markup in them, that may go from one thread to another at a time. */
const mostPieces = 2_000;

/** The paragraphs a second checker is asked about: the first ones of a text, as many as the server can carry at once. */
export function forSlowLane(paragraphs: readonly Paragraph[]): Paragraph[] {
  let pieces = 0;
  const end = paragraphs.findIndex(({ markup = [], opaque = [] }) => {
    pieces += 1 + markup.length + opaque.length;
    return pieces > mostPieces;
  });
  return paragraphs.slice(0, end < 0 ? undefined : end);
}
