import { Fragment, type Node } from "prosemirror-model";
import { Transform } from "prosemirror-transform";
import { type ChangedRange, changedRanges } from "./changed-ranges.ts";
import { hasMarks } from "./mark-deleted.ts";
import { areOwnSuggestions } from "./own-suggestions.ts";
import { type InsertedContent, replaceBlocks } from "./replace-blocks.ts";
import { acceptAll, rejectAll, resolvedChildren } from "./resolved.ts";
import { suggestRange } from "./suggest-range.ts";
import type { DecideSuggestion, SuggestionAuthor } from "./suggestion.ts";

/** A change in the form of a suggestion. */
export interface SuggestedChange {
  /** The change as applied to the document before it. */
  readonly transform: Transform;
  /** Returns the present position of a place in the changed document: before or after words that are deleted there. */
  readonly placeOf: (pos: number, side: "before" | "after") => number;
}

/** Blocks of the document that a change affects: their indexes before and after it, and the changes in them. */
interface TouchedBlocks {
  readonly from: number;
  readonly to: number;
  readonly newFrom: number;
  readonly newTo: number;
  readonly ranges: readonly ChangedRange[];
}

/** Inserted content, after a number of steps of a transform. */
interface InsertedPlace extends InsertedContent {
  readonly steps: number;
}

/**
 * Returns a change as someone's suggestion: rejecting it restores exactly the document before it, and accepting it
 * results in exactly the one after it. Changes to their own suggestions modify these.
 */
export function suggestedChange(change: Transform, by: SuggestionAuthor): SuggestedChange {
  const { before, doc: after } = change;
  const ranges = changedRanges(change);
  const transform = new Transform(before);
  const places: InsertedPlace[] = [];
  for (const touched of touchedBlocks(before, after, ranges).toReversed()) {
    const { doc } = transform;
    const isExact = ({ tr }: Attempt) =>
      isExactly(before, after, touched, tr.doc, tr.doc.childCount - doc.childCount) &&
      areOwnSuggestions(doc, tr.doc, { id: by.author, name: by.name });
    const { tr, inserted } =
      exactAttempt(() => inWords(doc, after, touched, by), isExact) ??
      exactAttempt(() => inBlocks(doc, after, touched, by, true), isExact) ??
      inBlocks(doc, after, touched, by, false);
    const steps = transform.steps.length;
    for (const step of tr.steps) transform.step(step);
    places.push(...inserted.map((each) => ({ ...each, steps: each.steps + steps })));
  }
  return { transform, placeOf: (pos, side) => placeOf(transform, ranges, places, pos, side) };
}

interface Attempt {
  readonly tr: Transform;
  readonly inserted: readonly InsertedPlace[];
}

/**
 * Returns an attempt if it succeeds. Marks that would break the schema or a structure cannot be used for the
 * suggestion.
 */
function exactAttempt(make: () => Attempt | undefined, isExact: (made: Attempt) => boolean): Attempt | undefined {
  try {
    const made = make();
    return made && isExact(made) ? made : undefined;
  } catch (error) {
    const isMisfit = error instanceof Error && ["RangeError", "ReplaceError", "TransformError"].includes(error.name);
    if (isMisfit) return undefined;
    throw error;
  }
}

function inWords(doc: Node, after: Node, { ranges }: TouchedBlocks, by: SuggestionAuthor): Attempt | undefined {
  const tr = new Transform(doc);
  const inserted: InsertedPlace[] = [];
  for (const range of ranges.toReversed()) {
    const at = suggestRange(tr, after, range, by);
    if (at === undefined) return undefined;
    inserted.push({ newFrom: range.newFrom, newTo: range.newTo, at, steps: tr.steps.length });
  }
  return { tr, inserted };
}

