import type { Node } from "prosemirror-model";
import { textBlocks, textOf } from "../text-blocks.ts";

/** A document as plain text: its paragraphs, a blank line between two. */
export function toPlainText(doc: Node): string {
  return `${textBlocks(doc)
    .map((block) => textOf(block.node))
    .join("\n\n")}\n`;
}
