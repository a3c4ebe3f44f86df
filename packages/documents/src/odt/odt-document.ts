import type { Node } from "prosemirror-model";
import { documentOf } from "../blocks/document-of.ts";
import { joinedCode } from "../blocks/joined-code.ts";
import { ImageCollection } from "../images/image-collection.ts";
import { Unreadable } from "../unreadable.ts";
import { requireXml, xmlPieces } from "../xml/xml-pieces.ts";
import type { OdtImageFiles } from "./frame-reading.ts";
import { OdtReading, type OdtResult } from "./odt-reading.ts";
import { odtStyles } from "./odt-styles.ts";

/**
 * Reads an OpenDocument text. `partOf` returns a file in its archive. Footnotes follow the text, and deleted and hidden
 * words are left out. Throws `Unreadable` for archives of other formats, broken XML, and documents with a password.
 */
export function odtDocument(
  partOf: (name: string) => string | undefined,
  files: OdtImageFiles = { images: new ImageCollection(), fileOf: () => undefined },
): Node {
  if (partOf("META-INF/manifest.xml")?.includes("encryption-data")) throw new Unreadable("locked");
  const content = partOf("content.xml");
  if (content === undefined) throw new Unreadable();
  return read(content, partOf("styles.xml") ?? "", files);
}

/** Reads the same from a single XML file (.fodt). */
export const flatOdtDocument = (xml: string, images: ImageCollection = new ImageCollection()): Node =>
  read(xml, "", { images, fileOf: () => undefined });

const read = (content: string, styles: string, files: OdtImageFiles): Node => readOdt(content, styles, files).doc;

/** A document with its source. */
export interface OdtSource extends OdtResult {
  readonly doc: Node;
}

/** Reads the part with the text, and the places of everything in it. Throws `Unreadable` for broken XML. */
export function readOdt(content: string, styles: string, files: OdtImageFiles): OdtSource {
  requireXml(content);
  const reading = new OdtReading(odtStyles(styles, content), files);
  for (const piece of xmlPieces(content)) reading.take(piece);
  const found = reading.end();
  const notes = new Map([...found.notes].map(([id, { blocks }]) => [id, blocks]));
  return { ...found, doc: documentOf(joinedCode(found.content), notes) };
}
