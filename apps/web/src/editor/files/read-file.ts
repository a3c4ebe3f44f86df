import { fromPlainText, toPlainText } from "@housestyle/documents";
import { rewritten } from "@housestyle/documents/merge";
import {
  decodeText,
  defaultLimits,
  encodeUtf8,
  encodeUtf16,
  FileError,
  type FileKind,
  fileKind,
} from "@housestyle/files";
import type { Node } from "prosemirror-model";
import type { FileRefusal, Refused } from "./file-refusal.ts";
import { readApart } from "./foreign/read-apart.ts";
import type { ForeignContent, ForeignFormat } from "./foreign/read-foreign.ts";
import type { FileHandle, ReadFile } from "./open-file.ts";
import { textFormat } from "./text-format.ts";

/** More than any document has; the page could run out of memory. Bytes. */
const mostBytes = 200 * 1024 * 1024;

type Bytes = Uint8Array<ArrayBuffer>;

/** Reads the words of a format that is never written back. */
export type ForeignReader = (format: ForeignFormat, bytes: Bytes) => Promise<ForeignContent | Refused>;

/**
 * Reads a file the writer chose, by its content more than by its name. What cannot be read is refused with a reason: nothing of it
 * reaches the document.
 */
export async function readDocument(file: File, readForeign: ForeignReader = readApart): Promise<ReadFile | Refused> {
  if (file.size > mostBytes) return { refused: "too-large" };
  const bytes = await bytesOf(file);
  if (!bytes) return { refused: "unreadable" };
  const foreign = async (format: ForeignFormat, source: Bytes): Promise<ReadFile | Refused> => {
    const found = await readForeign(format, source);
    return "refused" in found ? found : { ...found, isTextOnly: format === "pdf" };
  };
  const kind = fileKind(bytes);
  if (kind === "zip") return (await import("./read-archive.ts")).readArchive(bytes, foreign);
  if (kind === "pdf" || kind === "rtf") return foreign(kind, bytes);
  return kind === undefined ? readTextFile(bytes, file.name, foreign) : { refused: refusals[kind] };
}

const refusals: Readonly<Record<Exclude<FileKind, "zip" | "pdf" | "rtf">, FileRefusal>> = {
  archive: "archive",
  "locked-office": "locked",
  "old-office": "old-office",
  "old-word": "old-word",
  other: "not-text",
  picture: "picture",
  program: "program",
  recording: "recording",
};

async function readTextFile(
  bytes: Bytes,
  name: string,
  foreign: (format: ForeignFormat, bytes: Bytes) => Promise<ReadFile | Refused>,
): Promise<ReadFile | Refused> {
  const text = textIn(bytes);
  if (text === undefined) return { refused: "not-text" };
  const found = textFormat(text, name);
  if ("refused" in found) return found;
  switch (found.format) {
    case "fodt":
    case "fdx":
      return foreign(found.format, encodeUtf8(text, false));
    case "html":
      return (await import("./read-html.ts")).readHtml(text);
    case "markdown": {
      return (await import("./read-markdown.ts")).readMarkdown(text, (read, print) =>
        textFile(bytes, text, read, print),
      );
    }
    case "fountain": {
      const { fromFountain, toFountain } = await import("@housestyle/documents/fountain");
      return textFile(bytes, text, fromFountain, toFountain);
    }
    case "plain":
      return textFile(bytes, text, fromPlainText, printerLike(text));
  }
}

/** The bytes of a file; undefined where the system does not give them, as of a folder or a file that is gone. */
async function bytesOf(file: Blob): Promise<Bytes | undefined> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    return undefined;
  }
}

/** A file that can be read and not written. */
export const readOnly = (file: File): FileHandle => ({ name: file.name, getFile: async () => file });

const limits = { ...defaultLimits, bytes: mostBytes };

/** The text of a file, in any encoding that `decodeText` knows. Undefined for binary data. */
export async function readText(file: Blob): Promise<string | undefined> {
  const bytes = await bytesOf(file);
  return bytes && fileKind(bytes) === undefined ? textIn(bytes) : undefined;
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
  const [, ...lines] = source.trim().split("\n");
  const isOpen = lines.length === 0 || lines.some((line) => line.trim() === "");
  return isOpen ? toPlainText : (doc) => toPlainText(doc).replaceAll("\n\n", "\n");
}

/** As the file was encoded; what stood in an older code page becomes UTF-8, which holds every letter. */
function encoderLike(bytes: Uint8Array, source: string): (text: string) => Uint8Array<ArrayBuffer> {
  const { encoding } = decodeText(bytes, limits);
  if (source !== "" && /^utf-16/.test(encoding)) return encodeUtf16;
  return (text) => encodeUtf8(text, bytes[0] === 0xef && bytes[1] === 0xbb);
}
