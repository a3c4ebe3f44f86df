import { documentLimits, readZip } from "@housestyle/files";
import type { Node } from "prosemirror-model";
import { type Refused, refusedFor } from "../file-refusal.ts";

/** A format that is read and never written back. */
export type ForeignFormat = "epub" | "fodt" | "odt" | "pdf" | "rtf";

/**
 * Reads a file in the format of another program. Bytes that are not what they seem are refused, and so is every file if its reader
 * cannot be loaded. `onBegin` is called when the reader has loaded.
 */
export async function readForeign(
  format: ForeignFormat,
  bytes: Uint8Array,
  onBegin = () => {},
): Promise<Node | Refused> {
  const read = await loadReader[format]().catch(() => undefined);
  if (!read) return { refused: "unavailable" };
  onBegin();
  try {
    return await read(bytes);
  } catch (error) {
    return refusedFor(error);
  }
}

type Reader = (bytes: Uint8Array) => Node | Promise<Node>;

const loadReader: Readonly<Record<ForeignFormat, () => Promise<Reader>>> = {
  async epub() {
    const { epubDocument } = await import("@housestyle/documents/epub");
    return (bytes) => epubDocument(partsOf(bytes));
  },
  async odt() {
    const { odtDocument } = await import("@housestyle/documents/odt");
    return (bytes) => odtDocument(partsOf(bytes));
  },
  async fodt() {
    const { flatOdtDocument } = await import("@housestyle/documents/odt");
    return (bytes) => flatOdtDocument(new TextDecoder().decode(bytes));
  },
  rtf: async () => (await import("@housestyle/documents/rtf")).rtfDocument,
  pdf: async () => (await import("@housestyle/documents/pdf")).pdfDocument,
};

/** The texts in an archive, by name. Only what a document is read from is unpacked. */
function partsOf(bytes: Uint8Array): (name: string) => string | undefined {
  const files = new Map(
    readZip(bytes, documentLimits, (name) => /\.(?:xml|x?html?|opf|ncx)$/i.test(name)).map((file) => [
      file.name,
      file.bytes,
    ]),
  );
  return (name) => {
    const found = files.get(name);
    return found && new TextDecoder().decode(found);
  };
}
