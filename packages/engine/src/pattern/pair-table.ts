/** A map from two non-negative numbers to a number: an open-addressing table, at least half of it empty. */
export class PairTable {
  /** Pairs and their values side by side; a position is taken if its value is not 0. */
  #entries: Int32Array;
  #count = 0;

  /** Creates an empty table, or one over the `entries` of another, which are only read. */
  constructor(entries: Int32Array = new Int32Array(3 * 16)) {
    this.#entries = entries;
  }

  /** All entries, for another table over the same data. */
  get entries(): Int32Array {
    return this.#entries;
  }

  /** Returns the value of a pair, or 0. */
  get(first: number, second: number): number {
    return this.#entries[this.#placeOf(first, second) + 2] as number;
  }

  /** Sets the value of a pair that has none; it must not be 0. */
  add(first: number, second: number, value: number): void {
    if (6 * ++this.#count > this.#entries.length) this.#grow();
    this.#put(first, second, value);
  }

  #put(first: number, second: number, value: number): void {
    this.#entries.set([first, second, value], this.#placeOf(first, second));
  }

  /** Returns the position of a pair, or the free one where it would be inserted. */
  #placeOf(first: number, second: number): number {
    const entries = this.#entries;
    const last = entries.length / 3 - 1;
    const hash = Math.imul(first, 0x9e3779b1) ^ Math.imul(second, 0x85ebca6b);
    for (let place = (hash ^ (hash >>> 15)) & last; ; place = (place + 1) & last) {
      const at = 3 * place;
      const isFree = entries[at + 2] === 0;
      if (isFree || (entries[at] === first && entries[at + 1] === second)) return at;
    }
  }

  #grow(): void {
    const old = this.#entries;
    this.#entries = new Int32Array(2 * old.length);
    for (let at = 0; at < old.length; at += 3)
      if (old[at + 2] !== 0) this.#put(old[at] as number, old[at + 1] as number, old[at + 2] as number);
  }
}
