import { type FileProperties, toPlainText } from "@housestyle/documents";
import type { Node } from "prosemirror-model";
import { parts } from "../../texts/editor-parts.ts";
import { download } from "./download.ts";
import type { DownloadFormat } from "./download-formats.ts";
import { fileName } from "./file-name.ts";

/** Hands a document to the browser as a file named after its title or its first words. Nothing leaves the device. */
export async function downloadDocument(doc: Node, format: DownloadFormat, named: FileProperties): Promise<void> {
  const title = named.title || (doc.firstChild?.textContent ?? "");
  const content = await writers[format](doc, { title: title.slice(0, 200), language: named.language });
  download(fileName(title, format, parts.files.unnamed), new Blob([content], { type: mediaTypes[format] }), "");
}

const mediaTypes: Readonly<Record<DownloadFormat, string>> = {
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  odt: "application/vnd.oasis.opendocument.text",
  html: "text/html;charset=utf-8",
  md: "text/markdown;charset=utf-8",
  txt: "text/plain;charset=utf-8",
};

type Writer = (doc: Node, properties: FileProperties) => Promise<BlobPart>;

const writers: Readonly<Record<DownloadFormat, Writer>> = {
  docx: async (doc, properties) => (await import("@housestyle/documents/docx-file")).docxFile(doc, properties),
  odt: async (doc, properties) => (await import("./write-odt.ts")).writeOdt(doc, properties),
  html: async (doc, properties) => (await import("@housestyle/documents/html")).htmlPage(doc, properties),
  md: async (doc) => (await import("@housestyle/documents/markdown")).toMarkdown(doc),
  txt: async (doc) => toPlainText(doc),
};
