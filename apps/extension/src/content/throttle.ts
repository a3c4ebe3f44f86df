import type { Clock } from "@housestyle/checker";

/** Runs something when it is called for, at most once in so many milliseconds; what is called for in between runs at their end. */
export class Throttle {
  readonly #run: () => void;
  readonly #every: number;
  readonly #clock: Clock;
  #last = Number.NEGATIVE_INFINITY;
  #timer: number | undefined;

  constructor(run: () => void, every: number, clock: Clock) {
    this.#run = run;
    this.#every = every;
    this.#clock = clock;
  }

  call(): void {
    if (this.#timer !== undefined) return;
    const left = this.#last + this.#every - this.#clock.now();
    if (left <= 0) this.#fire();
    else this.#timer = this.#clock.later(() => this.#fire(), left);
  }

  /** Nothing runs any more. */
  end(): void {
    if (this.#timer !== undefined) this.#clock.cancel(this.#timer);
  }

  #fire(): void {
    this.#timer = undefined;
    this.#last = this.#clock.now();
    this.#run();
  }
}
