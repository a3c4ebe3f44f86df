/** Returns the size of an open-addressing table for a number of features: at least half of it stays empty. */
export const tableSize = (count: number): number => 2 ** Math.ceil(Math.log2(2 * count + 2));

/** Returns the position of a feature in a table, or the free position where it would be inserted. */
function placeIn(table: Int32Array, feature: number): number {
  const last = table.length - 1;
  let at = feature & last;
  for (;;) {
    const entry = table[at] as number;
    if (entry === 0 || entry >>> 8 === feature) return at;
    at = (at + 1) & last;
  }
}

/**
 * Inserts the weights of one pair into an empty table: 24 bits for the feature and 8 for its weight, which is never 0.
 * An entry of 0 is free.
 */
export function fillTable(table: Int32Array, features: Iterable<readonly [feature: number, weight: number]>): void {
  for (const [feature, weight] of features) table[placeIn(table, feature)] = (feature << 8) | (weight & 255);
}

/** A target for the values that are read early, so that the compiler does not remove the reads. */
const touched = new Int32Array(1);

/** Returns the sum of the weights of the features from `first` to before `last`. */
export function sumIn(table: Int32Array, features: Int32Array, first: number, last: number): number {
  let sum = 0;
  // All reads start before the first value is used, because a processor waits for several memory accesses at once.
  for (let i = first; i < last; i++) touched[0] = table[(features[i] as number) & (table.length - 1)] as number;
  for (let i = first; i < last; i++) {
    const entry = table[placeIn(table, features[i] as number)] as number;
    sum += (entry << 24) >> 24;
  }
  return sum;
}
