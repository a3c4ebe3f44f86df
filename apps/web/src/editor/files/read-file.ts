import { fromPlainText, toPlainText } from "@housestyle/documents";
import { rewritten } from "@housestyle/documents/merge";
import { decodeText, defaultLimits, encodeUtf8, encodeUtf16, FileError, isZip } from "@housestyle/files";
import type { Node } from "prosemirror-model";
import type { FileHandle, ReadFile } from "./open-file.ts";

/** Reads a file the writer chose. Undefined when it is not text: then nothing of it may reach the document. */
export async function readDocument(file: File): Promise<ReadFile | undefined> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isZip(bytes)) return (await import("./read-docx.ts")).readDocx(bytes);
  const text = textIn(bytes);
  if (text === undefined) return undefined;
  if (!/\.(?:md|markdown)$/i.test(file.name)) return textFile(bytes, text, fromPlainText, printerLike(text));
  const { fromMarkdown, toMarkdown } = await import("@housestyle/documents/markdown");
  return textFile(bytes, text, fromMarkdown, toMarkdown);
}

/** A file that can be read and not written. */
export const readOnly = (file: File): FileHandle => ({ name: file.name, getFile: async () => file });

/** However long a book is, it lies on the writer's own disk. */
const limits = { ...defaultLimits, bytes: Number.POSITIVE_INFINITY };

/** The text of a file, in any encoding that `decodeText` knows. Undefined for binary data. */
export async function readText(file: Blob): Promise<string | undefined> {
  return textIn(new Uint8Array(await file.arrayBuffer()));
}

function textIn(bytes: Uint8Array): string | undefined {
  try {
    return decodeText(bytes, limits).text;
  } catch (error) {
    if (error instanceof FileError) return undefined;
    throw error;
  }
}

function textFile(
  bytes: Uint8Array,
  source: string,
  read: (text: string) => Node,
  print: (doc: Node) => string,
): ReadFile {
  const doc = read(source);
  const before = print(doc);
  const encode = encoderLike(bytes, source);
  return {
    doc,
    bytesWith(now) {
      const wanted = print(now);
      return encode(rewritten(source, before, wanted, (made) => print(read(made)) === print(read(wanted))));
    },
  };
}

/** Paragraphs part by a blank line where they did so before. */
function printerLike(source: string): (doc: Node) => string {
  const isOpen = /\n[^\S\n]*\r?\n\s*\S/.test(source) || !/\S\s*\n\s*\S/.test(source);
  return isOpen ? toPlainText : (doc) => toPlainText(doc).replaceAll("\n\n", "\n");
}

/** As the file was encoded; what stood in an older code page becomes UTF-8, which holds every letter. */
function encoderLike(bytes: Uint8Array, source: string): (text: string) => Uint8Array<ArrayBuffer> {
  const { encoding } = decodeText(bytes, limits);
  if (source !== "" && /^utf-16/.test(encoding)) return encodeUtf16;
  return (text) => encodeUtf8(text, bytes[0] === 0xef && bytes[1] === 0xbb);
}
