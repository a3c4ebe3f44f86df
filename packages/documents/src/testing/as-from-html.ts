import type { Node } from "prosemirror-model";
import { blocksOf, notesOf, type WrittenContent } from "../blocks/blocks-of.ts";
import { documentOf } from "../blocks/document-of.ts";
import type { ReadBlock, ReadContent, ReadPiece } from "../blocks/read-block.ts";
import { withNumberedNotes } from "./as-paragraphs.ts";

/** Returns a document as it comes back from HTML: spaces outside code count as one, and paragraphs without words are gone. */
export const asFromHtml = (doc: Node): Node =>
  withNumberedNotes(
    documentOf(
      withFirstNumbers(blocksOf(doc)).flatMap(content),
      new Map([...notesOf(doc)].map(([id, blocks]) => [id, blocks.flatMap(paragraph)])),
    ),
  );

/** Returns content in which the first item that has words states the number of its list. */
function withFirstNumbers(content: readonly WrittenContent[]): readonly WrittenContent[] {
  const stated = new Set<number>();
  const starts = new Map<number, number>();
  return content.map((read) => {
    if (!("kind" in read) || read.list === undefined || typeof read.kind !== "object") return read;
    const { list, number, pieces } = read;
    if (number !== undefined) starts.set(list, number);
    if (stated.has(list) || !hasWords(pieces)) return read;
    stated.add(list);
    return { ...read, number: starts.get(list) };
  });
}

const hasWords = (pieces: readonly ReadPiece[]): boolean =>
  pieces.some(({ text, note }) => text.trim() !== "" || note !== undefined);

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
  return hasWords(pieces) ? [{ ...block, pieces }] : [];
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
