import type { Spread } from "@housestyle/engine";

/** Numbers by name, in groups by name. */
type Groups = Readonly<Record<string, Spread>>;

const kinds = { Int8Array, Uint8Array, Uint16Array, Int32Array, Uint32Array };

type NumbersAt = new (memory: ArrayBufferLike, from: number, length: number) => Spread[string];

/** Where some numbers lie in the file: group, name, kind, and from which byte on, how many. */
type Place = readonly [group: string, name: string, kind: keyof typeof kinds, from: number, length: number];

/** Any kind of number may begin at such a place. */
const aligned = (at: number): number => (at + 7) & ~7;

/**
 * Numbers as one file, in which they can be used where they lie: the length of a list of places (four bytes,
 * little-endian), that list as JSON, and the numbers as this machine writes them.
 */
export function packSpread(groups: Groups): Uint8Array {
  const all = Object.entries(groups).flatMap(([group, spread]) =>
    Object.entries(spread).map(([name, numbers]) => ({ group, name, numbers })),
  );
  let end = 0;
  const places = all.map(({ group, name, numbers }): Place => {
    const from = aligned(end);
    end = from + numbers.byteLength;
    return [group, name, numbers.constructor.name as keyof typeof kinds, from, numbers.length];
  });
  const list = new TextEncoder().encode(JSON.stringify(places));
  const start = aligned(4 + list.length);
  const bytes = new Uint8Array(start + end);
  new DataView(bytes.buffer).setUint32(0, list.length, true);
  bytes.set(list, 4);
  for (const [i, { numbers }] of all.entries())
    bytes.set(new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength), start + (places[i]?.[3] ?? 0));
  return bytes;
}

/** The numbers of a file that `packSpread` made, where they lie: nothing is copied. `bytes` begin where their memory does. */
export function readSpread(bytes: Uint8Array): Groups {
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true);
  const places = JSON.parse(Buffer.from(bytes.subarray(4, 4 + length)).toString()) as Place[];
  const start = aligned(4 + length);
  const groups: Record<string, Record<string, Spread[string]>> = {};
  for (const [group, name, kind, from, count] of places) {
    const Numbers: NumbersAt = kinds[kind];
    groups[group] ??= {};
    groups[group][name] = new Numbers(bytes.buffer, bytes.byteOffset + start + from, count);
  }
  return groups;
}
