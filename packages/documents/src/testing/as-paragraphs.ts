import type { Node } from "prosemirror-model";
import { blocksOf } from "../blocks/blocks-of.ts";
import { documentOf } from "../blocks/document-of.ts";

/** Returns a document as it comes back from a list of its paragraphs: lists of one kind that touch are one list. */
export const asParagraphs = (doc: Node): Node => documentOf(blocksOf(doc));
