import type { FileProperties } from "@housestyle/documents";
import { odtParts } from "@housestyle/documents/odt";
import { writeZip } from "@housestyle/files";
import type { Node } from "prosemirror-model";

/** Returns a document as an OpenDocument file. */
export function writeOdt(doc: Node, properties: FileProperties): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const files = [...odtParts(doc, properties)].map(([name, text]) => [name, encoder.encode(text)] as const);
  return new Uint8Array(writeZip(new Map(files), ["mimetype"]));
}
