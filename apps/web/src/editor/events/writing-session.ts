/** After so long without a change a session of writing is over, in milliseconds. */
export const idleAfter = 5 * 60_000;
/** A session counts from one word more than this. */
export const wordsThatCount = 5;
/** How often the server is told how many words a session has come to, in milliseconds; shorter than a rest. */
export const reportEvery = 2 * 60_000;

/** A stretch of writing without a long rest. */
export interface WritingSession {
  readonly id: string;
  readonly lastChange: number;
  /** When the server was last told of it; undefined before it counts. */
  readonly lastReport: number | undefined;
}

/**
 * Returns what a change makes of a session: the same one or, after a long rest, a new one. `isDue` is true when the server is
 * to be told now. `now` is in milliseconds.
 */
export function sessionAfter(
  before: WritingSession | undefined,
  now: number,
  words: number,
  newId: () => string,
): { readonly session: WritingSession; readonly isDue: boolean } {
  const goesOn = before !== undefined && now - before.lastChange < idleAfter;
  const { id, lastReport } = goesOn ? before : { id: newId(), lastReport: undefined };
  const isDue = lastReport === undefined ? words > wordsThatCount : now - lastReport >= reportEvery;
  return { session: { id, lastChange: now, lastReport: isDue ? now : lastReport }, isDue };
}

/** Returns whether a session has changed since the server was told of it. */
export function isUnreported({ lastChange, lastReport }: WritingSession): boolean {
  return lastReport !== undefined && lastChange > lastReport;
}
