import type { Piece, Rewrite, Span } from "@housestyle/engine";

/** A part of a paragraph with the pieces that replace it. */
export interface PieceEdit extends Span {
  readonly pieces: readonly Piece[];
}

/**
 * Returns the edits that turn a span of a paragraph into its pieces, in text order. As much as possible of what stays is not
 * touched; pieces that change their place are moved around it.
 */
export function pieceEdits({ start, end, pieces }: Pick<Rewrite, "start" | "end" | "pieces">): PieceEdit[] {
  const inPlace = piecesInPlace(pieces);
  const edits: PieceEdit[] = [];
  let at = start;
  let moved: Piece[] = [];
  const replace = (to: number) => {
    if (at < to || moved.length > 0) edits.push({ start: at, end: to, pieces: moved });
    moved = [];
  };
  for (const piece of pieces) {
    if (typeof piece === "string" || !inPlace.has(piece)) {
      moved.push(piece);
      continue;
    }
    replace(piece.start);
    at = piece.end;
  }
  replace(end);
  return edits;
}

/** Returns the spans among pieces that are already in their order, chosen so that they are as long as possible. */
function piecesInPlace(pieces: readonly Piece[]): ReadonlySet<Piece> {
  const spans = pieces.filter((piece) => typeof piece !== "string");
  /** For each span, the length of the longest row that ends with it, and the span before it in that row. */
  const rows: { readonly length: number; readonly before: number }[] = [];
  for (const [index, span] of spans.entries()) {
    let [length, before] = [0, -1];
    for (let earlier = 0; earlier < index; earlier++) {
      const row = rows[earlier];
      const last = spans[earlier];
      if (row && last && last.end <= span.start && row.length > length) [length, before] = [row.length, earlier];
    }
    rows.push({ length: length + span.end - span.start, before });
  }
  const longest = Math.max(0, ...rows.map(({ length }) => length));
  const found = new Set<Piece>();
  let at = rows.findIndex(({ length }) => length === longest);
  for (let span = spans[at]; span; span = spans[at]) {
    found.add(span);
    at = rows[at]?.before ?? -1;
  }
  return found;
}
