import { type Mark, type Node, Slice } from "prosemirror-model";
import { ReplaceStep, type Transform } from "prosemirror-transform";
import { schema } from "../schema.ts";
import { joinedNodes } from "./resolved.ts";
import { type DecideSuggestion, isGone, joinDepth, marksAfter } from "./suggestion.ts";
import type { SuggestionPiece } from "./suggestion-pieces.ts";

/**
 * Accepts or rejects some of the suggestions in the document of a transform. All other words stay in place, and with
 * them the caret and anchors.
 */
export function resolveSuggestions(
  tr: Transform,
  pieces: readonly SuggestionPiece[],
  decision: "accept" | "reject",
): Transform {
  const start = tr.steps.length;
  const nodes = new Map<number, { readonly node: Node; readonly marks: Set<Mark> }>();
  for (const { from, node, mark } of pieces) {
    const at = nodes.get(from) ?? { node, marks: new Set() };
    at.marks.add(mark);
    nodes.set(from, at);
  }
  const joins: { readonly pos: number; readonly depth: number }[] = [];
  let goneFrom = Number.POSITIVE_INFINITY;
  // From the end to the beginning, so that places that are yet to come stay true.
  for (const [pos, { node, marks }] of [...nodes].sort(([one], [other]) => other - one)) {
    if (pos >= goneFrom) continue;
    const decide: DecideSuggestion = (mark) => (marks.has(mark) ? decision : undefined);
    if (isGone(node, decide)) {
      const removed = removeNode(tr, pos);
      if (removed < pos) goneFrom = removed;
      continue;
    }
    const depth = joinDepth(node, decide);
    if (depth > 0) joins.push({ pos, depth });
    changeMarks(tr, node, pos, marksAfter(node, decide));
  }
  const added = tr.mapping.slice(start);
  for (const { pos, depth } of joins) {
    const { pos: at, deletedAfter } = added.mapResult(pos);
    if (!deletedAfter) joinAt(tr, at, depth);
  }
  return tr;
}

/** Joins the block at a position with the one before it, down to a depth, if they fit. */
export function joinAt(tr: Transform, pos: number, depth: number): void {
  const { nodeBefore, nodeAfter } = tr.doc.resolve(pos);
  if (!nodeBefore || !nodeAfter || !joinedNodes(nodeBefore, nodeAfter, depth)) return;
  const isShallow = nodeBefore.isTextblock ? 1 : depth;
  tr.maybeStep(new ReplaceStep(pos - isShallow, pos + isShallow, Slice.empty, true));
}

/**
 * Removes a node, along with a container that would become empty. One that needs a block keeps an empty one. Returns
 * where the removed content began.
 */
function removeNode(tr: Transform, pos: number): number {
  let $pos = tr.doc.resolve(pos);
  while ($pos.depth > 0 && $pos.parent.childCount === 1 && !$pos.parent.isTextblock && !canRemove($pos.parent, 0)) {
    $pos = tr.doc.resolve($pos.before());
  }
  const [from, to] = [$pos.pos, $pos.pos + ($pos.nodeAfter?.nodeSize ?? 0)];
  const { parent } = $pos;
  const index = $pos.index();
  if (parent.isTextblock || canRemove(parent, index)) {
    tr.delete(from, to);
    return from;
  }
  const rest = parent.content.cut($pos.parentOffset + ($pos.nodeAfter?.nodeSize ?? 0));
  const filled = parent.contentMatchAt(index).fillBefore(rest, true);
  if (filled) tr.replaceWith(from, to, parent.type === schema.topNodeType ? schema.nodes.paragraph.create() : filled);
  return from;
}

const canRemove = (parent: Node, index: number): boolean => parent.canReplace(index, index + 1);

function changeMarks(tr: Transform, node: Node, pos: number, marks: readonly Mark[]): void {
  for (const mark of node.marks) {
    if (mark.isInSet(marks)) continue;
    if (node.isInline) tr.removeMark(pos, pos + node.nodeSize, mark);
    else tr.removeNodeMark(pos, mark);
  }
  for (const mark of marks) if (!mark.isInSet(node.marks)) tr.addMark(pos, pos + node.nodeSize, mark);
}
