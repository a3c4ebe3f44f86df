import type { Mark, Node } from "prosemirror-model";
import { schema } from "../schema.ts";
import { suggestionsOn } from "./suggestion.ts";

const { split, join } = schema.marks;

/** A suggestion mark on a node. */
export interface SuggestionPiece {
  readonly from: number;
  readonly to: number;
  readonly mark: Mark;
  readonly node: Node;
}

/** Returns all suggestions in a range of a document, in order. A position at the edge of a piece counts as inside. */
export function suggestionPieces(doc: Node, from = 0, to = doc.content.size): readonly SuggestionPiece[] {
  const found: SuggestionPiece[] = [];
  doc.nodesBetween(Math.max(0, from - 1), Math.min(doc.content.size, to + 1), (node, pos) => {
    const pieces = suggestionsOn(node).map((mark) => ({ from: pos, to: pos + node.nodeSize, mark, node }));
    found.push(
      ...pieces.filter((piece) => !isBeginning(piece.mark) || pos + 1 + Number(piece.mark.attrs.depth) >= from),
    );
  });
  return found;
}

/** Returns whether a suggestion is about the start of its block, and not about the rest. */
export const isBeginning = ({ type }: Mark): boolean => type === split || type === join;
