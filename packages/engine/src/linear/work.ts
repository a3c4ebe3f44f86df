import { type Pulse, steady } from "../text/steps.ts";

const perPulse = 200_000;

/** Counts the states that are looked at, and calls `pulse` from time to time, which may end the work by throwing. */
export class Work {
  readonly #pulse: Pulse;
  #due = perPulse;
  steps = 0;

  constructor(pulse: Pulse = steady) {
    this.#pulse = pulse;
  }

  add(states: number): void {
    this.steps += states;
    if (this.steps < this.#due) return;
    this.#due = this.steps + perPulse;
    this.#pulse();
  }
}
