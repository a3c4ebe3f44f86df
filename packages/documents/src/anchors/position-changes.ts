import { diffArrays } from "diff";

/** A span of the earlier text that was replaced with `size` characters. */
export interface PositionChange {
  readonly from: number;
  readonly to: number;
  readonly size: number;
}

/**
 * The most differences that are compared. Beyond them, everything is one change, because comparing would take too long.
 */
const mostDifferences = 1_000;

/** Returns the changes that turn one text into another, from left to right. */
export function changesBetween(before: string, after: string): PositionChange[] {
  const start = sameStart(before, after);
  const end = sameEnd(before, after, start);
  const [gone, come] = [before.slice(start, before.length - end), after.slice(start, after.length - end)];
  if (gone === "" && come === "") return [];
  const whole = [{ from: start, to: start + gone.length, size: come.length }];
  if (gone === "" || come === "") return whole;
  const parts = diffArrays(wordsOf(gone), wordsOf(come), { maxEditLength: mostDifferences });
  return parts ? changesIn(parts, start) : whole;
}

type Parts = ReturnType<typeof diffArrays<string>>;

/** Combines deletions and insertions at the same place into one change. */
function changesIn(parts: Parts, start: number): PositionChange[] {
  const changes: { from: number; to: number; size: number }[] = [];
  let at = start;
  let isOpen = false;
  for (const { added, removed, value } of parts) {
    const length = value.reduce((sum, word) => sum + word.length, 0);
    const isSame = !added && !removed;
    if (!isSame && !isOpen) changes.push({ from: at, to: at, size: 0 });
    isOpen = !isSame;
    const last = changes.at(-1);
    if (last && added) last.size += length;
    if (last && removed) last.to += length;
    if (!added) at += length;
  }
  return changes;
}

function sameStart(before: string, after: string): number {
  const most = Math.min(before.length, after.length);
  let at = 0;
  while (at < most && before.charCodeAt(at) === after.charCodeAt(at)) at += 1;
  return at;
}

function sameEnd(before: string, after: string, start: number): number {
  const most = Math.min(before.length, after.length) - start;
  let at = 0;
  while (at < most && before.charCodeAt(before.length - 1 - at) === after.charCodeAt(after.length - 1 - at)) at += 1;
  return at;
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}\p{M}]+|./gsu) ?? [];
}
