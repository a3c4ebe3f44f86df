import { type Clock, pageClock } from "@housestyle/checker";

/** At most one call in this time, in milliseconds. */
export const throttleDelay = 2000;

/** Gathers calls: the first one starts the wait, and those that come meanwhile go along. */
export class CallBatcher {
  readonly #run: () => void;
  readonly #clock: Clock;
  #timer: number | undefined;

  constructor(run: () => void, clock: Clock = pageClock) {
    this.#run = run;
    this.#clock = clock;
  }

  /** There is something to do; it is done within {@link throttleDelay}. */
  touch(): void {
    this.#timer ??= this.#clock.later(() => this.now(), throttleDelay);
  }

  /** Does it at once, and waits for nothing more. */
  now(): void {
    if (this.#timer !== undefined) this.#clock.cancel(this.#timer);
    this.#timer = undefined;
    this.#run();
  }
}
