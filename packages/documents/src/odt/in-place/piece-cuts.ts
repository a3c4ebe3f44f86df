import type { Hunk } from "../../in-place/hunks.ts";
import type { OdtPiece } from "./odt-paragraph.ts";

/** A piece of a paragraph with its offsets in the text. */
export interface PlacedOdtPiece {
  readonly piece: OdtPiece;
  readonly from: number;
  readonly to: number;
}

/** Returns the pieces of a paragraph with their offsets in its text. */
export function placedOdtPieces(pieces: readonly OdtPiece[]): readonly PlacedOdtPiece[] {
  let at = 0;
  return pieces.map((piece) => {
    const from = at;
    at += piece.text.length;
    return { piece, from, to: at };
  });
}

/** A range of a piece's text that is kept, deleted, or inserted. */
export interface OdtCut {
  readonly kind: "kept" | "gone" | "new";
  readonly text: string;
}

/**
 * Returns the piece that receives the words of a hunk: that of the first word they replace, or else the one before, or
 * else the next.
 */
export function takerOf(placed: readonly PlacedOdtPiece[], { from, to }: Hunk): PlacedOdtPiece | undefined {
  const words = placed.filter(({ piece }) => piece.isWords);
  return (
    words.find((each) => each.from < to && each.to > from) ??
    words.find((each) => each.to === from) ??
    words.find((each) => each.from <= to && each.to >= from)
  );
}

/** Returns the kept, deleted, and inserted ranges of a piece. Inserted words come after those that they replace. */
export function odtCuts(
  { piece: { text }, from, to }: PlacedOdtPiece,
  hunks: readonly (Hunk & { readonly isTaken: boolean })[],
): readonly OdtCut[] {
  const cuts: OdtCut[] = [];
  let at = from;
  const take = (kind: OdtCut["kind"], end: number) => {
    if (end > at) cuts.push({ kind, text: text.slice(at - from, end - from) });
    at = Math.max(at, end);
  };
  for (const hunk of hunks) {
    if (!hunk.isTaken && (hunk.from >= to || hunk.to <= from)) continue;
    take("kept", Math.min(hunk.from, to));
    take("gone", Math.min(hunk.to, to));
    if (hunk.isTaken && hunk.words !== "") cuts.push({ kind: "new", text: hunk.words });
  }
  take("kept", to);
  return cuts;
}
