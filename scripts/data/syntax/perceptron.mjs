/**
 * An averaged perceptron (Collins 2002, “Discriminative training methods for hidden Markov models”): a row of weights
 * for each feature that was met often enough, moved when a guess was wrong, averaged over all that was seen.
 */
export class Perceptron {
  #labels;
  #rows = new Map();
  #weights;
  #totals;
  #stamps;
  #now = 0;

  /** `keys` are those of the features that are learnt, each once. */
  constructor(keys, labels) {
    this.#labels = labels;
    let row = 0;
    for (const key of keys) this.#rows.set(key, row++);
    this.#weights = new Float32Array(row * labels);
    this.#totals = new Float64Array(row * labels);
    this.#stamps = new Uint32Array(row * labels);
  }

  score(keys, count, scores) {
    const labels = this.#labels;
    scores.fill(0);
    for (let i = 0; i < count; i++) {
      const row = this.#rows.get(keys[i]);
      if (row === undefined) continue;
      const from = row * labels;
      for (let j = 0; j < labels; j++) scores[j] += this.#weights[from + j];
    }
  }

  /** Moves the weights of these features for one label and against another. */
  learn(keys, count, wanted, guessed) {
    this.#now++;
    if (wanted === guessed) return;
    for (let i = 0; i < count; i++) {
      const row = this.#rows.get(keys[i]);
      if (row === undefined) continue;
      this.#move(row * this.#labels + wanted, 1);
      this.#move(row * this.#labels + guessed, -1);
    }
  }

  #move(at, by) {
    this.#totals[at] += (this.#now - this.#stamps[at]) * this.#weights[at];
    this.#stamps[at] = this.#now;
    this.#weights[at] += by;
  }

  /**
   * The averages as rows of whole numbers up to 127: `per` is what 1 is worth; what rounds to less than `least` is left
   * out.
   */
  rows(per, least) {
    const rows = [];
    for (const [key, row] of this.#rows) {
      const says = [];
      for (let label = 0; label < this.#labels; label++) {
        const at = row * this.#labels + label;
        const total = this.#totals[at] + (this.#now - this.#stamps[at]) * this.#weights[at];
        const weight = Math.max(-127, Math.min(127, Math.round((total / this.#now) * per)));
        if (Math.abs(weight) >= least) says.push([label, weight]);
      }
      if (says.length > 0) rows.push({ key, says });
    }
    return rows;
  }
}

/** The keys met at least `fewest` times; `each` calls what it is given with keys and their number. */
export function frequentKeys(each, fewest) {
  const counts = new Uint8Array(1 << 27);
  each((keys, count) => {
    for (let i = 0; i < count; i++) if (counts[keys[i]] < 255) counts[keys[i]]++;
  });
  const kept = [];
  for (let key = 0; key < counts.length; key++) if (counts[key] >= fewest) kept.push(key);
  return kept;
}

/** The keys of the rows with the greatest weights. */
export const strongest = (rows, most) =>
  rows
    .map(({ key, says }) => ({ key, weight: Math.max(...says.map(([, weight]) => Math.abs(weight))) }))
    .sort((a, b) => b.weight - a.weight || a.key - b.key)
    .slice(0, most)
    .map(({ key }) => key);
