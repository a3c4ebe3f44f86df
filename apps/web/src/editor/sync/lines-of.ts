import { textBlocks, textOf } from "../checking/blocks.ts";
import { parsedDocument } from "../writing/parsed-document.ts";

/** The paragraphs of a kept document, as text. */
export function linesOf(content: unknown): readonly string[] {
  const doc = parsedDocument(content);
  return doc ? textBlocks(doc).map(({ node }) => textOf(node)) : [];
}
