import type { FileProperties } from "@housestyle/documents";
import { epubFile } from "@housestyle/documents/epub-file";
import type { ImageResolver } from "@housestyle/documents/images";
import { writeZip } from "@housestyle/files";
import type { Node } from "prosemirror-model";
import { parts } from "../../texts/editor-parts.ts";

/** Returns a document as an e-book of now. */
export function writeEpub(
  doc: Node,
  { title, language }: FileProperties,
  imageOf: ImageResolver,
): Uint8Array<ArrayBuffer> {
  const properties = {
    title: title.trim() || parts.files.unnamed,
    language,
    identifier: `urn:uuid:${crypto.randomUUID()}`,
    modified: new Date(),
  };
  return new Uint8Array(writeZip(epubFile(doc, properties, imageOf), ["mimetype"]));
}
