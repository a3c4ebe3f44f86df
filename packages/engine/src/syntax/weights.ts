/** How many bits of a feature's hash are kept: an unknown feature is taken for a known one in one of some hundred cases. */
export const keyBits = 27;
const mask = (1 << keyBits) - 1;

/** The key under which a feature with this hash is kept. */
export const keyOf = (hash: number): number => (hash ^ (hash >>> 5)) & mask;

/**
 * A linear model with sparse weights: what each feature says for and against each of the labels, in whole numbers.
 * Packed: how many features (four bytes, little-endian); for each, in the order of keys, how far its key is from the last
 * one (seven bits a byte, the lowest first), how many labels it speaks of, and label and weight of each, a byte each.
 */
export interface LinearModel {
  /** Adds what the features `keys[from]` to `keys[to - 1]` say to the scores of the labels. */
  add(keys: Int32Array, from: number, to: number, scores: Int32Array): void;
  /** Where the weights of a feature stand, or 0: for those that are asked for again and again. */
  find(key: number): number;
  /** Adds what stands at such places. */
  addRows(rows: ArrayLike<number>, scores: Int32Array): void;
}

/** Features as they were packed: their keys, and where what each says begins: how many labels, label and weight of each. */
interface Packed {
  readonly bytes: Uint8Array;
  readonly keys: Int32Array;
  readonly says: Int32Array;
}

function readPacked(bytes: Uint8Array, start: number): Packed {
  const features = new DataView(bytes.buffer, bytes.byteOffset).getUint32(start, true);
  const keys = new Int32Array(features);
  const says = new Int32Array(features);
  let at = start + 4;
  let key = 0;
  for (let i = 0; i < features; i++) {
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[at++] as number;
      key += (byte & 127) << shift;
      if (byte < 128) break;
    }
    keys[i] = key;
    says[i] = at;
    at += 1 + 2 * (bytes[at] as number);
  }
  return { bytes, keys, says };
}

/** A key’s low bits choose one of so many groups, some four features each. */
const groupBits = 15;
/** The next ones choose one of 32 places in it; the rest of a key is a byte. */
const placeOf = (key: number): number => (key >>> groupBits) & 31;
const restOf = (key: number): number => key >>> (groupBits + 5);
/** Two numbers for each group: which of its places are taken, and where its features stand. */
const groupOf = (key: number): number => (key & (2 ** groupBits - 1)) * 2;

/** What stands behind the last feature of a group. */
const groupEnd = 32;

/** So many features are looked for together. */
const mostAtOnce = 32;

/**
 * Weights spread out to be looked at. A look that leaves the processor's cache costs most of all. Most features that are
 * asked for are not known: one bit of their group tells that. Those of a group stand together in the rows: place, rest of
 * the key, how many labels, label and weight of each, a byte each.
 */
export interface SpreadWeights {
  readonly groups: Int32Array;
  readonly rows: Int8Array;
}

/** Opens what `packWeights` packed, beginning at `start`. */
export const openWeights = (packed: Uint8Array, start = 0): LinearModel => weightsOf(spreadWeights(packed, start));

/** Spreads out what `packWeights` packed, beginning at `start`. */
export function spreadWeights(packed: Uint8Array, start = 0): SpreadWeights {
  const { bytes, keys, says } = readPacked(packed, start);
  const sizeOf = (feature: number): number => 3 + 2 * (bytes[says[feature] as number] as number);
  const groups = new Int32Array(2 * 2 ** groupBits);
  const free = new Int32Array(2 ** groupBits).fill(1);
  for (const [i, key] of keys.entries()) {
    const group = groupOf(key);
    groups[group] = (groups[group] as number) | (1 << placeOf(key));
    free[group / 2] = (free[group / 2] as number) + sizeOf(i);
  }
  let end = 0;
  for (let group = 0; group < free.length; group++) {
    const size = free[group] as number;
    groups[2 * group + 1] = end;
    free[group] = end;
    end += size;
  }
  const rows = new Int8Array(end).fill(groupEnd);
  for (const [i, key] of keys.entries()) {
    const group = groupOf(key) / 2;
    const at = free[group] as number;
    const from = says[i] as number;
    rows[at] = placeOf(key);
    rows[at + 1] = restOf(key);
    rows.set(bytes.subarray(from, from + sizeOf(i) - 2), at + 2);
    free[group] = at + sizeOf(i);
  }
  return { groups, rows };
}

/** Weights that were spread out before, by another thread perhaps: they are read, never written. */
export function weightsOf({ groups, rows }: SpreadWeights): LinearModel {
  /** Where the weights of a feature stand whose place is taken in its group, which begins at `from`; or 0. */
  function findIn(from: number, key: number): number {
    const place = placeOf(key);
    const rest = restOf(key);
    for (let at = from; rows[at] !== groupEnd; at += 3 + 2 * (rows[at + 2] as number))
      if (rows[at] === place && rows[at + 1] === rest) return at + 2;
    return 0;
  }

  function addRow(row: number, scores: Int32Array): void {
    if (row === 0) return;
    const end = row + 2 * (rows[row] as number);
    for (let j = row + 1; j < end; j += 2)
      scores[rows[j] as number] = (scores[rows[j] as number] as number) + (rows[j + 1] as number);
  }

  // A processor waits for many looks at once when none hangs on another: so all are begun before the first is used.
  const known = new Int32Array(mostAtOnce);
  const begins = new Int32Array(mostAtOnce);
  const touched = new Int8Array(1);
  function addSome(keys: Int32Array, from: number, to: number, scores: Int32Array): void {
    let count = 0;
    for (let i = from; i < to; i++) {
      const key = keys[i] as number;
      const group = groupOf(key);
      known[count] = key;
      begins[count] = groups[group + 1] as number;
      count += ((groups[group] as number) >>> placeOf(key)) & 1;
    }
    for (let i = 0; i < count; i++) touched[0] = rows[begins[i] as number] as number;
    for (let i = 0; i < count; i++) addRow(findIn(begins[i] as number, known[i] as number), scores);
  }

  return {
    find(key) {
      const group = groupOf(key);
      const isTaken = ((groups[group] as number) >>> placeOf(key)) & 1;
      return isTaken ? findIn(groups[group + 1] as number, key) : 0;
    },
    addRows(list, scores) {
      for (let i = 0; i < list.length; i++) touched[0] = rows[list[i] as number] as number;
      for (let i = 0; i < list.length; i++) addRow(list[i] as number, scores);
    },
    add(keys, from, to, scores) {
      for (let i = from; i < to; i += mostAtOnce) addSome(keys, i, Math.min(to, i + mostAtOnce), scores);
    },
  };
}

/** One feature's say: its key, and label and weight of each label it speaks of. */
export interface Row {
  readonly key: number;
  readonly says: readonly (readonly [label: number, weight: number])[];
}

/** Packs rows for `openWeights`; rows with one key say together what each says. */
export function packWeights(rows: readonly Row[]): Uint8Array {
  const sorted = [...rows].sort((a, b) => a.key - b.key).filter(({ key }, i, all) => all[i - 1]?.key !== key);
  const bytes: number[] = [sorted.length & 255, (sorted.length >> 8) & 255, (sorted.length >> 16) & 255, 0];
  let before = 0;
  for (const { key, says } of sorted) {
    let gap = key - before;
    before = key;
    for (; gap > 127; gap >>>= 7) bytes.push((gap & 127) | 128);
    bytes.push(gap, says.length, ...says.flatMap(([label, weight]) => [label, weight & 255]));
  }
  return Uint8Array.from(bytes);
}
