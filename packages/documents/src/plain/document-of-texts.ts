import type { Node } from "prosemirror-model";
import { documentOf } from "../blocks/document-of.ts";

/** Returns a document with a paragraph for each text. A newline in a text is a line break. */
export const documentOfTexts = (texts: readonly string[]): Node =>
  documentOf(texts.map((text) => ({ kind: "paragraph", pieces: [{ text }] })));
