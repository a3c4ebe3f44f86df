import type { Node } from "prosemirror-model";
import { schema } from "../schema.ts";
import { plainParagraphs } from "./plain-paragraphs.ts";

/** Reads a document from plain text. */
export function fromPlainText(text: string): Node {
  const { doc, paragraph } = schema.nodes;
  return doc.create(
    null,
    plainParagraphs(text).map((line) => paragraph.create(null, line ? schema.text(line) : null)),
  );
}
