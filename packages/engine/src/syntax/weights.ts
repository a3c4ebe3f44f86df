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
export interface Weights {
  /** Adds what the features `keys[from]` to `keys[to - 1]` say to the scores of the labels. */
  add(keys: Int32Array, from: number, to: number, scores: Int32Array): void;
  /** Where the weights of a feature stand, or 0: for those that are asked for again and again. */
  find(key: number): number;
  /** Adds what stands there. */
  addRow(row: number, scores: Int32Array): void;
}

/** One byte of a key, never 0: what nearly always tells that a feature is not known. */
const markOf = (key: number): number => key >>> (keyBits - 8) || 1;

/**
 * Opens what `packWeights` packed, beginning at `start`. Most features that are asked for are not known, and a look that
 * leaves the processor's cache costs most of all: so marks of a byte are looked at first.
 */
export function openWeights(bytes: Uint8Array, start = 0): Weights {
  const features = new DataView(bytes.buffer, bytes.byteOffset).getUint32(start, true);
  const size = 2 ** Math.ceil(Math.log2(Math.max(2, features * 1.4)));
  const last = size - 1;
  const marks = new Uint8Array(size);
  const known = new Int32Array(size);
  const rows = new Int32Array(size);
  let at = start + 4;
  let key = 0;
  for (let i = 0; i < features; i++) {
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[at++] as number;
      key += (byte & 127) << shift;
      if (byte < 128) break;
    }
    let place = key & last;
    while (marks[place] !== 0) place = (place + 1) & last;
    marks[place] = markOf(key);
    known[place] = key;
    rows[place] = at;
    at += 1 + 2 * (bytes[at] as number);
  }
  const signed = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);

  /** Where the weights of a feature begin, or 0. */
  function find(key: number): number {
    const mark = markOf(key);
    for (let place = key & last; ; place = (place + 1) & last) {
      const there = marks[place] as number;
      if (there === 0) return 0;
      if (there === mark && known[place] === key) return rows[place] as number;
    }
  }

  function addRow(row: number, scores: Int32Array): void {
    if (row === 0) return;
    const end = row + 2 * (bytes[row] as number);
    for (let j = row + 1; j < end; j += 2)
      scores[bytes[j] as number] = (scores[bytes[j] as number] as number) + (signed[j + 1] as number);
  }

  return {
    find,
    addRow,
    add(keys, from, to, scores) {
      for (let i = from; i < to; i++) addRow(find(keys[i] as number), scores);
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
