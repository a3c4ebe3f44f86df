import type { ParagraphKind, SessionParagraph, Span } from "@housestyle/engine";
import type { Node } from "prosemirror-model";
import { noteCharacter } from "./schema/note-nodes.ts";

/** A textblock of the document, which the engine treats as one paragraph. */
export interface TextBlock {
  readonly node: Node;
  readonly kind: ParagraphKind;
  /** The start of the block in the document. Its first letter is at `pos + 1`. */
  readonly pos: number;
}

/** Returns all textblocks of a document in reading order, without those that are suggested for deletion. */
export function textBlocks(doc: Node): TextBlock[] {
  return textBlocksAmong(doc.children, 0, []);
}

/**
 * Returns the textblocks of adjacent nodes of which the first begins at `start`, within these containers, from the
 * outside in.
 */
export function textBlocksAmong(children: readonly Node[], start: number, containers: readonly Node[]): TextBlock[] {
  const around = containers.reduce<ParagraphKind>((kind, { type }) => containerKinds[type.name] ?? kind, "prose");
  const found: TextBlock[] = [];
  if (!containers.some(isDeleted)) collect(children, start, around, found);
  return found;
}

function collect(children: readonly Node[], start: number, around: ParagraphKind, found: TextBlock[]): void {
  let pos = start;
  for (const node of children) {
    if (isDeleted(node)) {
      // What is suggested to go is not read.
    } else if (node.isTextblock) found.push({ node, kind: kindOf(node, around), pos });
    else if (!node.isLeaf) collect(node.children, pos + 1, containerKinds[node.type.name] ?? around, found);
    pos += node.nodeSize;
  }
}

const containerKinds: Readonly<Record<string, ParagraphKind>> = {
  quote: "quote",
  item: "list",
  cell: "list",
  headerCell: "list",
  definitions: "list",
  definition: "prose",
  figure: "list",
};

/** Returns whether a node is suggested for deletion with all its content. */
export const isDeleted = (node: Node): boolean => node.marks.some(({ type }) => type.name === "deletion");

function kindOf(node: Node, around: ParagraphKind): ParagraphKind {
  if (node.type.spec.code) return "code";
  return node.type.name === "heading" ? "heading" : around;
}

/** Returns where the text of a document ends and its notes begin, or the end of the document if it has none. */
export function endOfText(doc: Node): number {
  let end = doc.content.size;
  for (let last = doc.childCount - 1; doc.maybeChild(last)?.type.name === "note"; last--)
    end -= doc.child(last).nodeSize;
  return end;
}

/** Returns the text of a textblock, with one code unit for each position in it. */
export function textOf(node: Node): string {
  return node.textBetween(0, node.content.size, "\n");
}

/** Returns the words of a textblock for people and programs, without note marks and suggested deletions. */
export const readableText = (node: Node): string =>
  node.children
    .filter((child) => !isDeleted(child))
    .map((child) => child.text ?? child.type.spec.leafText?.(child) ?? "\n")
    .join("")
    .replaceAll(noteCharacter, "");

/**
 * Returns a textblock in the form that the engine expects. An offset into `text` plus the block's `pos + 1` is a
 * document position.
 */
export function paragraphOf({ node, kind }: Pick<TextBlock, "node" | "kind">): SessionParagraph {
  const opaque: Span[] = [];
  const markup: Span[] = [];
  node.forEach((child, offset) => {
    const span = { start: offset, end: offset + child.nodeSize };
    if (isDeleted(child)) markup.push(span);
    else if (child.marks.some((mark) => mark.type.spec.code)) opaque.push(span);
    else if (isReference(child)) markup.push(span);
  });
  return {
    text: textOf(node),
    kind,
    ...(opaque.length > 0 ? { opaque } : {}),
    ...(markup.length > 0 ? { markup } : {}),
  };
}

/**
 * Returns whether a node is the mark of a note, in this document or as superscript digits from another program. It is
 * not part of the sentence.
 */
const isReference = (node: Node): boolean =>
  node.type.name === "noteMark" ||
  (node.marks.some(({ type }) => type.name === "superscript") && isReferenceText(node.text ?? ""));

/** Returns whether superscript text is the mark of a note: it consists of digits and symbols. */
export const isReferenceText = (text: string): boolean => /^[\d\s,;–*†‡[\]()-]+$/.test(text);

/** Returns the index of the block that contains a document position, or of the last one before it. */
export function blockAt(blocks: readonly TextBlock[], pos: number): number {
  let low = 0;
  let high = blocks.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((blocks[middle]?.pos ?? 0) <= pos) low = middle;
    else high = middle - 1;
  }
  return Math.max(low, 0);
}
