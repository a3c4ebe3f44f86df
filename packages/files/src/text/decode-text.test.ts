import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { defaultLimits } from "../limits.ts";
import { refusalOf } from "../testing/refusal-of.ts";
import { decodeText, type Encoding } from "./decode-text.ts";
import { encodeUtf8, encodeUtf16 } from "./encode-text.ts";

const read = (bytes: Uint8Array) => decodeText(bytes, defaultLimits);
const refused = (bytes: Uint8Array) => refusalOf(() => read(bytes));

/** Text that a file can hold: no halves of pairs, no NUL, no mark of its own at the start. */
const anyText = fc.string({ unit: "grapheme", maxLength: 40 }).map((text) =>
  text
    .toWellFormed()
    .replaceAll("\0", "")
    .replace(/^\ufeff+/, ""),
);

test("any text comes back from UTF-8 with and without a mark, and from what Word writes", () => {
  holds(
    fc.property(anyText, (text) => {
      expect(read(encodeUtf8(text, true))).toEqual({ text, encoding: "utf-8" });
      expect(read(encodeUtf16(text))).toEqual({ text, encoding: "utf-16le" });
      // Without a mark every other byte zero would be taken for UTF-16.
      expect(read(encodeUtf8(text))).toEqual({ text, encoding: "utf-8" });
    }),
  );
});

test("Western text in UTF-16 is known without its mark, whichever byte comes first", () => {
  holds(
    fc.property(fc.stringMatching(/^[A-Za-z ,.äöüß]{2,40}$/), (text) => {
      const low = encodeUtf16(text).subarray(2);
      const high = low.map((_, at) => low[at ^ 1] ?? 0);
      expect(read(low)).toEqual({ text, encoding: "utf-16le" });
      expect(read(high)).toEqual({ text, encoding: "utf-16be" });
    }),
  );
});

test("what is no UTF-8 is read as Windows has it, letter by letter", () => {
  const windows: Encoding = "windows-1252";
  const bytes = Uint8Array.from([0x80, 0x93, 0xe9, 0x94, 0x20, 0xdf]);
  expect(read(bytes)).toEqual({ text: "€“é” ß", encoding: windows });
  for (let byte = 0xa0; byte <= 0xff; byte++) {
    expect(read(Uint8Array.from([byte, 0x61]))).toEqual({ text: `${String.fromCharCode(byte)}a`, encoding: windows });
  }
});

test("a picture, half a pair, a hole in the alphabet and more bytes than allowed are refused by name", () => {
  expect(refused(Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1]))).toBe("not-text");
  expect(refused(Uint8Array.from([0xff, 0xfe, 0x00, 0xd8]))).toBe("not-text");
  expect(refused(Uint8Array.from([0xef, 0xbb, 0xbf, 0xff]))).toBe("not-text");
  for (const hole of [0x81, 0x8d, 0x8f, 0x90, 0x9d]) expect(refused(Uint8Array.from([0xe9, hole]))).toBe("not-text");
  expect(refusalOf(() => decodeText(encodeUtf8("four"), { ...defaultLimits, bytes: 3 }))).toBe("too-large");
});

test("binary data without NUL and text in another alphabet are refused; an odd control character is not", () => {
  const binary = Uint8Array.from({ length: 400 }, (_, at) => (at % 20 === 0 ? 3 : 0x41 + (at % 26)));
  expect(refused(binary)).toBe("not-text");
  const cyrillic = Uint8Array.from({ length: 400 }, (_, at) => (at % 6 === 5 ? 0x20 : 0xe0 + (at % 30)));
  expect(refused(cyrillic)).toBe("not-text");
  expect(read(encodeUtf8("Chapter one.\u000c\u0001"))).toMatchObject({ encoding: "utf-8" });
});

test("whatever bytes come, there is a text without NUL and without guesses, or a reason", () => {
  holds(
    fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
      const code = refused(bytes);
      expect([undefined, "not-text"]).toContain(code);
      if (code !== undefined) return;
      const { text, encoding } = read(bytes);
      expect(text).not.toMatch(/\0/);
      if (encoding === "windows-1252") expect(text).toHaveLength(bytes.length);
    }),
  );
});
