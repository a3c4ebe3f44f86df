/** Asks a running job to stop. Its thread looks between two steps, and needs no message for that. */
export interface StopFlag {
  /** Where the thread looks. */
  readonly place: number;
  raise(): void;
  /** The job has ended; the place is another's. */
  release(): void;
}

/** Stop flags in memory that all threads share, for so many jobs at a time. */
export class StopFlags {
  readonly memory: SharedArrayBuffer;
  readonly #flags: Int32Array;
  readonly #free: number[];

  constructor(most: number) {
    this.memory = new SharedArrayBuffer(most * Int32Array.BYTES_PER_ELEMENT);
    this.#flags = new Int32Array(this.memory);
    this.#free = [...this.#flags.keys()];
  }

  take(): StopFlag {
    const place = this.#free.pop();
    if (place === undefined) throw new Error("More jobs run than there are threads.");
    Atomics.store(this.#flags, place, 0);
    return {
      place,
      raise: () => void Atomics.store(this.#flags, place, 1),
      release: () => void this.#free.push(place),
    };
  }
}

/** What a thread that was asked to stop is ended with, between two steps. */
export class Stopped extends Error {}

/** What a thread calls between two steps; `place` tells where the flag of its job is. */
export function pulseOf(memory: SharedArrayBuffer, place: () => number | undefined): () => void {
  const flags = new Int32Array(memory);
  return () => {
    const at = place();
    if (at !== undefined && Atomics.load(flags, at) !== 0) throw new Stopped();
  };
}
