import { schema } from "@housestyle/documents";
import type { Piece, Rewrite } from "@housestyle/engine";
import { ownStep } from "@housestyle/surfaces/prosemirror";
import { Fragment, type Node, Slice } from "prosemirror-model";
import { type EditorState, TextSelection, type Transaction } from "prosemirror-state";
import { marksOfNewWords, pieceContent, sharedMarks } from "./piece-content.ts";
import { pieceEdits } from "./piece-edits.ts";

/** Other words for a part of a paragraph: one of our rewrites, or a version that someone else has written. */
export type Wording = Omit<Rewrite, "kind"> & { readonly kind: Rewrite["kind"] | "version" };

/**
 * Returns a transaction that writes a rewrite into the block that begins at `pos`, as an undo step of its own. What stays keeps its
 * formatting, and nothing else in the block changes.
 */
export function rewriteTransaction(state: EditorState, pos: number, rewrite: Wording): Transaction | undefined {
  const block = state.doc.nodeAt(pos);
  if (!block?.isTextblock) return undefined;
  if (rewrite.kind === "list") return listTransaction(state, pos, block, rewrite);
  const tr = ownStep(state.tr);
  for (const edit of pieceEdits(rewrite).toReversed()) {
    const after = { start: edit.end, end: rewrite.end };
    const words = pieceContent(block, edit.pieces, marksOfNewWords(block, edit, rewrite), after);
    tr.replaceWith(pos + 1 + edit.start, pos + 1 + edit.end, words);
  }
  const end = tr.mapping.map(pos + 1 + rewrite.end);
  return tr.setSelection(TextSelection.create(tr.doc, end)).scrollIntoView();
}

/** Whether a rewrite can be written into the block that begins at `pos`: a list can follow only a plain paragraph. */
export function fitsBlock(doc: Node, pos: number, { kind, items = [] }: Pick<Wording, "kind" | "items">): boolean {
  if (kind !== "list") return true;
  const isPlain = doc.resolve(pos).depth === 0 && doc.nodeAt(pos)?.type.name === "paragraph";
  return isPlain && (items[0]?.start ?? 0) > 0;
}

/** Replaces a sentence by its introduction and a list. What follows the sentence becomes a paragraph after the list. */
function listTransaction(state: EditorState, pos: number, block: Node, rewrite: Wording): Transaction | undefined {
  const { start, end, pieces, items = [] } = rewrite;
  if (!fitsBlock(state.doc, pos, rewrite)) return undefined;
  const marks = sharedMarks(block, start, end);
  const content = (part: readonly Piece[]) => trimmed(pieceContent(block, part, marks));
  const introduction = pieces.slice(0, items[0]?.start);
  const [first, ...others] = introduction;
  // What begins the sentence and stays is not touched.
  const isKept = typeof first === "object" && first.start === start && others.length > 0;
  const from = isKept ? first.end : start;
  const bullets = schema.nodes.bullets.create(
    null,
    items.map((item) =>
      schema.nodes.item.create(null, schema.nodes.paragraph.create(null, content(pieces.slice(item.start, item.end)))),
    ),
  );
  const lead = pieceContent(block, isKept ? others : introduction, marks);
  const rest = block.textBetween(end, block.content.size, undefined, "\n");
  const hasRest = rest.trim() !== "";
  const blocks = [
    block.copy(isKept ? withoutEnd(lead) : trimmed(lead)),
    bullets,
    ...(hasRest ? [block.copy(Fragment.empty)] : []),
  ];
  const to = hasRest ? pos + 1 + end + rest.length - rest.trimStart().length : pos + block.nodeSize;
  const tr = ownStep(state.tr);
  tr.replace(pos + 1 + from, to, new Slice(Fragment.from(blocks), 1, hasRest ? 1 : 0));
  const after = pos + 1 + from + (blocks[0]?.content.size ?? 0) + 1 + bullets.nodeSize;
  return tr.setSelection(TextSelection.near(tr.doc.resolve(after), -1)).scrollIntoView();
}

/** Returns inline content without spaces at its end. */
function withoutEnd(content: Fragment): Fragment {
  const text = content.textBetween(0, content.size, undefined, "\n");
  return content.cut(0, text.trimEnd().length);
}

/** Returns inline content without spaces at its start and end. */
function trimmed(content: Fragment): Fragment {
  const text = content.textBetween(0, content.size, undefined, "\n");
  return withoutEnd(content).cut(Math.min(text.length - text.trimStart().length, text.trimEnd().length));
}
