import type { Clock } from "@housestyle/checker";
import type { ControllerState } from "../controller/controller-state.ts";
import { scoreOf } from "../controller/score-of.ts";
import { inBackground } from "../storage/in-background.ts";
import type { Findings } from "./send-document.ts";

/**
 * How long the results of a check must stay the same before they are sent, in milliseconds. Nothing is sent while a
 * writer is busy.
 */
const rest = 3_000;

/** What the check has found; nothing while it is still at work. */
export function findingsOf(state: ControllerState): Findings {
  const { engine, progress, remarks } = state;
  const isChecked = engine === "ready" && progress.total > 0 && progress.checked === progress.total;
  if (!isChecked) return {};
  const score = scoreOf(state)?.overall;
  return { Issues: remarks.length, ...(score !== undefined && { Score: score }) };
}

/** Sends what a check has found to the server, once the text itself is there. The same result is sent only once. */
export class FindingsReport {
  readonly #find: () => Findings;
  readonly #send: (found: Findings) => Promise<boolean>;
  readonly #clock: Clock;
  #told: Findings = {};
  #timer: number | undefined;

  constructor(find: () => Findings, send: (found: Findings) => Promise<boolean>, clock: Clock) {
    this.#find = find;
    this.#send = send;
    this.#clock = clock;
  }

  /** The server knows this of the text it has. */
  knows(found: Findings): void {
    this.#told = found;
  }

  /** Something may have been found. */
  look(): void {
    const found = this.#find();
    if (found.Issues === undefined || isSame(found, this.#told)) this.stop();
    else if (this.#timer === undefined) this.#timer = this.#clock.later(() => inBackground(this.#notify()), rest);
  }

  stop(): void {
    if (this.#timer !== undefined) this.#clock.cancel(this.#timer);
    this.#timer = undefined;
  }

  async #notify(): Promise<void> {
    this.#timer = undefined;
    const found = this.#find();
    if (found.Issues !== undefined && !isSame(found, this.#told) && (await this.#send(found))) this.#told = found;
  }
}

function isSame(one: Findings, other: Findings): boolean {
  return one.Issues === other.Issues && one.Score === other.Score;
}
