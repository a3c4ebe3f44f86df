import { texts } from "../texts.ts";
import type { World } from "../world.ts";

/** So often a line is written anew, in milliseconds. */
const often = 100;
const clear = "\r\u001B[K";

/** Says on a terminal how many files have been read; elsewhere nothing. */
export class Progress {
  readonly #world: World;
  readonly #all: number;
  #done = 0;
  #last = Number.NEGATIVE_INFINITY;

  constructor(world: World, all: number) {
    this.#world = world;
    this.#all = all;
  }

  /** One more file has been read. */
  step(): void {
    this.#done++;
    if (!this.#isShown || performance.now() - this.#last < often) return;
    this.#last = performance.now();
    this.#world.err(clear + texts.progress(this.#done, this.#all));
  }

  get #isShown(): boolean {
    return this.#world.isWatched && this.#all > 1;
  }

  /** Takes the line away again. */
  end(): void {
    if (this.#isShown) this.#world.err(clear);
  }
}
