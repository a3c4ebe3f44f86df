import { type TextBlock, textBlocks, textOf } from "@housestyle/documents";
import type { Node } from "prosemirror-model";

/** A paragraph of a document that has words, with its text. */
export interface ComparedBlock extends TextBlock {
  readonly text: string;
}

/** Returns the paragraphs of a document that a comparison shows: empty lines differ in nothing that is read. */
export function comparedBlocks(doc: Node): ComparedBlock[] {
  return textBlocks(doc)
    .map((block) => ({ ...block, text: textOf(block.node) }))
    .filter(({ text }) => text.trim() !== "");
}
