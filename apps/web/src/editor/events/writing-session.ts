/** A writing session ends after this long without a change, in milliseconds. */
export const idleAfter = 5 * 60_000;
/** A session counts from one word more than this. */
export const wordsThatCount = 5;
/** How often the server is told the word count of a session, in milliseconds. This is shorter than `idleAfter`. */
export const reportEvery = 2 * 60_000;

/** A stretch of writing without a long rest. */
export interface WritingSession {
  readonly id: string;
  readonly lastChange: number;
  /** When the server was last told about the session. Undefined before the first report. */
  readonly lastReport: number | undefined;
}

/**
 * Returns the session after a change: the same one or, after a long pause, a new one. `isDue` is true if the server is
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

/** Returns whether a session has changed since the last report to the server. */
export function isUnreported({ lastChange, lastReport }: WritingSession): boolean {
  return lastReport !== undefined && lastChange > lastReport;
}
