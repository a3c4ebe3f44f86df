import type { Piece, Span } from "@housestyle/engine";
import { changedParts } from "../rephrase/preview.ts";
import type { Wording } from "../rephrase/rewrite-transaction.ts";

/** Returns a version of a span of a paragraph as a wording: words that stay keep their formatting. */
export function wordingOf(paragraph: string, { start, end }: Span, text: string): Wording {
  let at = start;
  const pieces: Piece[] = [];
  for (const { kind, text: part } of changedParts(paragraph.slice(start, end), text)) {
    if (kind === "new") {
      pieces.push(part);
      continue;
    }
    if (kind === "same") pieces.push({ start: at, end: at + part.length });
    at += part.length;
  }
  return { kind: "version", start, end, pieces, text };
}

/** Returns a version as one line: a sentence in a paragraph has no line breaks. */
export const asOneLine = (text: string): string => text.replace(/\s*\n\s*/g, " ").trim();
