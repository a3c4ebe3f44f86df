import type { CommandContext } from "../command-context.ts";
import { texts } from "../texts.ts";

/** So often a line is written anew, in milliseconds. */
const often = 100;
const clear = "\r\u001B[K";

/** Says on a terminal how many files have been read; elsewhere nothing. */
export class ProgressLine {
  readonly #context: CommandContext;
  readonly #all: number;
  #done = 0;
  #last = Number.NEGATIVE_INFINITY;

  constructor(context: CommandContext, all: number) {
    this.#context = context;
    this.#all = all;
  }

  /** One more file has been read. */
  step(): void {
    this.#done++;
    if (!this.#isShown || performance.now() - this.#last < often) return;
    this.#last = performance.now();
    this.#context.err(clear + texts.progress(this.#done, this.#all));
  }

  get #isShown(): boolean {
    return this.#context.isWatched && this.#all > 1;
  }

  /** Takes the line away again. */
  end(): void {
    if (this.#isShown) this.#context.err(clear);
  }
}
