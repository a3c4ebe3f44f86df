import { type Clock, pageClock } from "@housestyle/checker";

/** At most one call in this time, in milliseconds. */
export const throttleDelay = 2000;

/** Gathers calls into batches: the first call starts a wait, and calls during the wait join the batch. */
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

  /** Runs the batch at once and cancels the wait. */
  now(): void {
    if (this.#timer !== undefined) this.#clock.cancel(this.#timer);
    this.#timer = undefined;
    this.#run();
  }
}
