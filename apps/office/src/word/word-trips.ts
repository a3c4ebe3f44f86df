/** What is asked of Word, the most urgent first. */
const purposes = ["write", "show", "read", "mark"] as const;
export type Purpose = (typeof purposes)[number];

interface Waiting {
  readonly purpose: Purpose;
  readonly go: () => void;
}

/**
 * Makes round trips to Word one at a time. Word answers in the order it is asked, so nothing is asked while something more urgent is
 * not done: a correction waits for one round trip at most.
 */
export class WordTrips {
  readonly #open: Purpose[] = [];
  readonly #waiting: Waiting[] = [];
  #isUnderWay = false;

  /** Does something that takes several round trips. */
  async all<T>(purpose: Purpose, work: () => Promise<T>): Promise<T> {
    this.#open.push(purpose);
    try {
      return await work();
    } finally {
      this.#open.splice(this.#open.indexOf(purpose), 1);
      this.#next();
    }
  }

  /** Makes a round trip of it when it is its turn. */
  async one(purpose: Purpose, trip: () => Promise<void>): Promise<void> {
    const turn = new Promise<void>((go) => this.#waiting.push({ purpose, go }));
    this.#next();
    await turn;
    try {
      await trip();
    } finally {
      this.#isUnderWay = false;
      this.#next();
    }
  }

  #next(): void {
    if (this.#isUnderWay) return;
    const mostUrgent = purposes.find((purpose) => this.#open.includes(purpose));
    const index = this.#waiting.findIndex(({ purpose }) => purpose === mostUrgent);
    const [next] = index < 0 ? [] : this.#waiting.splice(index, 1);
    this.#isUnderWay = next !== undefined;
    next?.go();
  }
}
