import { xmlPieces } from "../xml/xml-pieces.ts";

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const office = "http://schemas.openxmlformats.org";

/** Adds an empty part to an archive that has none of its type, with its relationship to the main part and its type. */
export function addPart(
  files: Map<string, Uint8Array>,
  document: string,
  name: string,
  type: "footnotes" | "comments",
): void {
  const [, folder = "", main = document] = /^(.*\/)?([^/]*)$/.exec(document) ?? [];
  const add = (file: string, empty: string, element: string) => {
    const source = new TextDecoder("utf-8", { ignoreBOM: true }).decode(files.get(file)) || empty;
    files.set(file, new TextEncoder().encode(withLastChild(source, element)));
  };
  files.set(name, new Uint8Array());
  const id = `housestyle${type[0]?.toUpperCase()}${type.slice(1)}`;
  add(
    `${folder}_rels/${main}.rels`,
    `${declaration}<Relationships xmlns="${office}/package/2006/relationships"></Relationships>`,
    `<Relationship Id="${id}" Type="${office}/officeDocument/2006/relationships/${type}" Target="/${name}"/>`,
  );
  add(
    "[Content_Types].xml",
    `${declaration}<Types xmlns="${office}/package/2006/content-types"></Types>`,
    `<Override PartName="/${name}" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.${type}+xml"/>`,
  );
}

/** Returns XML with an element as the last one in its root. */
export function withLastChild(xml: string, element: string): string {
  const last = [...xmlPieces(xml)].findLast(({ kind }) => kind === "close" || kind === "empty");
  if (!last) return xml;
  if (last.kind === "close") return xml.slice(0, last.start) + element + xml.slice(last.start);
  return `${xml.slice(0, last.end - 2).trimEnd()}>${element}</${last.name}>${xml.slice(last.end)}`;
}
