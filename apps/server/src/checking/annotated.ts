import type { AnnotationNode } from "@housestyle/contract";
import type { Finding } from "@housestyle/engine";

/** A text with its markup taken out, and the way back to the places it had. */
export interface Plain {
  /** What the reader sees: text, and markup as it is to be read. */
  readonly text: string;
  readonly pieces: readonly Piece[];
}

/** A stretch of the plain text. */
interface Piece {
  readonly plainStart: number;
  readonly plainEnd: number;
  /** Where it begins as written. */
  readonly writtenStart: number;
  readonly writtenEnd: number;
  readonly isText: boolean;
}

/** Joins the nodes to the text a reader sees. */
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
 * Findings of the plain text, in text order and free of overlaps, at the places they have as written. One that reaches
 * into markup keeps its remark but loses its suggestions, for they would replace the markup; one about nothing but
 * markup is dropped, and one about spaces that only touch because something between them is not to be read. Linear in findings and pieces together.
 */
export function toWritten<F extends Finding>(findings: readonly F[], { pieces }: Plain): F[] {
  let first = 0;
  return findings.flatMap((finding) => {
    first = skipBefore(pieces, first, finding.start);
    return place(finding, touchedBy(finding, pieces, first));
  });
}

/** The first piece, from `next` on, that ends behind `start`. */
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
