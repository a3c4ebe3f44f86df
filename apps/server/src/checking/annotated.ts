import type { AnnotationNode } from "@housestyle/contract";
import type { Finding } from "@housestyle/engine";

/** A text without its markup, and how to map offsets back to the original. */
export interface Plain {
  /** What the reader sees: the text, and markup in the form in which it is read. */
  readonly text: string;
  readonly pieces: readonly Piece[];
}

/** A span of the plain text. */
interface Piece {
  readonly plainStart: number;
  readonly plainEnd: number;
  /** The start of the span in the original. */
  readonly writtenStart: number;
  readonly writtenEnd: number;
  readonly isText: boolean;
}

/** Joins the nodes into the text that a reader sees. */
export function toPlain(nodes: readonly AnnotationNode[]): Plain {
  const pieces: Piece[] = [];
  let text = "";
  let written = 0;
  for (const node of nodes) {
    const seen = node.text ?? node.interpretAs ?? "";
    const length = (node.text ?? node.markup ?? "").length;
    pieces.push({
      plainStart: text.length,
      plainEnd: text.length + seen.length,
      writtenStart: written,
      writtenEnd: written + length,
      isText: node.text !== undefined,
    });
    text += seen;
    written += length;
  }
  return { text, pieces };
}

/**
 * Returns findings of the plain text at their offsets in the original, in text order and without overlaps. A finding
 * that includes markup loses its suggestions, because they would replace the markup. Findings about markup alone, and
 * about spaces that only touch because markup between them was removed, are dropped.
 */
export function toWritten<F extends Finding>(findings: readonly F[], { pieces }: Plain): F[] {
  let first = 0;
  return findings.flatMap((finding) => {
    first = skipBefore(pieces, first, finding.start);
    return place(finding, touchedBy(finding, pieces, first));
  });
}

/** Returns the first piece, from `next` on, that ends after `start`. */
function skipBefore(pieces: readonly Piece[], next: number, start: number): number {
  for (let piece = pieces[next]; piece && piece.plainEnd <= start; piece = pieces[next]) next += 1;
  return next;
}

function touchedBy({ end }: Finding, pieces: readonly Piece[], first: number): Piece[] {
  const touched: Piece[] = [];
  for (let piece = pieces[first]; piece && piece.plainStart < end; piece = pieces[first + touched.length]) {
    touched.push(piece);
  }
  return touched;
}

function place<F extends Finding>(finding: F, touched: readonly Piece[]): F[] {
  const [first, last] = [touched[0], touched.at(-1)];
  if (!first || !last || !touched.some(({ isText }) => isText)) return [];
  const start = first.isText ? first.writtenStart + finding.start - first.plainStart : first.writtenStart;
  const end = last.isText ? last.writtenStart + finding.end - last.plainStart : last.writtenEnd;
  const whole = end - start === finding.end - finding.start && touched.every(({ isText }) => isText);
  if (!whole && finding.text.trim() === "") return [];
  return [whole ? { ...finding, start, end } : { ...finding, start, end, suggestions: [], sure: false }];
}
