/** Timers, which tests can replace. */
export interface Timers {
  readonly later: (run: () => void, ms: number) => number;
  readonly cancel: (timer: number) => void;
}

/** The timers of the page. */
export const pageClock: Timers = {
  later: (run, ms) => window.setTimeout(run, ms),
  cancel: (timer) => window.clearTimeout(timer),
};

/** A delayed call: `now` runs it immediately, and `cancel` drops it. */
export interface Debounced<Value> {
  readonly later: (value: Value) => void;
  readonly now: (value: Value) => void;
  readonly cancel: () => void;
}

/** Returns a function that calls `run` with the last value after `ms` milliseconds without another call. */
export function debounce<Value>(run: (value: Value) => void, ms: number, clock: Timers = pageClock): Debounced<Value> {
  let timer: number | undefined;
  const cancel = () => {
    if (timer !== undefined) clock.cancel(timer);
    timer = undefined;
  };
  return {
    cancel,
    now: (value) => {
      cancel();
      run(value);
    },
    later: (value) => {
      cancel();
      timer = clock.later(() => {
        timer = undefined;
        run(value);
      }, ms);
    },
  };
}
