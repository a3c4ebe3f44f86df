/** The size of the open table for so many features: at least half of it is empty. */
export const tableSize = (count: number): number => 2 ** Math.ceil(Math.log2(2 * count + 2));

/** Where a feature stands in a table, or would. */
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
 * Puts the weights of one pair of words, a feature each, into an empty table: the 24 bits of a feature and, below, the 8
 * of its weight, which is never 0; 0 where there is none.
 */
export function fillTable(table: Int32Array, features: Iterable<readonly [feature: number, weight: number]>): void {
  for (const [feature, weight] of features) table[placeIn(table, feature)] = (feature << 8) | (weight & 255);
}

/** What is written here keeps looks from being left out. */
const touched = new Int32Array(1);

/** What the features from `first` to before `last` weigh together. */
export function sumIn(table: Int32Array, features: Int32Array, first: number, last: number): number {
  let sum = 0;
  // All looks are begun before the first is used: a processor waits for many at once.
  for (let i = first; i < last; i++) touched[0] = table[(features[i] as number) & (table.length - 1)] as number;
  for (let i = first; i < last; i++) {
    const entry = table[placeIn(table, features[i] as number)] as number;
    sum += (entry << 24) >> 24;
  }
  return sum;
}
