import type { Node } from "prosemirror-model";
import { documentOf } from "../blocks/document-of.ts";
import type { CollectedImage } from "../images/image-collection.ts";
import { Unreadable } from "../unreadable.ts";
import { attributeOf, requireXml, xmlPieces } from "../xml/xml-pieces.ts";
import { XhtmlReading } from "./xhtml-reading.ts";

/**
 * Reads the chapters of an EPUB in reading order. `partOf` returns a file in its archive. Tables of contents are left
 * out. Throws `Unreadable` for archives of other formats, broken XML, and encrypted books.
 */
export function epubDocument(
  partOf: (name: string) => string | undefined,
  imageOf: (path: string) => CollectedImage | undefined = () => undefined,
): Node {
  const packagePath = firstAttribute(partOf("META-INF/container.xml") ?? "", "rootfile", "full-path");
  const source = packagePath === undefined ? undefined : partOf(packagePath);
  if (packagePath === undefined || source === undefined) throw new Unreadable();
  const chapters = chaptersIn(source, packagePath.slice(0, packagePath.lastIndexOf("/") + 1));
  const encryption = partOf("META-INF/encryption.xml") ?? "";
  if (chapters.some((path) => encryption.includes(`"${path}"`))) throw new Unreadable("locked");
  const reading = new XhtmlReading((path) => imageOf(decoded(path)));
  for (const path of chapters) {
    const chapter = partOf(path) ?? "";
    // A book that lacks one of its chapters is read.
    if (chapter !== "" || chapters.length === 1) requireXml(chapter);
    reading.read(chapter, path);
  }
  const { content, notes } = reading.end();
  return documentOf(content, notes);
}

function firstAttribute(xml: string, element: string, attribute: string): string | undefined {
  for (const { kind, name, source } of xmlPieces(xml))
    if (kind !== "close" && localName(name) === element) return attributeOf(source, attribute);
  return undefined;
}

/** Returns the files of the chapters in reading order. */
function chaptersIn(source: string, folder: string): readonly string[] {
  const paths = new Map<string, string>();
  const order: string[] = [];
  for (const piece of xmlPieces(source)) {
    if (piece.kind === "close") continue;
    const name = localName(piece.name);
    const of = (attribute: string) => attributeOf(piece.source, attribute) ?? "";
    if (name === "item" && /html|xml/.test(of("media-type"))) paths.set(of("id"), folder + decoded(of("href")));
    if (name === "itemref") order.push(of("idref"));
  }
  return [...new Set(order)].flatMap((id) => paths.get(id) ?? []);
}

const localName = (name: string): string => name.slice(name.indexOf(":") + 1);

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
