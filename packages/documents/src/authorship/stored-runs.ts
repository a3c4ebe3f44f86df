import { type AuthoredRun, sizeOfRuns, type WritingSource, writingSources } from "./authored-run.ts";

/** A run in its stored form: its length, author, source by its place among the sources, and minute. */
export type StoredRun = readonly [length: number, by: number | null, source: number | null, at: number | null];

/** Returns runs in the form in which they are stored. */
export const storedRuns = (runs: readonly AuthoredRun[]): StoredRun[] =>
  runs.map(({ length, by, source, at }) => [length, by, source === null ? null : writingSources.indexOf(source), at]);

/** Returns stored runs, if they are those of a document of this size; undefined for anything else. */
export function readRuns(stored: unknown, size: number): AuthoredRun[] | undefined {
  if (!Array.isArray(stored) || !stored.every(isStored)) return undefined;
  const runs = stored.map(
    ([length, by, source, at]): AuthoredRun => ({ length, by, source: source === null ? null : sourceAt(source), at }),
  );
  return sizeOfRuns(runs) === size ? runs : undefined;
}

const sourceAt = (index: number): WritingSource | null => writingSources[index] ?? null;

function isStored(run: unknown): run is StoredRun {
  if (!Array.isArray(run) || run.length !== 4) return false;
  const [length, ...rest] = run;
  return Number.isInteger(length) && length > 0 && rest.every((each) => each === null || Number.isInteger(each));
}
