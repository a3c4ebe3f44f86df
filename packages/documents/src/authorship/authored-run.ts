/** Where words come from. `typed` and `assisted` (from a language model) are written in the editor. */
export const writingSources = ["typed", "pasted", "imported", "accepted", "assisted"] as const;
/** Where words come from. */
export type WritingSource = (typeof writingSources)[number];

/** Who wrote something, and how. */
export interface Authorship {
  /** Null if it is not known. */
  readonly by: number | null;
  /** Null if it is not recorded. */
  readonly source: WritingSource | null;
  /** Minutes since the epoch, or null if that is not recorded. */
  readonly at: number | null;
}

/** Successive positions of a document with the same authorship. */
export interface AuthoredRun extends Authorship {
  readonly length: number;
}

/** A span of a document that was replaced with `size` positions. */
export interface AuthoredChange {
  readonly from: number;
  readonly to: number;
  readonly size: number;
}

/** Words that one person writes within so many minutes are one run. */
const oneSitting = 30;

/** Returns the runs of a document of this size by one author. */
export const authoredBy = (size: number, who: Authorship): AuthoredRun[] =>
  size > 0 ? [{ ...who, length: size }] : [];

/** Returns the number of positions that runs cover. */
export const sizeOfRuns = (runs: readonly AuthoredRun[]): number => runs.reduce((sum, { length }) => sum + length, 0);

/** Returns the runs after changes, from left to right in the positions before them. What they insert is by `who`. */
export function changedRuns(
  runs: readonly AuthoredRun[],
  changes: readonly AuthoredChange[],
  who: Authorship,
): readonly AuthoredRun[] {
  if (changes.length === 0) return runs;
  const list = [...runs];
  // From the end on, so that the places of the others stay as they are.
  for (const change of changes.toReversed()) replaceIn(list, change, who);
  return list;
}

/** Replaces a span in a list of runs. Only the runs around it are touched, so that a long list costs little more than a short one. */
function replaceIn(list: AuthoredRun[], { from, to, size }: AuthoredChange, who: Authorship): void {
  const [index, start] = runAt(list, 0, 0, from);
  const [end, at] = runAt(list, index, start, to);
  const parts: AuthoredRun[] = [{ ...who, length: size }];
  const [left, right] = [list[index], list[end]];
  if (left && from > start) parts.unshift({ ...left, length: from - start });
  const isCut = right !== undefined && to > at;
  if (isCut) parts.push({ ...right, length: at + right.length - to });
  const first = Math.max(0, index - 1);
  const rest = isCut ? end + 1 : end;
  const last = Math.min(list.length, rest + 1);
  list.splice(first, last - first, ...joined([...list.slice(first, index), ...parts, ...list.slice(rest, last)]));
}

/** Returns the index and the start of the run that has a position, from a run on; or those after the last one. */
function runAt(
  list: readonly AuthoredRun[],
  from: number,
  start: number,
  position: number,
): [index: number, start: number] {
  let [index, at] = [from, start];
  for (let run = list[index]; run && at + run.length <= position; run = list[index]) {
    at += run.length;
    index += 1;
  }
  return [index, at];
}

/** Returns runs without empty ones, with those of the same authorship as one. */
function joined(runs: readonly AuthoredRun[]): AuthoredRun[] {
  const all: AuthoredRun[] = [];
  for (const run of runs) {
    const last = all.at(-1);
    if (last && isSame(last, run)) all[all.length - 1] = { ...last, length: last.length + run.length };
    else if (run.length > 0) all.push(run);
  }
  return all;
}

function isSame(one: AuthoredRun, other: AuthoredRun): boolean {
  if (one.by !== other.by || one.source !== other.source || (one.at === null) !== (other.at === null)) return false;
  return Math.abs((one.at ?? 0) - (other.at ?? 0)) <= oneSitting;
}
