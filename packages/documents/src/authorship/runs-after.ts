import type { Node } from "prosemirror-model";
import type { StepMap } from "prosemirror-transform";
import { changesBetween } from "../anchors/position-changes.ts";
import { positionText } from "../anchors/position-text.ts";
import { appliedStep } from "../steps/applied-step.ts";
import { DetailsStep } from "../steps/details-step.ts";
import { parsedStep } from "../steps/parsed-step.ts";
import type { StepRow } from "../steps/versioned-document.ts";
import { type AuthoredChange, type AuthoredRun, type Authorship, changedRuns } from "./authored-run.ts";

/** A replacement is compared word by word from this length on, so that words which it repeats keep their authors. */
const compared = 30;

/** Returns by how much steps make a document longer. */
export const growthOf = (rows: readonly StepRow[]): number =>
  mapsOf(rows).reduce((sum, { map }) => {
    let growth = sum;
    map.forEach((from, to, newFrom, newTo) => {
      growth += newTo - newFrom - (to - from);
    });
    return growth;
  }, 0);

/**
 * Returns the runs of a document after steps, without the document; undefined if a step replaces so much that its words have to be
 * compared. `authorOf` returns who wrote a step, and how.
 */
export function runsAfterSmallSteps<Row extends StepRow>(
  runs: readonly AuthoredRun[],
  rows: readonly Row[],
  authorOf: (row: Row) => Authorship,
): readonly AuthoredRun[] | undefined {
  let after = runs;
  for (const { map, row } of mapsOf(rows)) {
    const changes: AuthoredChange[] = [];
    let isLarge = false;
    map.forEach((from, to, newFrom, newTo) => {
      isLarge ||= isCompared(to - from, newTo - newFrom);
      changes.push({ from, to, size: newTo - newFrom });
    });
    if (isLarge) return undefined;
    after = changedRuns(after, changes, authorOf(row));
  }
  return after;
}

/** Returns the runs of a document after steps. `authorOf` returns who wrote a step, and how. */
export function runsAfterSteps<Row extends StepRow>(
  runs: readonly AuthoredRun[],
  before: Node,
  rows: readonly Row[],
  authorOf: (row: Row) => Authorship,
): readonly AuthoredRun[] {
  let doc = before;
  let after = runs;
  for (const row of rows) {
    const step = parsedStep(row.Step);
    if (!step || step instanceof DetailsStep) continue;
    const next = appliedStep(doc, step);
    if (!next) throw new Error("A stored step does not fit its document.");
    after = changedRuns(after, changesOf(step.getMap(), doc, next), authorOf(row));
    doc = next;
  }
  return after;
}

/** Returns the runs of a document after it was saved as another one by `who`. Words that are in both keep their authors. */
export function runsAfterSave(
  runs: readonly AuthoredRun[],
  before: Node,
  after: Node,
  who: Authorship,
): readonly AuthoredRun[] {
  return changedRuns(runs, changesBetween(positionText(before), positionText(after)), who);
}

const isCompared = (gone: number, come: number): boolean => gone >= compared && come >= compared;

function mapsOf<Row extends StepRow>(rows: readonly Row[]): { readonly row: Row; readonly map: StepMap }[] {
  return rows.flatMap((row) => {
    const map = parsedStep(row.Step)?.getMap();
    return map ? [{ row, map }] : [];
  });
}

/** Returns what a step replaces. */
function changesOf(map: StepMap, before: Node, after: Node): AuthoredChange[] {
  const changes: AuthoredChange[] = [];
  map.forEach((from, to, newFrom, newTo) => {
    const size = newTo - newFrom;
    if (!isCompared(to - from, size)) changes.push({ from, to, size });
    else changes.push(...comparedChanges(before, after, { from, to, newFrom, newTo }));
  });
  return changes;
}

function comparedChanges(
  before: Node,
  after: Node,
  { from, to, newFrom, newTo }: Record<"from" | "to" | "newFrom" | "newTo", number>,
): AuthoredChange[] {
  const old = positionText(before).slice(from, to);
  const fresh = positionText(after).slice(newFrom, newTo);
  return changesBetween(old, fresh).map((change) => ({ ...change, from: change.from + from, to: change.to + from }));
}
