import type { Node } from "prosemirror-model";
import type { FileProperties } from "../file-properties.ts";
import type { ImageResolver } from "../images/document-image.ts";
import { escaped, escapedValue } from "../xml/xml-pieces.ts";
import { type BookContent, bookContent } from "./book-chapters.ts";
import { contentsList } from "./contents-list.ts";

/** The metadata of an EPUB. */
export interface EpubProperties extends FileProperties {
  /** A URI that is unique to the book. */
  readonly identifier: string;
  readonly modified: Date;
}

/**
 * Returns the files of a document as an EPUB 3, by name and in their order. The first one, `mimetype`, has to be stored
 * in the archive without compression. `title` must not be empty.
 */
export function epubFile(
  doc: Node,
  properties: EpubProperties,
  imageOf: ImageResolver = () => undefined,
): ReadonlyMap<string, Uint8Array> {
  const encoder = new TextEncoder();
  const content = bookContent(doc, imageOf);
  const texts: readonly (readonly [string, string])[] = [
    ["mimetype", "application/epub+zip"],
    ["META-INF/container.xml", container],
    ["OPS/package.opf", packageOf(content, properties)],
    ["OPS/contents.xhtml", contentsPage(content, properties)],
    ["OPS/style.css", css],
    ...content.chapters.map(({ name, body }) => [`OPS/${name}`, page(`<body>\n${body}\n</body>`, properties)] as const),
  ];
  return new Map([
    ...texts.map(([name, text]) => [name, encoder.encode(text)] as const),
    ...[...content.images].map(([name, { bytes }]) => [`OPS/${name}`, bytes] as const),
  ]);
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>';

const container = `${declaration}
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles>
<rootfile full-path="OPS/package.opf" media-type="application/oebps-package+xml"/>
</rootfiles>
</container>
`;

function packageOf(
  { chapters, images }: BookContent,
  { title, language, identifier, modified }: EpubProperties,
): string {
  const idOf = (name: string) => name.replace(/\W/g, "-");
  const item = (name: string, type: string, more = "") =>
    `<item id="${idOf(name)}" href="${name}" media-type="${type}"${more}/>`;
  const items = [
    item("contents.xhtml", "application/xhtml+xml", ' properties="nav"'),
    item("style.css", "text/css"),
    ...chapters.map(({ name }) => item(name, "application/xhtml+xml")),
    ...[...images].map(([name, { type }]) => item(name, type)),
  ];
  return `${declaration}
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="identifier" xml:lang="${escapedValue(language)}">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="identifier">${escaped(identifier)}</dc:identifier>
<dc:title>${escaped(title)}</dc:title>
<dc:language>${escaped(language)}</dc:language>
<meta property="dcterms:modified">${modified.toISOString().replace(/\.\d+Z$/, "Z")}</meta>
</metadata>
<manifest>
${items.join("\n")}
</manifest>
<spine>
${chapters.map(({ name }) => `<itemref idref="${idOf(name)}"/>`).join("\n")}
</spine>
</package>
`;
}

function contentsPage({ chapters }: BookContent, properties: EpubProperties): string {
  const list = contentsList(chapters, properties.title);
  return page(`<body>\n<nav epub:type="toc" role="doc-toc">${list}\n</nav>\n</body>`, properties);
}

function page(body: string, { title, language }: FileProperties): string {
  const tag = escapedValue(language);
  return `${declaration}
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${tag}" xml:lang="${tag}">
<head>
<title>${escaped(title)}</title>
<link rel="stylesheet" type="text/css" href="style.css"/>
</head>
${body}
</html>
`;
}

/** Leaves fonts, sizes, and colors to the reader. */
const css = `h1, h2, h3, h4, h5, h6 { line-height: 1.25; text-align: start; break-after: avoid; }
blockquote { margin: 1em 1.5em; }
pre { white-space: pre-wrap; }
table { border-collapse: collapse; }
th, td { border: 1px solid; padding: 0.25em 0.5em; text-align: start; vertical-align: top; }
figure { margin: 1em 0; text-align: center; break-inside: avoid; }
img { max-width: 100%; height: auto; }
hr.page-break { visibility: hidden; break-after: page; }
aside { margin-top: 1em; font-size: 0.85em; }
a.back { margin-inline-start: 0.5em; text-decoration: none; }
`;
