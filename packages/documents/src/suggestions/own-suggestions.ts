import type { Node } from "prosemirror-model";
import { Fragment } from "prosemirror-model";
import { resolvedChildren } from "./resolved.ts";
import { type DecideSuggestion, isSuggestion } from "./suggestion.ts";
import { suggestionPieces } from "./suggestion-pieces.ts";

/** Someone who may only suggest. */
export interface Suggester {
  readonly id: number;
  readonly name: string;
}

/**
 * Returns whether a change of a document only makes or withdraws suggestions of one person, so that both documents are
 * the same without them. New ones must have the person's name.
 */
export function areOwnSuggestions(before: Node, after: Node, { id, name }: Suggester): boolean {
  const decide: DecideSuggestion = (mark) => (isSuggestion(mark) && mark.attrs.author === id ? "reject" : undefined);
  const touched = differing(before, after);
  const without = (nodes: readonly Node[]) => Fragment.from(resolvedChildren(nodes, decide));
  if (!without(touched.before).eq(without(touched.after))) return false;
  const namesIn = (nodes: readonly Node[]) =>
    nodes.flatMap((node) =>
      [...node.marks.filter(isSuggestion), ...suggestionPieces(node).map(({ mark }) => mark)]
        .filter(({ attrs }) => attrs.author === id)
        .map(({ attrs }) => String(attrs.name)),
    );
  const known = new Set([name, ...namesIn(touched.before)]);
  return namesIn(touched.after).every((each) => known.has(each));
}

/**
 * Returns the blocks in which two documents differ, including the block before them, which one of them may have been
 * joined with.
 */
function differing(before: Node, after: Node) {
  const shorter = Math.min(before.childCount, after.childCount);
  let head = 0;
  while (head < shorter && before.child(head).eq(after.child(head))) head++;
  let tail = 0;
  while (
    tail < shorter - head &&
    before.child(before.childCount - 1 - tail).eq(after.child(after.childCount - 1 - tail))
  )
    tail++;
  const start = Math.max(0, head - 1);
  return {
    before: before.children.slice(start, before.childCount - tail),
    after: after.children.slice(start, after.childCount - tail),
  };
}