function inBlocks(doc: Node, after: Node, touched: TouchedBlocks, by: SuggestionAuthor, isDeep: boolean): Attempt {
  const tr = new Transform(doc);
  const newFrom = startOf(after, touched.newFrom);
  const replaced = {
    pos: startOf(doc, touched.from),
    before: doc.children.slice(touched.from, touched.to),
    newPos: newFrom,
    after: after.children.slice(touched.newFrom, touched.newTo),
  };
  return { tr, inserted: [{ ...replaceBlocks(tr, replaced, by, isDeep), steps: tr.steps.length }] };
}

/** Returns whether touched blocks, of which there are so many more now, can be restored and accepted exactly. */
function isExactly(before: Node, after: Node, touched: TouchedBlocks, now: Node, more: number): boolean {
  const blocks = now.children.slice(touched.from, touched.to + more);
  const are = (decide: DecideSuggestion, expected: readonly Node[]) =>
    Fragment.from(resolvedChildren(blocks, decide)).eq(Fragment.from(resolvedChildren(expected, decide)));
  return (
    are(rejectAll, before.children.slice(touched.from, touched.to)) &&
    are(acceptAll, after.children.slice(touched.newFrom, touched.newTo))
  );
}

const startOf = (doc: Node, index: number): number =>
  doc.children.slice(0, index).reduce((sum, { nodeSize }) => sum + nodeSize, 0);

function touchedBlocks(before: Node, after: Node, ranges: readonly ChangedRange[]): readonly TouchedBlocks[] {
  const touched = ranges.map((range) => ({
    from: before.resolve(range.from).index(0),
    to: before.resolve(range.to).indexAfter(0),
    newFrom: after.resolve(range.newFrom).index(0),
    newTo: after.resolve(range.newTo).indexAfter(0),
    ranges: [range],
  }));
  return merged(merged(touched).map((each) => withJoined(before, after, each)));
}

/** Includes a block before the affected ones if they may be joined with it, so that both are restored together. */
function withJoined(before: Node, after: Node, touched: TouchedBlocks): TouchedBlocks {
  let { from, newFrom } = touched;
  const begins = () =>
    (from < touched.to && hasMarks(before.children[from])) ||
    (newFrom < touched.newTo && hasMarks(after.children[newFrom]));
  while (from > 0 && newFrom > 0 && begins()) {
    from--;
    newFrom--;
  }
  return { ...touched, from, newFrom };
}

function merged(all: readonly TouchedBlocks[]): readonly TouchedBlocks[] {
  const found: TouchedBlocks[] = [];
  for (const each of all) {
    let next = each;
    for (let last = found.at(-1); last && overlaps(last, next); last = found.at(-1)) {
      found.pop();
      next = together(last, next);
    }
    found.push(next);
  }
  return found;
}

const overlaps = (one: TouchedBlocks, next: TouchedBlocks): boolean => next.from < one.to || next.newFrom < one.newTo;

const together = (one: TouchedBlocks, other: TouchedBlocks): TouchedBlocks => ({
  from: Math.min(one.from, other.from),
  to: Math.max(one.to, other.to),
  newFrom: Math.min(one.newFrom, other.newFrom),
  newTo: Math.max(one.newTo, other.newTo),
  ranges: [...one.ranges, ...other.ranges],
});

function placeOf(
  transform: Transform,
  ranges: readonly ChangedRange[],
  places: readonly InsertedPlace[],
  pos: number,
  side: "before" | "after",
): number {
  const size = transform.doc.content.size;
  const inserted = places.find(({ newFrom, newTo }) => newFrom < newTo && pos >= newFrom && pos <= newTo);
  if (inserted) {
    const start = transform.mapping.slice(inserted.steps).map(inserted.at, -1);
    return Math.min(start + pos - inserted.newFrom, size);
  }
  const range = ranges.findLast(({ newFrom }) => newFrom <= pos);
  if (!range) return transform.mapping.map(pos);
  const isAtRange = pos <= range.newTo;
  const old = isAtRange ? (side === "before" ? range.from : range.to) : range.to + pos - range.newTo;
  return Math.min(transform.mapping.map(old), size);
}
