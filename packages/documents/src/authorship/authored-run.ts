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
  const joined: AuthoredRun[] = [];
  const add = (run: AuthoredRun) => {
    const last = joined.at(-1);
    if (last && isSame(last, run)) joined[joined.length - 1] = { ...last, length: last.length + run.length };
    else if (run.length > 0) joined.push(run);
  };
  const rest = cursorOver(runs);
  let at = 0;
  for (const { from, to, size } of changes) {
    for (const run of rest.take(from - at)) add(run);
    rest.take(to - from);
    add({ ...who, length: size });
    at = to;
  }
  for (const run of rest.take(Number.POSITIVE_INFINITY)) add(run);
  return joined;
}

function isSame(one: AuthoredRun, other: AuthoredRun): boolean {
  if (one.by !== other.by || one.source !== other.source || (one.at === null) !== (other.at === null)) return false;
  return Math.abs((one.at ?? 0) - (other.at ?? 0)) <= oneSitting;
}

/** Returns what takes runs from the front, by their length. */
function cursorOver(runs: readonly AuthoredRun[]) {
  let index = 0;
  let used = 0;
  return {
    take(length: number): AuthoredRun[] {
      const taken: AuthoredRun[] = [];
      let left = length;
      for (let run = runs[index]; run && left > 0; run = runs[index]) {
        const part = Math.min(left, run.length - used);
        taken.push({ ...run, length: part });
        left -= part;
        used += part;
        if (used < run.length) break;
        index += 1;
        used = 0;
      }
      return taken;
    },
  };
}
