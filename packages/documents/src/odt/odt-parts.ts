import type { Node } from "prosemirror-model";
import type { FileProperties } from "../file-properties.ts";
import type { DocumentImage, ImageResolver } from "../images/document-image.ts";
import { escaped } from "../xml/xml-pieces.ts";
import { odtContent } from "./odt-content.ts";
import { odtImages } from "./odt-images.ts";
import { odtNamedStyles } from "./odt-named-styles.ts";
import { odtRoot, xmlDeclaration } from "./odt-root.ts";

/**
 * Returns the parts of a document as an OpenDocument text by name, in the order in which its archive needs them.
 * Headings, quotations, code, and dividers have the styles of those names in LibreOffice, and `odtDocument` can read
 * them back.
 */
export function odtParts(
  doc: Node,
  properties: FileProperties,
  imageOf: ImageResolver = () => undefined,
): ReadonlyMap<string, string> {
  return new Map([
    ["mimetype", mediaType],
    ["META-INF/manifest.xml", manifestWith(odtImages(doc, imageOf))],
    ["content.xml", odtContent(doc, imageOf)],
    ["styles.xml", odtNamedStyles(properties.language)],
    ["meta.xml", metaOf(properties.title)],
  ]);
}

const mediaType = "application/vnd.oasis.opendocument.text";

const manifestWith = (images: ReadonlyMap<string, DocumentImage>): string =>
  `${xmlDeclaration}<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0" manifest:version="1.3"><manifest:file-entry manifest:full-path="/" manifest:version="1.3" manifest:media-type="${mediaType}"/>${["content", "styles", "meta"].map((name) => `<manifest:file-entry manifest:full-path="${name}.xml" manifest:media-type="text/xml"/>`).join("")}${[...images].map(([name, { type }]) => `<manifest:file-entry manifest:full-path="${name}" manifest:media-type="${type}"/>`).join("")}</manifest:manifest>`;

const metaOf = (title: string): string =>
  odtRoot("document-meta", `<office:meta><dc:title>${escaped(title)}</dc:title></office:meta>`);
