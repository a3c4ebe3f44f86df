import { diffWordsWithSpace } from "diff";
import type { DocxPiece } from "./docx-content.ts";

/** Words that replace those between two offsets of a paragraph's text. */
export interface Hunk {
  readonly from: number;
  readonly to: number;
  readonly words: string;
}

/** Returns what has changed between two texts, word by word, in their order. */
export function hunksOf(before: string, now: string): readonly Hunk[] {
  const hunks: Hunk[] = [];
  let at = 0;
  let open: { readonly from: number; readonly to: number } | undefined;
  for (const { added, removed: isGone, value } of diffWordsWithSpace(before, now)) {
    if (isGone) {
      if (open) hunks.push({ ...open, words: "" });
      open = { from: at, to: at + value.length };
    } else if (added) {
      hunks.push({ ...(open ?? { from: at, to: at }), words: value });
      open = undefined;
    } else if (open) {
      hunks.push({ ...open, words: "" });
      open = undefined;
    }
    if (!added) at += value.length;
  }
  if (open) hunks.push({ ...open, words: "" });
  return hunks;
}

/** A piece with its place in the text of its paragraph. */
export interface PlacedPiece {
  readonly index: number;
  readonly piece: DocxPiece;
  readonly from: number;
  readonly to: number;
}

/** Returns the pieces of a paragraph with their offsets in its text. */
export function placedPieces(pieces: readonly DocxPiece[]): readonly PlacedPiece[] {
  let at = 0;
  return pieces.map((piece, index) => {
    const from = at;
    at += piece.text.length;
    return { index, piece, from, to: at };
  });
}

/** Returns the piece that takes the words of a hunk: that of the first word they replace, else the one before, else the next. */
export function targetOf<T extends PlacedPiece>(placed: readonly T[], { from, to }: Hunk): T | undefined {
  return (
    placed.find((piece) => piece.from < to && piece.to > from) ??
    placed.find((piece) => piece.to === from) ??
    placed.find((piece) => piece.from <= to && piece.to >= from)
  );
}
