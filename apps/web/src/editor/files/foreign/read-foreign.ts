import { Unreadable } from "@housestyle/documents";
import { defaultLimits, FileError, readZip } from "@housestyle/files";
import type { Node } from "prosemirror-model";
import { type Refused, refusalFor } from "../file-refusal.ts";

/** A format that is read and never written back. */
export type ForeignFormat = "epub" | "fodt" | "odt" | "pdf" | "rtf";

/** Pictures make documents large. */
const limits = { ...defaultLimits, bytes: 200 * 1024 * 1024, entries: 10_000 };

/** Reads a file of another program. Bytes that are not what they seem are refused. */
export async function readForeign(format: ForeignFormat, bytes: Uint8Array): Promise<Node | Refused> {
  try {
    return await readers[format](bytes);
  } catch (error) {
    if (error instanceof FileError) return { refused: refusalFor(error.code) };
    if (error instanceof Unreadable) return { refused: error.reason };
    throw error;
  }
}

const readers: Readonly<Record<ForeignFormat, (bytes: Uint8Array) => Promise<Node>>> = {
  epub: async (bytes) => (await import("@housestyle/documents/epub")).epubDocument(partsOf(bytes)),
  odt: async (bytes) => (await import("@housestyle/documents/odt")).odtDocument(partsOf(bytes)),
  fodt: async (bytes) => (await import("@housestyle/documents/odt")).flatOdtDocument(new TextDecoder().decode(bytes)),
  rtf: async (bytes) => (await import("@housestyle/documents/rtf")).rtfDocument(bytes),
  pdf: async (bytes) => (await import("@housestyle/documents/pdf")).pdfDocument(bytes),
};

/** The texts in an archive, by name. Only what a document is read from is unpacked. */
function partsOf(bytes: Uint8Array): (name: string) => string | undefined {
  const files = new Map(
    readZip(bytes, limits, (name) => /\.(?:xml|x?html?|opf|ncx)$/i.test(name)).map((file) => [file.name, file.bytes]),
  );
  return (name) => {
    const found = files.get(name);
    return found && new TextDecoder().decode(found);
  };
}
