/**
 * A cache of the most recently used values, by key. When their total weight exceeds `most`, the least recently used value is
 * dropped. For words looked up for every token, `createMemory` is faster.
 */
export class Lru<K, V> {
  readonly #entries = new Map<K, V>();
  readonly #most: number;
  readonly #weigh: (key: K, value: V) => number;
  #weight = 0;

  constructor(most: number, weigh: (key: K, value: V) => number = () => 1) {
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

  /** Stores a value and returns it. */
  set(key: K, value: V): V {
    this.#forget(key);
    this.#entries.set(key, value);
    this.#weight += this.#weigh(key, value);
    for (const oldest of this.#entries.keys()) {
      if (this.#weight <= this.#most) break;
      this.#forget(oldest);
    }
    return value;
  }

  #forget(key: K): void {
    const value = this.#entries.get(key);
    if (value === undefined) return;
    this.#entries.delete(key);
    this.#weight -= this.#weigh(key, value);
  }
}
