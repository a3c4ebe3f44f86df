import type { Mark, Node } from "prosemirror-model";
import type { Transform } from "prosemirror-transform";
import { schema } from "../schema.ts";
import { joinAt } from "./resolve-suggestions.ts";
import type { SuggestionAuthor } from "./suggestion.ts";

const { insertion, deletion, split, join } = schema.marks;

/** Returns whether a node has a suggestion of one type by someone. */
export const hasOwn = (node: Node, type: Mark["type"], { author }: Pick<SuggestionAuthor, "author">): boolean =>
  node.marks.some((mark) => mark.type === type && mark.attrs.author === author);

/** Returns whether a block exists, and has a suggestion for the whole block or for its start. */
export const hasMarks = (block: Node | undefined): boolean => !!block && block.marks.length > 0;

interface Planned {
  readonly at: number;
  readonly act: (made: Transform) => unknown;
}

/**
 * Adds a suggestion to delete a range to a transform. What the same person suggested to insert is removed without a
 * trace.
 */
export function markDeleted(tr: Transform, from: number, to: number, by: SuggestionAuthor): void {
  const planned: Planned[] = [];
  const joins: { readonly pos: number; readonly depth: number }[] = [];
  const bottom = tr.doc.resolve(to).depth;
  let joinedTo = -1;
  tr.doc.nodesBetween(from, to, (node, pos) => {
    if (node.marks.some(({ type }) => type === deletion)) return false;
    const [start, end] = [Math.max(pos, from), Math.min(pos + node.nodeSize, to)];
    const isWhole = pos >= from && pos + node.nodeSize <= to;
    if (node.isInline || isWhole) {
      planned.push({ at: start, act: (made) => markNode(made, node, start, end, by) });
      return false;
    }
    if (pos < from || pos <= joinedTo) return true;
    const depth = bottom - tr.doc.resolve(pos).depth;
    joinedTo = pos + depth - 1;
    if (mayJoin(node, by)) joins.push({ pos, depth });
    else if (node.marks.every(({ type }) => type !== join)) {
      planned.push({ at: pos, act: (made) => made.addNodeMark(pos, join.create({ ...by, depth })) });
    }
    return true;
  });
  const start = tr.steps.length;
  for (const { act } of planned.toReversed()) act(tr);
  const added = tr.mapping.slice(start);
  for (const { pos, depth } of joins) joinAt(tr, added.map(pos), depth);
}

function markNode(tr: Transform, node: Node, start: number, end: number, by: SuggestionAuthor): void {
  if (hasOwn(node, insertion, by)) tr.delete(start, end);
  else if (node.isInline) tr.addMark(start, end, deletion.create(by));
  else tr.addNodeMark(start, deletion.create(by));
}

/**
 * Returns whether a block can be joined with the one before it without a trace, because the same author has split it
 * off.
 */
function mayJoin(node: Node, by: SuggestionAuthor): boolean {
  // The notes follow the text, and are no part of it.
  if (node.type.name === "note") throw new RangeError("A note is not joined with what is before it.");
  return hasOwn(node, split, by);
}
