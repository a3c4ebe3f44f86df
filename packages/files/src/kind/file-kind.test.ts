import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { fileKind } from "./file-kind.ts";

const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const utf16 = (text: string) => [...text].map((sign) => `${sign}\0`).join("");
const compound = (stream: string) => bytes(`\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1${"\0".repeat(9_000)}${utf16(stream)}`);

test.each([
  ["a PNG", bytes("\x89PNG\r\n\x1a\n"), "picture"],
  ["a JPEG", bytes("\xff\xd8\xff\xe0"), "picture"],
  ["a WebP", bytes("RIFF\x10\0\0\0WEBPVP8 "), "picture"],
  ["a photo of a phone", bytes("\0\0\0\x18ftypheic"), "picture"],
  ["a film", bytes("\0\0\0\x18ftypisom"), "recording"],
  ["a PDF after a mail header", bytes("From: x\r\n\r\n%PDF-1.4"), "pdf"],
  ["RTF", bytes("{\\rtf1 a}"), "rtf"],
  ["a zip", bytes("PK\x03\x04"), "zip"],
  ["a tar", bytes(`${"a".padEnd(257, "\0")}ustar`), "archive"],
  ["gzip", bytes("\x1f\x8b\x08"), "archive"],
  ["a program", bytes("\x7fELF\x02"), "program"],
  ["a program of Windows", bytes("MZ\x90\0\x03\0\0\0\x04\0"), "program"],
  ["a document of Word 97", compound("WordDocument"), "old-word"],
  ["a document with a password", compound("EncryptedPackage"), "locked-office"],
  ["a spreadsheet of Excel 97", compound("Workbook"), "old-office"],
  ["text", bytes("BM is a name, MZ too. RIFFRAFF is not."), undefined],
  ["nothing", bytes(""), undefined],
])("%s is recognized", (_, file, kind) => {
  expect(fileKind(file)).toBe(kind);
});

test("a text of letters and spaces is never taken for anything else", () => {
  holds(
    fc.property(fc.stringMatching(/^[a-z][a-z ,.]{0,40}$/), (text) => {
      expect(fileKind(bytes(text))).toBeUndefined();
    }),
  );
});
