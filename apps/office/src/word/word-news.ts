/** What Word has reported since the document was read last. */
export interface News {
  /** Anything may have changed. */
  readonly isWhole: boolean;
  /** Paragraphs were added or deleted. */
  readonly isRearranged: boolean;
  readonly changed: ReadonlySet<string>;
}

/** Collects what Word reports, so that only that is read again. */
export class WordNews {
  #isWhole = true;
  #isRearranged = false;
  #changed = new Set<string>();

  /** These paragraphs may have another text. */
  change(ids: Iterable<string>): void {
    for (const id of ids) this.#changed.add(id);
  }

  /** These paragraphs were added or deleted. */
  rearrange(ids: Iterable<string>): void {
    this.#isRearranged = true;
    this.change(ids);
  }

  /** Anything may have changed. */
  all(): void {
    this.#isWhole = true;
  }

  /** Returns what was collected, and starts again. */
  take(): News {
    const news = { isWhole: this.#isWhole, isRearranged: this.#isRearranged, changed: this.#changed };
    this.#isWhole = this.#isRearranged = false;
    this.#changed = new Set();
    return news;
  }
}
