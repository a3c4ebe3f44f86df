/** The weights of one pair of words, a feature each: an open table, at least half of it empty. */
export class Features {
  readonly #mask: number;
  /** The 24 bits of a feature and, below, the 8 of its weight, which is never 0; 0 where there is none. */
  readonly #entries: Int32Array;

  constructor(features: Iterable<readonly [feature: number, weight: number]>, count: number) {
    const size = 2 ** Math.ceil(Math.log2(2 * count + 2));
    this.#mask = size - 1;
    this.#entries = new Int32Array(size);
    for (const [feature, weight] of features) this.#entries[this.#placeOf(feature)] = (feature << 8) | (weight & 255);
  }

  /** What some features weigh together. */
  sum(features: Int32Array): number {
    let sum = 0;
    for (let i = 0; i < features.length; i++) {
      const entry = this.#entries[this.#placeOf(features[i] as number)] as number;
      sum += (entry << 24) >> 24;
    }
    return sum;
  }

  /** Where a feature stands, or would. */
  #placeOf(feature: number): number {
    let at = feature & this.#mask;
    for (;;) {
      const entry = this.#entries[at] as number;
      if (entry === 0 || entry >>> 8 === feature) return at;
      at = (at + 1) & this.#mask;
    }
  }
}
