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

/** Calls a function when typing pauses, or at the latest a second after it began. */
export class Pause {
  readonly #run: () => void;
  readonly #clock: Clock;
  #timer: number | undefined;
  #since: number | undefined;

  constructor(run: () => void, clock: Clock) {
    this.#run = run;
    this.#clock = clock;
  }

  /** Something was typed. */
  touch(): void {
    const now = this.#clock.now();
    this.#since ??= now;
    if (this.#timer !== undefined) this.#clock.cancel(this.#timer);
    this.#timer = this.#clock.later(() => this.#fire(), Math.max(0, Math.min(rest, this.#since + forced - now)));
  }

  #fire(): void {
    this.#timer = undefined;
    this.#since = undefined;
    this.#run();
  }
}
