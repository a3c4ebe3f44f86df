import { firstPlace } from "./first-place.ts";
import { encodeNumbers, openNumbers } from "./numbers.ts";

/** Packed rows: the numbers of those that hold anything, where each begins and the last ends, and what they hold. */
export interface PackedRows {
  readonly keys: Uint8Array;
  readonly offsets: Uint8Array;
  readonly bytes: Uint8Array;
}

/** Rows of whole numbers below 2³², each number in as few bytes as it takes. Empty rows take no room. */
export function encodeRows(rows: readonly (readonly number[])[]): PackedRows {
  const bytes: number[] = [];
  const keys: number[] = [];
  const offsets = [0];
  for (const [key, row] of rows.entries()) {
    if (row.length === 0) continue;
    for (const number of row) pushNumber(bytes, number);
    keys.push(key);
    offsets.push(bytes.length);
  }
  return { keys: encodeNumbers(keys), offsets: encodeNumbers(offsets), bytes: Uint8Array.from(bytes) };
}

function pushNumber(bytes: number[], number: number): void {
  let rest = number;
  while (rest > 127) {
    bytes.push((rest & 127) | 128);
    rest >>>= 7;
  }
  bytes.push(rest);
}

/** Reads the numbers of a row; an unknown row is empty. */
export type RowReader = (row: number) => number[];

/** Opens rows without copying them. */
export function openRows(packed: PackedRows): RowReader {
  const keys = openNumbers(packed.keys);
  const offsets = openNumbers(packed.offsets);
  return (row) => {
    const place = firstPlace(keys.size, (at) => keys.at(at) < row);
    if (place >= keys.size || keys.at(place) !== row) return [];
    return readNumbers(packed.bytes, offsets.at(place), offsets.at(place + 1));
  };
}

function readNumbers(bytes: Uint8Array, start: number, end: number): number[] {
  const numbers: number[] = [];
  let number = 0;
  let shift = 0;
  for (let at = start; at < end; at++) {
    const byte = bytes[at] ?? 0;
    number |= (byte & 127) << shift;
    shift += 7;
    if (byte > 127) continue;
    numbers.push(number >>> 0);
    number = 0;
    shift = 0;
  }
  return numbers;
}

/** Rising numbers as the steps between them, which are small. */
export function steps(rising: readonly number[]): number[] {
  return rising.map((number, at) => number - (rising[at - 1] ?? 0));
}

/** The numbers such steps lead to. */
export function climbed(taken: readonly number[]): number[] {
  let sum = 0;
  return taken.map((step) => {
    sum += step;
    return sum;
  });
}
