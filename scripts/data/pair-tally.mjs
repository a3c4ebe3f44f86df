/** Counts pairs of words, and in how many sources each was met. */
export class PairTally {
  #ids = new Map();
  #words = [];
  /** Relation → pair as one number → [count, sources, last source]. */
  #pairs = new Map();
  #source = 0;

  get size() {
    return [...this.#pairs.values()].reduce((sum, pairs) => sum + pairs.size, 0);
  }

  /** What is added from here on comes from another source. */
  nextSource() {
    this.#source++;
  }

  add(relation, a, b) {
    const pairs = this.#pairs.get(relation) ?? new Map();
    this.#pairs.set(relation, pairs);
    const key = this.#idOf(a) * 2 ** 20 + this.#idOf(b);
    const row = pairs.get(key);
    if (!row) {
      pairs.set(key, [1, 1, this.#source]);
      return;
    }
    row[0]++;
    if (row[2] !== this.#source) row[1]++;
    row[2] = this.#source;
  }

  /** [relation, word, word, count] of all pairs met often enough. */
  rows({ count, sources }) {
    return [...this.#pairs].flatMap(([relation, pairs]) =>
      [...pairs]
        .filter(([, row]) => row[0] >= count && row[1] >= sources)
        .map(([key, row]) => [relation, this.#words[Math.floor(key / 2 ** 20)], this.#words[key % 2 ** 20], row[0]]),
    );
  }

  #idOf(word) {
    const known = this.#ids.get(word);
    if (known !== undefined) return known;
    this.#ids.set(word, this.#words.length);
    return this.#words.push(word) - 1;
  }
}
