import { Fragment, type Node, type ResolvedPos, Slice } from "prosemirror-model";
import { ReplaceStep, type Transform } from "prosemirror-transform";
import { schema } from "../schema.ts";
import type { ChangedRange } from "./changed-ranges.ts";
import { hasOwn, markDeleted } from "./mark-deleted.ts";
import { insertedBlocks, insertedSlice } from "./marked-insertion.ts";
import { changesOnlyLooks, suggestFormat } from "./suggest-format.ts";
import type { SuggestionAuthor } from "./suggestion.ts";

const { insertion, deletion } = schema.marks;

/**
 * Suggests one change in a transform with marks on words and blocks. Returns where new content was inserted, or
 * undefined if these marks cannot represent the change.
 */
export function suggestRange(
  tr: Transform,
  after: Node,
  range: ChangedRange,
  by: SuggestionAuthor,
): number | undefined {
  const { from, to, newFrom, newTo } = range;
  const [$from, $to] = [tr.doc.resolve(from), tr.doc.resolve(to)];
  if (isWithin($from, $to, (node) => node.marks.some(({ type }) => type === deletion))) return to;
  const slice = after.slice(newFrom, newTo);
  if (isWithin($from, $to, (node) => hasOwn(node, insertion, by))) {
    tr.step(new ReplaceStep(from, to, slice));
    return from;
  }
  if (changesOnlyLooks(tr.doc, after, range)) return suggestFormat(tr, after, range, by) ? from : undefined;
  const isInline = $from.parent.isTextblock && $to.parent.isTextblock;
  const isBlocks = $from.sameParent($to) && !$from.parent.isTextblock && slice.openStart + slice.openEnd === 0;
  if (!isInline && !isBlocks) return undefined;
  const inserted = isInline
    ? insertedSlice(slice, byNear($from, $to, by))
    : new Slice(Fragment.from(insertedBlocks(slice.content.content, by)), 0, 0);
  if (inserted.size > 0) tr.step(new ReplaceStep(to, to, inserted));
  const start = tr.steps.length;
  if (from < to) markDeleted(tr, from, to, byNear($from, $to, by));
  return tr.mapping.slice(start).map(to, -1);
}

/** Returns whether both ends of a range are within the same block that passes a test. */
function isWithin($from: ResolvedPos, $to: ResolvedPos, test: (node: Node) => boolean): boolean {
  const shared = $from.sharedDepth($to.pos);
  return Array.from({ length: shared }, (_, index) => $from.node(index + 1)).some(test);
}

/** How long adjacent suggestions of the same person count as one, in milliseconds. */
const sitting = 3_600_000;

/** Returns the author with the time of the suggestion that is continued. */
function byNear($from: ResolvedPos, $to: ResolvedPos, by: SuggestionAuthor): SuggestionAuthor {
  const near = [$from.nodeBefore, $to.nodeAfter].flatMap((node) => node?.marks ?? []);
  const own = near.find(
    ({ type, attrs }) =>
      (type === insertion || type === deletion) &&
      attrs.author === by.author &&
      attrs.name === by.name &&
      Math.abs(by.at - Number(attrs.at)) < sitting,
  );
  return own ? { ...by, at: Number(own.attrs.at) } : by;
}
