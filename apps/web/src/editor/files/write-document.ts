import { type FileProperties, toPlainText } from "@housestyle/documents";
import type { ImageResolver } from "@housestyle/documents/images";
import { acceptedDocument } from "@housestyle/documents/suggestions";
import type { Node } from "prosemirror-model";
import type { DownloadFormat } from "./download-formats.ts";

/** Returns a document as a file of a format, with what is suggested in it accepted. What writes it is fetched when it is asked for. */
export async function writeDocument(doc: Node, format: DownloadFormat, properties: FileProperties): Promise<Blob> {
  return new Blob([await writers[format](acceptedDocument(doc), properties)], { type: mediaTypes[format] });
}

const mediaTypes: Readonly<Record<DownloadFormat, string>> = {
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  odt: "application/vnd.oasis.opendocument.text",
  epub: "application/epub+zip",
  html: "text/html;charset=utf-8",
  md: "text/markdown;charset=utf-8",
  txt: "text/plain;charset=utf-8",
  fountain: "text/plain;charset=utf-8",
};

async function imagesFor(doc: Node, isOffice: boolean): Promise<ImageResolver> {
  const { imagesForFile } = await import("../images/images-for-file.ts");
  const images = await imagesForFile(doc, isOffice);
  return (hash) => images.get(hash);
}

type Writer = (doc: Node, properties: FileProperties) => Promise<BlobPart>;

const writers: Readonly<Record<DownloadFormat, Writer>> = {
  docx: async (doc, properties) =>
    (await import("@housestyle/documents/docx-file")).docxFile(doc, properties, await imagesFor(doc, true)),
  odt: async (doc, properties) =>
    (await import("./write-odt.ts")).writeOdt(doc, properties, await imagesFor(doc, true)),
  epub: async (doc, properties) =>
    (await import("./write-epub.ts")).writeEpub(doc, properties, await imagesFor(doc, true)),
  html: async (doc, properties) =>
    (await import("@housestyle/documents/html")).htmlPage(doc, properties, await imagesFor(doc, false)),
  md: async (doc) => {
    const { heldInMarkdown, toMarkdown } = await import("@housestyle/documents/markdown");
    return heldInMarkdown(toMarkdown(doc), await imagesFor(doc, false));
  },
  txt: async (doc) => toPlainText(doc),
  fountain: async (doc) => (await import("@housestyle/documents/fountain")).toFountain(doc),
};
