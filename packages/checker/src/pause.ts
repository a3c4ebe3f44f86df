/** The pause in typing before a check, in milliseconds. */
export const rest = 100;
/** The longest time between a change and its check, in milliseconds. */
export const forced = 1000;

/** Timers, which tests replace. */
export interface Clock {
  readonly now: () => number;
  readonly later: (run: () => void, ms: number) => number;
  readonly cancel: (timer: number) => void;
}

/**
 * Calls a function when typing pauses, and at the latest some time after typing began. Both times are in milliseconds.
 */
export class Pause {
  readonly #run: () => void;
  readonly #clock: Clock;
  readonly #rest: number;
  readonly #forced: number;
  #timer: number | undefined;
  #since: number | undefined;

  constructor(run: () => void, clock: Clock, restFor = rest, forcedAfter = forced) {
    this.#run = run;
    this.#clock = clock;
    this.#rest = restFor;
    this.#forced = forcedAfter;
  }

  /** Records that something was typed. */
  touch(): void {
    const now = this.#clock.now();
    this.#since ??= now;
    if (this.#timer !== undefined) this.#clock.cancel(this.#timer);
    const wait = Math.max(0, Math.min(this.#rest, this.#since + this.#forced - now));
    this.#timer = this.#clock.later(() => {
      this.cancel();
      this.#run();
    }, wait);
  }

  /** Cancels the pending call. */
  cancel(): void {
    if (this.#timer !== undefined) this.#clock.cancel(this.#timer);
    this.#timer = undefined;
    this.#since = undefined;
  }
}
