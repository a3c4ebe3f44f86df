import type { DocxParagraph, DocxPiece } from "../docx-content.ts";
import type { SourceEdit } from "../source-edit.ts";
import type { UnusedIds } from "../unused-ids.ts";
import { elementsOf } from "../word-elements.ts";
import { type PlacedPiece, placedPieces } from "../word-hunks.ts";
import type { CommentAnchor } from "./comment-anchors.ts";

/** A comment and the words it is anchored to. */
export interface AnchoredComment extends CommentAnchor {
  readonly id: number;
}

/** XML to be inserted at an offset of a paragraph's text: the start or the end of a comment's words. */
interface Mark {
  readonly at: number;
  readonly isEnd: boolean;
  readonly xml: string;
}

/** Returns the edits that mark the words of each comment in the source of a part. Runs are split where needed. */
export function commentMarks(xml: string, comments: readonly AnchoredComment[], ids: UnusedIds): readonly SourceEdit[] {
  const byParagraph = new Map<DocxParagraph, AnchoredComment[]>();
  for (const each of comments) byParagraph.set(each.paragraph, [...(byParagraph.get(each.paragraph) ?? []), each]);
  return [...byParagraph].flatMap(([paragraph, own]) => marksIn(xml, paragraph, own.flatMap(marksOf), ids));
}

const marksOf = ({ id, from, to }: AnchoredComment): readonly Mark[] => [
  { at: from, isEnd: false, xml: `<w:commentRangeStart w:id="${id}"/>` },
  {
    at: to,
    isEnd: true,
    xml: `<w:commentRangeEnd w:id="${id}"/><w:r><w:commentReference w:id="${id}"/></w:r>`,
  },
];

function marksIn(xml: string, paragraph: DocxParagraph, marks: readonly Mark[], ids: UnusedIds): readonly SourceEdit[] {
  const { part, pieces, inside, end } = paragraph;
  const placed = placedPieces(pieces).filter(({ from, to }) => to > from);
  const byPiece = new Map<PlacedPiece, Mark[]>();
  const loose: Mark[] = [];
  // At one place, the words of one comment end before those of the next begin.
  for (const mark of marks.toSorted((a, b) => a.at - b.at || Number(b.isEnd) - Number(a.isEnd))) {
    const isHere = ({ from, to }: PlacedPiece) =>
      mark.isEnd ? from < mark.at && mark.at <= to : from <= mark.at && mark.at < to;
    const piece = placed.find(isHere);
    if (piece) byPiece.set(piece, [...(byPiece.get(piece) ?? []), mark]);
    else loose.push(mark);
  }
  const edits = [...byPiece].map(([piece, own]) => ({ part, ...dividedPiece(xml, piece, own, ids) }));
  if (loose.length === 0) return edits;
  // In a paragraph without words they are where words would be.
  const text = marks.map((mark) => mark.xml).join("");
  if (inside !== undefined) return [{ part, start: inside, end: inside, text }];
  return [{ part, start: end - 2, end, text: `>${text}</w:p>` }];
}

/**
 * Returns the edit that writes marks into a piece, or before or after its run if the piece is at that end of the run.
 */
function dividedPiece(
  xml: string,
  { piece, from, to }: PlacedPiece,
  marks: readonly Mark[],
  ids: UnusedIds,
): Omit<SourceEdit, "part"> {
  const marksAt = (at: number) =>
    marks
      .filter((mark) => mark.at === at)
      .map((mark) => mark.xml)
      .join("");
  const cuts = [...new Set(marks.map(({ at }) => at))].filter((at) => from < at && at < to).toSorted((a, b) => a - b);
  const content = cuts.length === 0 ? [xml.slice(piece.start, piece.end)] : cutContent(piece, from, cuts);
  const divide = (xmlOfMarks: string) => `</w:r>${xmlOfMarks}${piece.runTag}${ids.again(piece.runProperties)}`;
  const [first, last] = [marksAt(from), marksAt(to)];
  const start = first === "" ? piece.start : (runStart(xml, piece) ?? piece.start);
  const isRunEnd = xml.startsWith("</w:r>", piece.end);
  const before = start < piece.start ? first + xml.slice(start, piece.start) : first && divide(first);
  const inside = content.map((each, index) => (index === 0 ? each : divide(marksAt(cuts[index - 1] ?? 0)) + each));
  const after = last && (isRunEnd ? `</w:r>${last}` : divide(last));
  const end = piece.end + (last && isRunEnd ? "</w:r>".length : 0);
  return { start, end, text: before + inside.join("") + after };
}

/** Returns the elements of a piece that is split at offsets of its paragraph's text. */
function cutContent({ text, lead = "" }: DocxPiece, from: number, cuts: readonly number[]): readonly string[] {
  const bounds = [0, ...cuts.map((at) => at - from), text.length];
  return bounds.slice(1).map((end, index) => elementsOf((index === 0 ? lead : "") + text.slice(bounds[index], end)));
}

/** Returns where the run of a piece begins, if the piece is its first element. Otherwise returns undefined. */
function runStart(xml: string, { start, runTag, runProperties }: DocxPiece): number | undefined {
  const head = runTag + runProperties;
  return xml.startsWith(head, start - head.length) ? start - head.length : undefined;
}
