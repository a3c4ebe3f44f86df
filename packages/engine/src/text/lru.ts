/**
 * The last things that were asked for, by key. Of more than `most` together, weighed by `weigh`, the one that was not
 * asked for longest goes. Of words that are looked up for every token there is the quicker `createMemory`.
 */
export class Lru<K, V> {
  readonly #entries = new Map<K, V>();
  readonly #most: number;
  readonly #weigh: (key: K) => number;
  #weight = 0;

  constructor(most: number, weigh: (key: K) => number = () => 1) {
    this.#most = most;
    this.#weigh = weigh;
  }

  get(key: K): V | undefined {
    const value = this.#entries.get(key);
    if (value === undefined) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, value);
    return value;
  }

  /** Keeps `value` and answers it. */
  set(key: K, value: V): V {
    if (!this.#entries.delete(key)) this.#weight += this.#weigh(key);
    this.#entries.set(key, value);
    for (const oldest of this.#entries.keys()) {
      if (this.#weight <= this.#most) break;
      this.#entries.delete(oldest);
      this.#weight -= this.#weigh(oldest);
    }
    return value;
  }
}
