import { escapedValue, xmlPieces } from "../xml/xml-pieces.ts";

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const office = "http://schemas.openxmlformats.org";
const relationships = `${office}/officeDocument/2006/relationships`;
/** The relationship type of comment threads, which were added to the format later. */
const later = "http://schemas.microsoft.com/office/2011/relationships";

type Files = Map<string, Uint8Array>;

type AddedPart = "footnotes" | "comments" | "commentsExtended" | "numbering" | "styles";

/**
 * Adds an empty part to an archive that has none of its type, along with its relationship to the main part and its
 * content type.
 */
export function addPart(files: Files, document: string, name: string, type: AddedPart): void {
  files.set(name, new Uint8Array());
  addRelationship(files, document, {
    id: `housestyle${type[0]?.toUpperCase()}${type.slice(1)}`,
    ...{ type, target: `/${name}`, base: type === "commentsExtended" ? later : relationships },
  });
  const contentType = `application/vnd.openxmlformats-officedocument.wordprocessingml.${type}+xml`;
  addContentType(files, `<Override PartName="/${name}" ContentType="${contentType}"/>`);
}

/** Adds a relationship of an archive's main part to another file in it, or to an address. */
export function addRelationship(
  files: Files,
  document: string,
  {
    id,
    type,
    target,
    base = relationships,
  }: { readonly id: string; readonly type: string; readonly target: string; readonly base?: string },
): void {
  const mode = type === "hyperlink" ? ' TargetMode="External"' : "";
  const [, folder = "", main = document] = /^(.*\/)?([^/]*)$/.exec(document) ?? [];
  edit(
    files,
    `${folder}_rels/${main}.rels`,
    `${declaration}<Relationships xmlns="${office}/package/2006/relationships"></Relationships>`,
    `<Relationship Id="${id}" Type="${base}/${type}" Target="${escapedValue(target)}"${mode}/>`,
  );
}

/** Adds the content type of a part, or of all files with an extension. */
export const addContentType = (files: Files, element: string): void =>
  edit(files, contentTypes, `${declaration}<Types xmlns="${office}/package/2006/content-types"></Types>`, element);

/** The part that lists the content types of the others. */
export const contentTypes = "[Content_Types].xml";

function edit(files: Files, file: string, empty: string, element: string): void {
  const source = new TextDecoder("utf-8", { ignoreBOM: true }).decode(files.get(file)) || empty;
  files.set(file, new TextEncoder().encode(withLastChild(source, element)));
}

/** Returns XML with an element added at the end of its root. */
export function withLastChild(xml: string, element: string): string {
  const last = [...xmlPieces(xml)].findLast(({ kind }) => kind === "close" || kind === "empty");
  if (!last) return xml;
  if (last.kind === "close") return xml.slice(0, last.start) + element + xml.slice(last.start);
  return `${xml.slice(0, last.end - 2).trimEnd()}>${element}</${last.name}>${xml.slice(last.end)}`;
}
