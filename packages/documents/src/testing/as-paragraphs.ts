import type { Node } from "prosemirror-model";
import { blocksOf, type WrittenBlock } from "../blocks/blocks-of.ts";
import { documentOf } from "../blocks/document-of.ts";

/** Returns what is left of a document in a program that keeps paragraphs one after another: lists of a kind that touch are one. */
export const asParagraphs = (doc: Node): Node => documentOf(blocksOf(doc) satisfies readonly WrittenBlock[]);
