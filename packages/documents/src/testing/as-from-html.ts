import type { Node } from "prosemirror-model";
import { blocksOf, notesOf } from "../blocks/blocks-of.ts";
import { documentOf } from "../blocks/document-of.ts";
import type { ReadBlock, ReadContent, ReadPiece } from "../blocks/read-block.ts";
import { withNumberedNotes } from "./as-paragraphs.ts";

/** Returns a document as it comes back from HTML: spaces outside code count as one, and paragraphs without words are gone. */
export const asFromHtml = (doc: Node): Node =>
  withNumberedNotes(
    documentOf(
      blocksOf(doc).flatMap(content),
      new Map([...notesOf(doc)].map(([id, blocks]) => [id, blocks.flatMap(paragraph)])),
    ),
  );

function content(read: ReadContent): readonly ReadContent[] {
  if ("kind" in read) return paragraph(read);
  if (!("rows" in read)) return [read];
  return [
    { rows: read.rows.map((cells) => cells.map((cell) => ({ ...cell, content: cell.content.flatMap(content) }))) },
  ];
}

function paragraph(block: ReadBlock): readonly ReadBlock[] {
  if (block.kind === "rule" || block.kind === "pageBreak") return [block];
  const pieces = block.kind === "code" ? block.pieces : spacedOnce(block.pieces);
  const hasWords = pieces.some(({ text, note }) => text.trim() !== "" || note !== undefined);
  return hasWords ? [{ ...block, pieces }] : [];
}

function spacedOnce(pieces: readonly ReadPiece[]): readonly ReadPiece[] {
  let endsInSpace = true;
  return pieces.map((piece) => {
    if (piece.note !== undefined) {
      endsInSpace = false;
      return piece;
    }
    const spaced = piece.text === "\n" ? piece.text : piece.text.replace(/[ \t\n]+/g, " ");
    const text = endsInSpace ? spaced.replace(/^ /, "") : spaced;
    if (text !== "") endsInSpace = /[ \n]$/.test(text);
    return { ...piece, text };
  });
}
