import { ImageCollection, type ImageMap } from "@housestyle/documents/images";
import { documentLimits, readZip } from "@housestyle/files";
import type { Node } from "prosemirror-model";
import { type Refused, refusedFor } from "../file-refusal.ts";

/** A format that is read and never written back. */
export type ForeignFormat = "epub" | "fdx" | "fodt" | "odt" | "pdf" | "rtf" | "scrivener";

/**
 * Reads a file in the format of another program. Bytes that are not what they seem are refused, and so is every file if its reader
 * cannot be loaded. `onBegin` is called when the reader has loaded.
 */
export async function readForeign(
  format: ForeignFormat,
  bytes: Uint8Array,
  onBegin = () => {},
): Promise<ForeignContent | Refused> {
  const read = await loadReader[format]().catch(() => undefined);
  if (!read) return { refused: "unavailable" };
  onBegin();
  try {
    const images = new ImageCollection();
    return { doc: await read(bytes, images), images: images.images };
  } catch (error) {
    return refusedFor(error);
  }
}

/** What was read of a file. */
export interface ForeignContent {
  readonly doc: Node;
  readonly images: ImageMap;
}

type Reader = (bytes: Uint8Array, images: ImageCollection) => Node | Promise<Node>;

const loadReader: Readonly<Record<ForeignFormat, () => Promise<Reader>>> = {
  async epub() {
    const { epubDocument } = await import("@housestyle/documents/epub");
    return (bytes, images) => {
      const { partOf, fileOf } = archiveOf(bytes);
      return epubDocument(partOf, (path) => images.add(fileOf(path)));
    };
  },
  async odt() {
    const { odtDocument } = await import("@housestyle/documents/odt");
    return (bytes, images) => {
      const { partOf, fileOf } = archiveOf(bytes);
      return odtDocument(partOf, { images, fileOf });
    };
  },
  async fodt() {
    const { flatOdtDocument } = await import("@housestyle/documents/odt");
    return (bytes, images) => flatOdtDocument(new TextDecoder().decode(bytes), images);
  },
  async fdx() {
    const { finalDraftDocument } = await import("@housestyle/documents/final-draft");
    return (bytes) => finalDraftDocument(new TextDecoder().decode(bytes));
  },
  async scrivener() {
    const { binderPath, isBinder, isBinderText, scrivenerDocument } = await import("@housestyle/documents/scrivener");
    return (bytes) => {
      const { names, partOf, fileOf } = archiveOf(bytes, (name) => isBinder(name) || isBinderText(name));
      const path = binderPath(names) ?? "";
      const folder = path.slice(0, path.lastIndexOf("/") + 1);
      return scrivenerDocument(partOf(path) ?? "", (name) => fileOf(folder + name));
    };
  },
  rtf: async () => (await import("@housestyle/documents/rtf")).rtfDocument,
  pdf: async () => (await import("@housestyle/documents/pdf")).pdfDocument,
};

/** Whether a file of an archive is a text or an image of a document. */
const isContent = (name: string): boolean => /\.(?:xml|x?html?|opf|ncx|png|jpe?g|gif|webp|avif)$/i.test(name);

/** The files of an archive, by name. Only what a document is read from is unpacked. */
function archiveOf(bytes: Uint8Array, wants: (name: string) => boolean = isContent) {
  const files = new Map(readZip(bytes, documentLimits, wants).map((file) => [file.name, file.bytes]));
  const fileOf = (name: string) => files.get(name);
  const partOf = (name: string) => {
    const found = fileOf(name);
    return found && new TextDecoder().decode(found);
  };
  return { names: [...files.keys()], fileOf, partOf };
}
