/** After so long without a change a session of writing is over, in milliseconds. */
export const idleAfter = 5 * 60_000;
/** A session counts from one word more than this. */
export const wordsThatCount = 5;

/** A stretch of writing without a long rest. */
export interface WritingSession {
  readonly id: string;
  readonly lastChange: number;
  /** Whether the server has been told that it began. */
  readonly isTold: boolean;
}

/** What a change makes of a session: the same one, or, after a long rest, a new one. `now` in milliseconds. */
export function sessionAfter(
  before: WritingSession | undefined,
  now: number,
  words: number,
  newId: () => string,
): { readonly session: WritingSession; readonly isBeginning: boolean } {
  const goesOn = before !== undefined && now - before.lastChange < idleAfter;
  const session = goesOn ? { ...before, lastChange: now } : { id: newId(), lastChange: now, isTold: false };
  const isBeginning = !session.isTold && words > wordsThatCount;
  return { session: isBeginning ? { ...session, isTold: true } : session, isBeginning };
}
