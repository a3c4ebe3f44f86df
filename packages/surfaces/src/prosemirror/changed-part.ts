import { type TextBlock, textBlocksAmong } from "@housestyle/documents";
import type { Node, ResolvedPos } from "prosemirror-model";
import type { Transaction } from "prosemirror-state";
import { AddMarkStep, RemoveMarkStep, type Step } from "prosemirror-transform";

/** A span of a document between children of one node, with the textblocks in it. */
export interface ChangedPart {
  readonly from: number;
  readonly to: number;
  readonly blocks: readonly TextBlock[];
}

/**
 * Returns what a transaction has changed, in the documents before and after it. Outside these parts, every textblock is
 * the same node in the same parents. Returns undefined if the extent of the change is unknown.
 */
export function changedPart(
  tr: Transaction,
): { readonly before: ChangedPart; readonly after: ChangedPart } | undefined {
  const reach = reachOf(tr);
  if (!reach) return undefined;
  const { from, fromEnd } = reach;
  const before = ends(tr.before, from, tr.before.content.size - fromEnd);
  const after = ends(tr.doc, from, tr.doc.content.size - fromEnd);
  const depth = Math.min(deepest(before), deepest(after));
  return { before: partAt(before, depth), after: partAt(after, depth) };
}

/**
 * Returns the span that the steps have touched. Its end is counted from the end of the document, which is the same
 * before and after.
 */
function reachOf(tr: Transaction): { readonly from: number; readonly fromEnd: number } | undefined {
  let from = Number.POSITIVE_INFINITY;
  let fromEnd = Number.POSITIVE_INFINITY;
  for (const [index, step] of tr.steps.entries()) {
    const size = (tr.docs[index + 1] ?? tr.doc).content.size;
    const touched = touchedBy(step);
    if (!touched) return undefined;
    from = Math.min(from, touched.from);
    fromEnd = Math.min(fromEnd, size - touched.to);
  }
  return { from, fromEnd };
}

/** Returns the span that a step has touched in the document after it, or undefined if the step does not tell. */
function touchedBy(step: Step): { readonly from: number; readonly to: number } | undefined {
  if (step instanceof AddMarkStep || step instanceof RemoveMarkStep) return { from: step.from, to: step.to };
  let from = Number.POSITIVE_INFINITY;
  let to = -1;
  step.getMap().forEach((_oldStart, _oldEnd, newStart, newEnd) => {
    from = Math.min(from, newStart);
    to = Math.max(to, newEnd);
  });
  return to < 0 ? undefined : { from, to };
}

function ends(doc: Node, from: number, to: number): { readonly $from: ResolvedPos; readonly $to: ResolvedPos } {
  return { $from: doc.resolve(from), $to: doc.resolve(to) };
}

/** Returns the depth of the innermost node that contains both ends and is not a textblock. */
function deepest({ $from, $to }: ReturnType<typeof ends>): number {
  const shared = $from.sharedDepth($to.pos);
  return $from.node(shared).isTextblock ? shared - 1 : shared;
}

function partAt({ $from, $to }: ReturnType<typeof ends>, depth: number): ChangedPart {
  const from = $from.depth > depth ? $from.before(depth + 1) : $from.pos;
  const to = $to.depth > depth ? $to.after(depth + 1) : $to.pos;
  const children = $from.node(depth).children.slice($from.index(depth), $to.indexAfter(depth));
  const containers = Array.from({ length: depth + 1 }, (_, each) => $from.node(each));
  return { from, to, blocks: textBlocksAmong(children, from, containers) };
}
