/** Asks a running job to stop. Its thread checks the flag between two steps, without a message. */
export interface StopFlag {
  /** The index that the thread checks. */
  readonly place: number;
  raise(): void;
  /** Frees the flag for another job. */
  release(): void;
}

/** Stop flags for so many jobs at a time, in memory shared by all threads. */
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

/** Thrown between two steps of a job that was asked to stop. */
export class JobStopped extends Error {}

/** Returns what a thread calls between two steps; `place` returns the index of its job's flag. */
export function pulseOf(memory: SharedArrayBuffer, place: () => number | undefined): () => void {
  const flags = new Int32Array(memory);
  return () => {
    const at = place();
    if (at !== undefined && Atomics.load(flags, at) !== 0) throw new JobStopped();
  };
}
