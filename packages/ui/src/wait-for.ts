/** How long is waited between two looks, in milliseconds. */
export const waitInterval = 1000;
/** After how long nothing more is expected, in milliseconds. */
export const waitExpiry = 10_000;

/** What waiting needs of the world, so that tests can bring their own. */
export interface WaitingClock {
  readonly now: () => number;
  readonly later: (run: () => void, ms: number) => void;
}

const pageClock: WaitingClock = {
  now: () => performance.now(),
  later: (run, ms) => void setTimeout(run, ms),
};

/**
 * Looks at once and then again and again until `condition` holds. Rejects when it does not in time, or as soon as
 * looking itself fails.
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
