import type { FileProperties } from "@housestyle/documents";
import type { ImageResolver } from "@housestyle/documents/images";
import { odtImages, odtParts } from "@housestyle/documents/odt";
import { writeZip } from "@housestyle/files";
import type { Node } from "prosemirror-model";

/** Returns a document as an OpenDocument file. */
export function writeOdt(doc: Node, properties: FileProperties, imageOf: ImageResolver): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const texts = [...odtParts(doc, properties, imageOf)].map(([name, text]) => [name, encoder.encode(text)] as const);
  const images = [...odtImages(doc, imageOf)].map(([name, { bytes }]) => [name, bytes] as const);
  return new Uint8Array(writeZip(new Map([...texts, ...images]), ["mimetype"]));
}
