import type { Node } from "prosemirror-model";
import { Fragment } from "prosemirror-model";
import { blocksOf, notesOf } from "../blocks/blocks-of.ts";
import { documentOf } from "../blocks/document-of.ts";
import { schema } from "../schema.ts";

const { note, noteMark } = schema.nodes;

/** Returns a document as it comes back from a list of its paragraphs: lists of one kind that touch are one list. */
export const asParagraphs = (doc: Node): Node => withNumberedNotes(documentOf(blocksOf(doc), notesOf(doc)));

/** Returns a document in which the id of each note is its number, so that files with other ids compare as equal. */
export function withNumberedNotes(doc: Node): Node {
  const ids = new Map<unknown, string>();
  const numberOf = (id: unknown): string => {
    const number = ids.get(id) ?? String(ids.size + 1);
    ids.set(id, number);
    return number;
  };
  const numbered = (node: Node): Node => {
    if (node.type === noteMark) return noteMark.create({ id: numberOf(node.attrs.id) });
    if (node.type === note) return note.create({ id: numberOf(node.attrs.id) }, node.content);
    return node.isLeaf ? node : node.copy(Fragment.from(node.children.map(numbered)));
  };
  return numbered(doc);
}
