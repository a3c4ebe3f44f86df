/** A waiting job with its owner. */
export interface Owned {
  readonly owner: unknown;
}

/** A queue that takes one job from each owner in turn, in the order in which the owner's jobs arrived. */
export class FairQueue<Job extends Owned> {
  readonly #lines = new Map<unknown, Job[]>();
  #length = 0;

  get length(): number {
    return this.#length;
  }

  /** Returns whether an owner already has as many jobs waiting as there are places left, so that no owner takes all `most` places. */
  isFull(owner: unknown, most: number): boolean {
    return (this.#lines.get(owner)?.length ?? 0) >= most - this.#length;
  }

  push(job: Job): void {
    const line = this.#lines.get(job.owner);
    if (line) line.push(job);
    else this.#lines.set(job.owner, [job]);
    this.#length += 1;
  }

  /** Returns the first job in turn that may go, without taking it. */
  find(may: (job: Job) => boolean): Job | undefined {
    for (const [first] of this.#lines.values()) if (first && may(first)) return first;
    return undefined;
  }

  /** Removes a job. With `turn`, its owner has had a turn and moves to the end. */
  take(job: Job, why: "turn" | "gone"): void {
    const line = this.#lines.get(job.owner);
    const place = line?.indexOf(job) ?? -1;
    if (!line || place < 0) return;
    line.splice(place, 1);
    this.#length -= 1;
    if (why === "turn" || line.length === 0) this.#lines.delete(job.owner);
    if (why === "turn" && line.length > 0) this.#lines.set(job.owner, line);
  }

  /** Returns the jobs that would go before one more job of this owner. */
  before(owner: unknown): readonly Job[] {
    const own = this.#lines.get(owner)?.length ?? 0;
    return [...this.#lines.values()].flatMap((line) => line.slice(0, own + 1));
  }
}
