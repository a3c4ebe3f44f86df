import type { Node } from "prosemirror-model";
import {
  AddMarkStep,
  AddNodeMarkStep,
  AttrStep,
  Mapping,
  RemoveMarkStep,
  RemoveNodeMarkStep,
  type Step,
  type Transform,
} from "prosemirror-transform";

/** A range of a document, and its replacement in another. Content between two ranges is the same in both. */
export interface ChangedRange {
  readonly from: number;
  readonly to: number;
  readonly newFrom: number;
  readonly newTo: number;
}

/** Returns what a transform has changed, from the beginning to the end of its document. */
export function changedRanges(tr: Transform): readonly ChangedRange[] {
  const ranges = tr.steps.flatMap((step, index) => {
    const back = new Mapping(
      tr.mapping.maps
        .slice(0, index)
        .map((map) => map.invert())
        .reverse(),
    );
    const on = tr.mapping.slice(index + 1);
    return rangesOf(step, tr.docs[index] ?? tr.doc).map(({ from, to, newFrom, newTo }) => ({
      from: back.map(from, -1),
      to: back.map(to, 1),
      newFrom: on.map(newFrom, -1),
      newTo: on.map(newTo, 1),
    }));
  });
  const merged = mergedRanges(ranges.toSorted((one, other) => one.from - other.from || one.newFrom - other.newFrom));
  return hasEqualGaps(merged) ? merged : [hull(merged)];
}

function rangesOf(step: Step, before: Node): readonly ChangedRange[] {
  const found: ChangedRange[] = [];
  const same = (from: number, to: number) => found.push({ from, to, newFrom: from, newTo: to });
  if (step instanceof AddMarkStep || step instanceof RemoveMarkStep) same(step.from, step.to);
  else if (step instanceof AttrStep || step instanceof AddNodeMarkStep || step instanceof RemoveNodeMarkStep) {
    same(step.pos, step.pos + (before.nodeAt(step.pos)?.nodeSize ?? 0));
  } else {
    step.getMap().forEach((from, to, newFrom, newTo) => {
      found.push({ from, to, newFrom, newTo });
    });
  }
  return found;
}

function mergedRanges(ranges: readonly ChangedRange[]): readonly ChangedRange[] {
  const merged: ChangedRange[] = [];
  for (const range of ranges) {
    const last = merged.at(-1);
    if (last && (range.from <= last.to || range.newFrom <= last.newTo)) merged.splice(-1, 1, hull([last, range]));
    else merged.push(range);
  }
  return merged;
}

const hull = (ranges: readonly ChangedRange[]): ChangedRange => ({
  from: Math.min(...ranges.map(({ from }) => from)),
  to: Math.max(...ranges.map(({ to }) => to)),
  newFrom: Math.min(...ranges.map(({ newFrom }) => newFrom)),
  newTo: Math.max(...ranges.map(({ newTo }) => newTo)),
});

/**
 * Returns whether the content between the ranges is still the same, which may not be so if steps moved it back and
 * forth.
 */
const hasEqualGaps = (ranges: readonly ChangedRange[]): boolean =>
  ranges.every(({ from, newFrom }, index) => {
    const before = index === 0 ? { to: 0, newTo: 0 } : ranges[index - 1];
    return before !== undefined && from - before.to === newFrom - before.newTo;
  });
