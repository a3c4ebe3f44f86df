/** The pause between two checks, in milliseconds. */
export const waitInterval = 1000;
/** The time after which waiting ends, in milliseconds. */
export const waitExpiry = 10_000;

/** The timers used for waiting, which tests can replace. */
export interface WaitingClock {
  readonly now: () => number;
  readonly later: (run: () => void, ms: number) => void;
}

const pageClock: WaitingClock = {
  now: () => performance.now(),
  later: (run, ms) => void setTimeout(run, ms),
};

/**
 * Checks immediately and repeatedly until `condition` holds. Rejects if it does not in time, or as soon as the check
 * itself fails.
 */
export function waitFor(
  condition: () => boolean,
  {
    interval = waitInterval,
    expiry = waitExpiry,
    clock = pageClock,
  }: { readonly interval?: number; readonly expiry?: number; readonly clock?: WaitingClock } = {},
): Promise<void> {
  const end = clock.now() + expiry;
  return new Promise((resolve, reject) => {
    const look = () => {
      try {
        if (condition()) return resolve();
      } catch (error) {
        return reject(error);
      }
      const rest = end - clock.now();
      if (rest <= 0) return reject(new Error("What was waited for did not come."));
      clock.later(look, Math.min(interval, rest));
    };
    look();
  });
}
