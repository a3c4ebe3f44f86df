import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { decode, encode, type FileEncoding } from "./encoding.ts";

const encodings: readonly FileEncoding[] = [
  { name: "utf-8", marked: false },
  { name: "utf-8", marked: true },
  { name: "utf-16le", marked: true },
  { name: "utf-16be", marked: true },
];

test("every text comes back from its bytes, and goes back to the same bytes", () => {
  holds(
    fc.property(fc.string({ unit: "grapheme" }), fc.constantFrom(...encodings), (words, encoding) => {
      const text = words.replace(/\p{Cc}|\uFEFF/gu, " ");
      const bytes = encode(text, encoding) ?? new Uint8Array();
      const again = decode(bytes);
      expect(again).toEqual({ text, encoding });
      expect([...(encode(text, again?.encoding ?? encoding) ?? [])]).toEqual([...bytes]);
    }),
    { numRuns: 500 },
  );
});

test("bytes that are no UTF-8 are read as Western European, and written as that", () => {
  const bytes = Uint8Array.of(0x63, 0x61, 0x66, 0xe9, 0x20, 0x93, 0x61, 0x94);
  const read = decode(bytes);
  expect(read).toEqual({ text: "café “a”", encoding: { name: "windows-1252", marked: false } });
  expect(read && [...(encode(read.text, read.encoding) ?? [])]).toEqual([...bytes]);
  expect(read && encode("Привет", read.encoding)).toBeUndefined();
});

test("what is no text is not read as one", () => {
  expect(decode(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d))).toBeUndefined();
  expect(decode(Uint8Array.of(0x61, 0, 0x62))).toBeUndefined();
});
