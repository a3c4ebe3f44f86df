import { Unreadable } from "../unreadable.ts";
import { attributeOf, requireXml, xmlPieces } from "../xml/xml-pieces.ts";

/** The parts of a .docx that contain its text. Missing parts are empty. */
export interface DocxParts {
  readonly document: string;
  readonly styles: string;
  readonly numbering: string;
  readonly footnotes: string;
  readonly endnotes: string;
  /** The addresses of links in the document by their ids. */
  readonly links: ReadonlyMap<string, string>;
  /** The other parts in which changes can be tracked, such as headers. */
  readonly others: readonly string[];
}

/** The parts that contain words. */
export type WordsPart = "document" | "footnotes" | "endnotes";

/**
 * Where the parts of a .docx are in its archive. They are found by their relationships, because programs choose the
 * names.
 */
export interface DocxPlaces {
  readonly parts: DocxParts;
  /** The image files in the archive by the ids of their relationships. */
  readonly images: ReadonlyMap<string, string>;
  readonly names: Readonly<Record<WordsPart | "numbering" | "styles", string>>;
  /** The headers and footers, each once, and the comments and their threads if there are any. */
  readonly around: readonly AroundPart[];
}

/** A part around the text, by its name in the archive. */
export interface AroundPart {
  readonly type: "header" | "footer" | "comments" | "commentsExtended";
  readonly name: string;
}

/**
 * Finds the parts of a .docx. `partOf` returns a file in the archive. Throws `Unreadable` for archives of other
 * formats.
 */
export function docxParts(partOf: (name: string) => string | undefined): DocxPlaces {
  const main = relationsIn(partOf("_rels/.rels") ?? "", "").find(({ type }) => type === "officeDocument");
  const document = main?.target ?? "word/document.xml";
  const folder = document.slice(0, document.lastIndexOf("/") + 1);
  const relations = relationsIn(partOf(`${folder}_rels/${document.slice(folder.length)}.rels`) ?? "", folder);
  const source = partOf(document);
  if (source === undefined) throw new Unreadable();
  requireXml(source);
  // A file whose relationships are lost is read by the names that Word uses.
  const nameOf = (type: string) =>
    relations.find((relation) => relation.type === type)?.target ?? `${folder}${type}.xml`;
  const part = (type: string) => partOf(nameOf(type)) ?? "";
  return {
    parts: {
      document: source,
      styles: part("styles"),
      numbering: part("numbering"),
      footnotes: part("footnotes"),
      endnotes: part("endnotes"),
      links: new Map(relations.flatMap(({ type, id, target }) => (type === "hyperlink" ? [[id, target]] : []))),
      others: relations.flatMap(({ type, target }) => (changed.test(type) ? [partOf(target) ?? ""] : [])),
    },
    images: new Map(relations.flatMap(({ type, id, target }) => (type === "image" ? [[id, target]] : []))),
    names: {
      ...{ document, footnotes: nameOf("footnotes"), endnotes: nameOf("endnotes") },
      ...{ numbering: nameOf("numbering"), styles: nameOf("styles") },
    },
    around: aroundIn(relations).filter(({ name }) => partOf(name) !== undefined),
  };
}

const changed = /^(?:header|footer|comments)$/;

function aroundIn(relations: readonly Relation[]): readonly AroundPart[] {
  const found = new Map<string, AroundPart>();
  for (const { type, target: name } of relations)
    if (isAround(type) && !found.has(name)) found.set(name, { type, name });
  return [...found.values()];
}

const isAround = (type: string): type is AroundPart["type"] =>
  ["header", "footer", "comments", "commentsExtended"].includes(type);

interface Relation {
  readonly id: string;
  /** The last segment of its type's address: `styles`. */
  readonly type: string;
  readonly target: string;
}

function relationsIn(xml: string, folder: string): readonly Relation[] {
  const found: Relation[] = [];
  for (const { kind, name, source } of xmlPieces(xml)) {
    if (kind === "close" || name !== "Relationship") continue;
    const target = attributeOf(source, "Target") ?? "";
    const isOutside = attributeOf(source, "TargetMode") === "External";
    found.push({
      id: attributeOf(source, "Id") ?? "",
      type: (attributeOf(source, "Type") ?? "").replace(/^.*\//, ""),
      target: isOutside ? target : target.startsWith("/") ? target.slice(1) : folder + target,
    });
  }
  return found;
}
