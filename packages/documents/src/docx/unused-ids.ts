const idAttribute = /(\sw:id\s*=\s*)(?:"(-?\d+)"|'(-?\d+)')/g;

/** Provides ids that do not occur in a Word file. */
export class UnusedIds {
  readonly #used = new Set<number>();
  #next = 1;

  /** Creates it for a file. `sources` are all parts in which ids occur. */
  constructor(sources: readonly string[]) {
    for (const source of sources)
      for (const [, , double, single] of source.matchAll(idAttribute)) this.#used.add(Number(double ?? single));
  }

  /** Returns an id that was not used before. */
  next(): number {
    while (this.#used.has(this.#next)) this.#next++;
    return this.#next++;
  }

  /** Returns XML that is used a second time, with its own ids. */
  again(source: string): string {
    return source.replace(idAttribute, (_, start: string) => `${start}"${this.next()}"`);
  }
}
