import { schema } from "@housestyle/documents";
import type { Node } from "prosemirror-model";

const { note, noteMark } = schema.nodes;

/** A node with its place in the document. */
export interface PlacedNode {
  readonly node: Node;
  readonly pos: number;
}

/** The notes of a document and their marks, in reading order. */
export interface PlacedNotes {
  readonly marks: readonly PlacedNode[];
  readonly notes: readonly PlacedNode[];
  /** Marks that are within notes, where there can be none. */
  readonly nested: readonly PlacedNode[];
}

/** Returns the marks of notes, and the notes after the text. */
export function placedNotes(doc: Node): PlacedNotes {
  const marks: PlacedNode[] = [];
  const notes: PlacedNode[] = [];
  const nested: PlacedNode[] = [];
  doc.descendants((node, pos) => {
    if (node.type === note) notes.push({ node, pos });
    if (node.type === noteMark) (notes.length > 0 ? nested : marks).push({ node, pos });
  });
  return { marks, notes, nested };
}
