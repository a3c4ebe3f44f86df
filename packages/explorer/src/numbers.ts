/** Unsigned numbers below 2³², four bytes each, little end first. */
export function encodeNumbers(numbers: readonly number[]): Uint8Array {
  const bytes = new Uint8Array(numbers.length * 4);
  const view = new DataView(bytes.buffer);
  for (const [at, number] of numbers.entries()) view.setUint32(at * 4, number, true);
  return bytes;
}

/** Reads such numbers where they lie. */
export interface Numbers {
  readonly size: number;
  /** The number at a place; 0 outside. */
  at(place: number): number;
}

/** Opens numbers without copying them. */
export function openNumbers(bytes: Uint8Array): Numbers {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const size = bytes.byteLength >> 2;
  return { size, at: (place) => (place >= 0 && place < size ? view.getUint32(place * 4, true) : 0) };
}
