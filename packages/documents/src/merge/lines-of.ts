import { parsedDocument } from "../parsed-document.ts";
import { textBlocks, textOf } from "../text-blocks.ts";

/** Returns the paragraphs of a stored document as text. */
export function linesOf(content: unknown): readonly string[] {
  const doc = parsedDocument(content);
  return doc ? textBlocks(doc).map(({ node }) => textOf(node)) : [];
}
