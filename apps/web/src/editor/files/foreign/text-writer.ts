import { fromPlainText, toPlainText } from "@housestyle/documents";
import { rewritten } from "@housestyle/documents/merge";
import { encodeUtf8, encodeUtf16 } from "@housestyle/files";
import type { Node } from "prosemirror-model";
import { decoded } from "./decoded.ts";
import type { FileToWrite } from "./file-to-write.ts";

/** How a format of text is read and printed. */
export interface PrintedFormat {
  readonly read: (text: string) => Node;
  readonly print: (doc: Node) => string;
}

/** Returns a file of text with the words of another document; what they do not change stays as it was written. */
export function writeText(
  { source: bytes, doc }: FileToWrite,
  formatOf: (source: string) => PrintedFormat,
): Uint8Array<ArrayBuffer> {
  const { text: source, encoding } = decoded(bytes) ?? { text: "", encoding: "utf-8" };
  const { read, print } = formatOf(source);
  const wanted = print(doc);
  const text = rewritten(source, print(read(source)), wanted, (made) => print(read(made)) === print(read(wanted)));
  // What was in an older code page becomes UTF-8, which holds every letter.
  if (source !== "" && /^utf-16/.test(encoding)) return encodeUtf16(text);
  return encodeUtf8(text, bytes[0] === 0xef && bytes[1] === 0xbb);
}

/** Returns how plain text is read and printed: a blank line parts paragraphs where it did so before. */
export function plainFormat(source: string): PrintedFormat {
  const [, ...lines] = source.trim().split("\n");
  const isOpen = lines.length === 0 || lines.some((line) => line.trim() === "");
  return { read: fromPlainText, print: isOpen ? toPlainText : (doc) => toPlainText(doc).replaceAll("\n\n", "\n") };
}
