import { fromPlainText } from "@housestyle/documents";
import { ImageCollection } from "@housestyle/documents/images";
import { documentLimits, readZip } from "@housestyle/files";
import type { Node } from "prosemirror-model";
import { decoded } from "./decoded.ts";
import type { FileContent } from "./file-content.ts";
import type { FileFormat } from "./file-format.ts";

type Reader = (bytes: Uint8Array) => FileContent | Promise<FileContent>;

/** Loads what reads a format. The readers throw `Unreadable` and `FileError` for files that cannot be read. */
export const loadReader: Readonly<Record<FileFormat, () => Promise<Reader>>> = {
  docx: async () => (await import("./docx-format.ts")).readDocx,
  async epub() {
    const { epubDocument } = await import("@housestyle/documents/epub");
    return illustrated((bytes, images) => {
      const { partOf, fileOf } = archiveOf(bytes);
      return epubDocument(partOf, (path) => images.add(fileOf(path)));
    });
  },
  async fdx() {
    const { finalDraftDocument } = await import("@housestyle/documents/final-draft");
    return (bytes) => ({ content: finalDraftDocument(textOf(bytes)) });
  },
  async fodt() {
    const { flatOdtDocument } = await import("@housestyle/documents/odt");
    return illustrated((bytes, images) => flatOdtDocument(textOf(bytes), images));
  },
  async fountain() {
    const { fromFountain } = await import("@housestyle/documents/fountain");
    return (bytes) => ({ content: fromFountain(textOf(bytes)) });
  },
  async html() {
    const { readableSource } = await import("./web-page.ts");
    return (bytes) => readableSource(textOf(bytes));
  },
  async markdown() {
    const { markdownFormat } = await import("./markdown-format.ts");
    return (bytes) => {
      const text = textOf(bytes);
      const { read, images } = markdownFormat(text);
      return { content: read(text), images };
    };
  },
  odt: async () => (await import("./odt-format.ts")).readOdt,
  async pdf() {
    const { pdfDocument } = await import("@housestyle/documents/pdf");
    return async (bytes) => ({ content: await pdfDocument(bytes) });
  },
  plain: async () => (bytes) => ({ content: fromPlainText(textOf(bytes)) }),
  async rtf() {
    const { rtfDocument } = await import("@housestyle/documents/rtf");
    return illustrated(rtfDocument);
  },
  async scrivener() {
    const { binderPath, isBinder, isBinderText, scrivenerDocument } = await import("@housestyle/documents/scrivener");
    return (bytes) => {
      const { names, partOf, fileOf } = archiveOf(bytes, (name) => isBinder(name) || isBinderText(name));
      const path = binderPath(names) ?? "";
      const folder = path.slice(0, path.lastIndexOf("/") + 1);
      return { content: scrivenerDocument(partOf(path) ?? "", (name) => fileOf(folder + name)) };
    };
  },
};

/** A reader that collects the images of a file. */
const illustrated =
  (read: (bytes: Uint8Array, images: ImageCollection) => Node): Reader =>
  (bytes) => {
    const collection = new ImageCollection();
    return { content: read(bytes, collection), images: collection.images };
  };

/** The text of a file that has been recognized as one. */
const textOf = (bytes: Uint8Array): string => decoded(bytes)?.text ?? "";

/** Whether a file of an archive is a text or an image of a document. */
const isContent = (name: string): boolean => /\.(?:xml|x?html?|opf|ncx|png|jpe?g|gif|webp|avif)$/i.test(name);

/** Returns the files in an archive by name. Only those that a document is read from are unpacked. */
function archiveOf(bytes: Uint8Array, wants: (name: string) => boolean = isContent) {
  const files = new Map(readZip(bytes, documentLimits, wants).map((file) => [file.name, file.bytes]));
  const fileOf = (name: string) => files.get(name);
  const partOf = (name: string) => {
    const found = fileOf(name);
    return found && new TextDecoder().decode(found);
  };
  return { names: [...files.keys()], fileOf, partOf };
}
