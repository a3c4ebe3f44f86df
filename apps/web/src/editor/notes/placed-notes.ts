import { schema } from "@housestyle/documents";
import type { Node } from "prosemirror-model";

const { note, noteMark } = schema.nodes;

/** A node with its place in the document. */
export interface PlacedNode {
  readonly node: Node;
  readonly pos: number;
}

/** Returns the marks of notes, in reading order, and the notes after the text. */
export function placedNotes(doc: Node): {
  readonly marks: readonly PlacedNode[];
  readonly notes: readonly PlacedNode[];
} {
  const marks: PlacedNode[] = [];
  const notes: PlacedNode[] = [];
  doc.descendants((node, pos) => {
    if (node.type === noteMark) marks.push({ node, pos });
    if (node.type === note) notes.push({ node, pos });
  });
  return { marks, notes };
}
