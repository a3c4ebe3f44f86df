import { schema } from "@housestyle/documents";
import type { Node } from "prosemirror-model";
import { Decoration, DecorationSet } from "prosemirror-view";
import { editorInsert as texts } from "../../texts/editor-insert.ts";
import { type PlacedNode, placedNotes } from "./placed-notes.ts";

/** Returns decorations that show the number of each note at its mark and before its words. */
export function noteNumbers(doc: Node): DecorationSet {
  const { marks, notes } = placedNotes(doc);
  const numbers = new Map(marks.map(({ node }, index) => [node.attrs.id, index + 1]));
  const numbered = ({ node, pos }: PlacedNode) => {
    const number = numbers.get(node.attrs.id) ?? 0;
    const role = node.type === schema.nodes.note ? "doc-footnote" : "doc-noteref";
    return Decoration.node(pos, pos + node.nodeSize, {
      "data-number": String(number),
      role,
      "aria-label": texts.note(number),
    });
  };
  return DecorationSet.create(doc, [...marks, ...notes].map(numbered));
}
