import type { Hunk } from "../in-place/hunks.ts";
import type { DocxPiece } from "./docx-content.ts";

/** A piece with its place in the text of its paragraph. */
export interface PlacedPiece<Piece = DocxPiece> {
  readonly index: number;
  readonly piece: Piece;
  readonly from: number;
  readonly to: number;
}

/** Returns the pieces of a paragraph with their offsets in its text. */
export function placedPieces<Piece extends { readonly text: string }>(
  pieces: readonly Piece[],
): readonly PlacedPiece<Piece>[] {
  let at = 0;
  return pieces.map((piece, index) => {
    const from = at;
    at += piece.text.length;
    return { index, piece, from, to: at };
  });
}

/**
 * Returns the piece that receives the words of a hunk: that of the first word they replace, or else the one before, or
 * else the next.
 */
export function targetOf<T extends PlacedPiece<unknown>>(placed: readonly T[], { from, to }: Hunk): T | undefined {
  return (
    placed.find((piece) => piece.from < to && piece.to > from) ??
    placed.find((piece) => piece.to === from) ??
    placed.find((piece) => piece.from <= to && piece.to >= from)
  );
}

/** Changes the texts of the pieces that a hunk touches. The words of the hunk go into the piece at `target`. */
export function spliceTexts(
  texts: string[],
  placed: readonly PlacedPiece<{ readonly text: string }>[],
  hunk: Hunk,
  target: number | undefined,
): void {
  for (const { index, piece, from } of placed) {
    const [first, last] = [Math.max(hunk.from - from, 0), Math.min(hunk.to - from, piece.text.length)];
    const own = texts[index] ?? "";
    if (first < last || index === target)
      texts[index] = own.slice(0, first) + (index === target ? hunk.words : "") + own.slice(Math.max(first, last));
  }
}
