import { schema } from "@housestyle/documents";
import type { Piece, Span } from "@housestyle/engine";
import { Fragment, type Mark, type Node } from "prosemirror-model";
import type { PieceEdit } from "./piece-edits.ts";

/**
 * Returns pieces as content of a document: spans of a block with their marks, and new words with these. Words that only change
 * their capitals keep their marks; `after` is the span that follows the pieces.
 */
export function pieceContent(block: Node, pieces: readonly Piece[], marks: readonly Mark[], after?: Span): Fragment {
  return pieces.reduce((content, piece, index) => {
    if (typeof piece !== "string") return content.append(block.content.cut(piece.start, piece.end));
    const own = marksBeforeCapitals(block, piece, pieces[index + 1] ?? after) ?? marks;
    return piece === "" ? content : content.append(Fragment.from(schema.text(piece, own)));
  }, Fragment.empty);
}

/** Returns the marks of a word that stands before the next piece in the block, too, with other capitals. */
function marksBeforeCapitals(block: Node, words: string, next: Piece | undefined): readonly Mark[] | undefined {
  if (typeof next !== "object" || next.start < words.length || words === "") return undefined;
  const start = next.start - words.length;
  const before = block.textBetween(start, next.start, undefined, "\n");
  return before.toLowerCase() === words.toLowerCase() ? sharedMarks(block, start, next.start) : undefined;
}

/**
 * Returns the marks of the new words of an edit: those that all replaced words share. Words that replace nothing have the
 * marks that the words on both sides share or, at the edge of the sentence, those of the whole sentence.
 */
export function marksOfNewWords(block: Node, { start, end }: PieceEdit, sentence: Span): readonly Mark[] {
  if (start < end) return sharedMarks(block, start, end);
  const isAmid = sentence.start < start && end < sentence.end;
  return isAmid ? sharedMarks(block, start - 1, end + 1) : sharedMarks(block, sentence.start, sentence.end);
}

/** Returns the marks that everything between two offsets of a block has, except for those of code. */
export function sharedMarks(block: Node, start: number, end: number): readonly Mark[] {
  let shared: readonly Mark[] | undefined;
  block.nodesBetween(start, end, ({ marks }) => {
    shared = (shared ?? marks).filter((mark) => mark.isInSet(marks) && !mark.type.spec.code);
  });
  return shared ?? [];
}
