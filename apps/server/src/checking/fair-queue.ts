/** Whatever waits, and whose it is. */
export interface Owned {
  readonly owner: unknown;
}

/** Waiting jobs of many owners, taken by turns: one of each, in the order in which each came. */
export class FairQueue<Job extends Owned> {
  readonly #lines = new Map<unknown, Job[]>();
  #length = 0;

  get length(): number {
    return this.#length;
  }

  /** Whether an owner has as many waiting as there are places left of `most`: no one can take them all. */
  isFull(owner: unknown, most: number): boolean {
    return (this.#lines.get(owner)?.length ?? 0) >= most - this.#length;
  }

  push(job: Job): void {
    const line = this.#lines.get(job.owner);
    if (line) line.push(job);
    else this.#lines.set(job.owner, [job]);
    this.#length += 1;
  }

  /** The first in turn that may go; it stays. */
  find(may: (job: Job) => boolean): Job | undefined {
    for (const [first] of this.#lines.values()) if (first && may(first)) return first;
    return undefined;
  }

  /** Takes one out: `turn` if it is its owner's turn, which is over then. */
  take(job: Job, why: "turn" | "gone"): void {
    const line = this.#lines.get(job.owner);
    const place = line?.indexOf(job) ?? -1;
    if (!line || place < 0) return;
    line.splice(place, 1);
    this.#length -= 1;
    if (why === "turn" || line.length === 0) this.#lines.delete(job.owner);
    if (why === "turn" && line.length > 0) this.#lines.set(job.owner, line);
  }

  /** Those that go before one more of an owner's, if all take turns. */
  before(owner: unknown): readonly Job[] {
    const own = this.#lines.get(owner)?.length ?? 0;
    return [...this.#lines.values()].flatMap((line) => line.slice(0, own + 1));
  }
}
