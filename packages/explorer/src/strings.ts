import { encodeNumbers, openNumbers } from "./numbers.ts";

/** Packed texts: where each begins and the last ends, and their UTF-8. */
export interface PackedStrings {
  readonly offsets: Uint8Array;
  readonly bytes: Uint8Array;
}

/** Texts one after the other, found by their number. */
export function encodeStrings(texts: readonly string[]): PackedStrings {
  const encoder = new TextEncoder();
  const encoded = texts.map((text) => encoder.encode(text));
  const offsets = [0];
  for (const { length } of encoded) offsets.push((offsets.at(-1) ?? 0) + length);
  const bytes = new Uint8Array(offsets.at(-1) ?? 0);
  for (const [at, each] of encoded.entries()) bytes.set(each, offsets[at] ?? 0);
  return { offsets: encodeNumbers(offsets), bytes };
}

/** Reads such texts where they lie. */
export interface Strings {
  readonly size: number;
  /** The text of a number; empty outside. */
  at(number: number): string;
}

/** Opens texts without copying them. */
export function openStrings({ offsets: packed, bytes }: PackedStrings): Strings {
  const offsets = openNumbers(packed);
  // Faster for short texts than a TextDecoder.
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const size = Math.max(0, offsets.size - 1);
  return {
    size,
    at: (number) =>
      number >= 0 && number < size ? buffer.toString("utf8", offsets.at(number), offsets.at(number + 1)) : "",
  };
}
