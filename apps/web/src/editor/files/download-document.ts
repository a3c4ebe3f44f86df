import type { FileProperties } from "@housestyle/documents";
import type { Node } from "prosemirror-model";
import { parts } from "../../texts/editor-parts.ts";
import { download } from "./download.ts";
import type { DownloadFormat } from "./download-formats.ts";
import { fileName } from "./file-name.ts";
import { writeDocument } from "./write-document.ts";

/** Downloads a document as a file named after its title or its first words. Nothing leaves the device. */
export async function downloadDocument(doc: Node, format: DownloadFormat, named: FileProperties): Promise<void> {
  const title = named.title || (doc.firstChild?.textContent ?? "");
  const content = await writeDocument(doc, format, { title: title.slice(0, 200), language: named.language });
  download(fileName(title, format, parts.files.unnamed), content, "");
}
