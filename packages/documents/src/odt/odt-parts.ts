import type { Node } from "prosemirror-model";
import { piecesOf } from "../blocks/blocks-of.ts";
import type { ReadPiece } from "../blocks/read-block.ts";
import type { FileProperties } from "../file-properties.ts";
import { escaped, escapedValue } from "../xml/xml-pieces.ts";

/**
 * Returns the parts of a document as an OpenDocument text, by their names, in the order in which they have to be in its archive.
 * Headings, quotations, code, and dividers have the styles that LibreOffice names so, and `odtDocument` reads them back.
 */
export function odtParts(doc: Node, properties: FileProperties): ReadonlyMap<string, string> {
  return new Map([
    ["mimetype", mediaType],
    ["META-INF/manifest.xml", manifest],
    ["content.xml", contentOf(doc)],
    ["styles.xml", stylesIn(properties.language)],
    ["meta.xml", metaOf(properties.title)],
  ]);
}

const mediaType = "application/vnd.oasis.opendocument.text";
const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
const namespaces = [
  ["office", "urn:oasis:names:tc:opendocument:xmlns:office:1.0"],
  ["style", "urn:oasis:names:tc:opendocument:xmlns:style:1.0"],
  ["text", "urn:oasis:names:tc:opendocument:xmlns:text:1.0"],
  ["fo", "urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0"],
  ["svg", "urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0"],
  ["xlink", "http://www.w3.org/1999/xlink"],
  ["dc", "http://purl.org/dc/elements/1.1/"],
]
  .map(([prefix, address]) => `xmlns:${prefix}="${address}"`)
  .join(" ");

const manifest = `${declaration}<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0" manifest:version="1.3"><manifest:file-entry manifest:full-path="/" manifest:version="1.3" manifest:media-type="${mediaType}"/>${["content", "styles", "meta"].map((name) => `<manifest:file-entry manifest:full-path="${name}.xml" manifest:media-type="text/xml"/>`).join("")}</manifest:manifest>`;

const root = (name: string, content: string): string =>
  `${declaration}<office:${name} ${namespaces} office:version="1.3">${content}</office:${name}>`;

const metaOf = (title: string): string =>
  root("document-meta", `<office:meta><dc:title>${escaped(title)}</dc:title></office:meta>`);

const contentOf = (doc: Node): string =>
  root(
    "document-content",
    `<office:automatic-styles>${textStyle("TB", bold)}${textStyle("TI", italic)}${textStyle("TBI", `${bold} ${italic}`)}</office:automatic-styles><office:body><office:text>${blocksIn(doc, "")}</office:text></office:body>`,
  );

const bold = 'fo:font-weight="bold"';
const italic = 'fo:font-style="italic"';
const textStyle = (name: string, look: string): string =>
  `<style:style style:name="${name}" style:family="text"><style:text-properties ${look}/></style:style>`;

/** The blocks in a node; `style` is that of its plain paragraphs. */
function blocksIn(parent: Node, style: string): string {
  let xml = "";
  parent.forEach((node) => {
    xml += blockOf(node, style);
  });
  return xml;
}

function blockOf(node: Node, style: string): string {
  switch (node.type.name) {
    case "heading": {
      const level = Number(node.attrs.level);
      return `<text:h text:style-name="Heading_20_${level}" text:outline-level="${level}">${inlineOf(node)}</text:h>`;
    }
    case "quote":
      return blocksIn(node, "Quotations");
    case "code":
      return paragraph("Preformatted_20_Text", inlineOf(node));
    case "rule":
      return paragraph("Horizontal_20_Line", "");
    case "bullets":
    case "numbers":
      return listOf(node);
    default:
      return paragraph(style, inlineOf(node));
  }
}

const paragraph = (style: string, words: string): string =>
  `<text:p${style ? ` text:style-name="${style}"` : ""}>${words}</text:p>`;

function listOf(list: Node): string {
  let items = "";
  list.forEach((item) => {
    items += `<text:list-item>${blocksIn(item, "")}</text:list-item>`;
  });
  return `<text:list text:style-name="${list.type.name === "bullets" ? "Bullets" : "Numbers"}">${items}</text:list>`;
}

const inlineOf = (block: Node): string => {
  let isAfterSpace = true;
  return piecesOf(block)
    .map((piece) => {
      const words = wordsOf(piece.text, isAfterSpace);
      isAfterSpace = /[ \n\t]$/.test(piece.text);
      return dressed(words, piece);
    })
    .join("");
};

/** Words as OpenDocument has them: a space at the start or after another space is an element, and so are tabs and line ends. */
function wordsOf(text: string, isAfterSpace: boolean): string {
  const parts = text.split(/(\n|\t| +)/).filter((part) => part !== "");
  return parts
    .map((part, index) => {
      if (part === "\n") return "<text:line-break/>";
      if (part === "\t") return "<text:tab/>";
      if (!part.startsWith(" ")) return escaped(part);
      const isPlain = index > 0 ? !/[\n\t]/.test(parts[index - 1] ?? "") : !isAfterSpace;
      const extra = isPlain ? part.length - 1 : part.length;
      return `${isPlain ? " " : ""}${extra > 0 ? `<text:s text:c="${extra}"/>` : ""}`;
    })
    .join("");
}

function dressed(words: string, { strong, em, literal, href }: ReadPiece): string {
  const style = `${strong ? "B" : ""}${em ? "I" : ""}`;
  let xml = literal ? span("Source_20_Text", words) : words;
  if (style) xml = span(`T${style}`, xml);
  return href === undefined ? xml : `<text:a xlink:type="simple" xlink:href="${escapedValue(href)}">${xml}</text:a>`;
}

const span = (style: string, words: string): string => `<text:span text:style-name="${style}">${words}</text:span>`;

function stylesIn(language: string): string {
  const [code = "en", country = "none"] = language.split("-");
  const words = `fo:language="${code}" fo:country="${country}"`;
  return root(
    "document-styles",
    `<office:font-face-decls>${fontFace("Sans", "Carlito", "swiss")}${fontFace("Mono", "Liberation Mono", "modern")}</office:font-face-decls><office:styles><style:default-style style:family="paragraph"><style:text-properties style:font-name="Sans" fo:font-size="11pt" ${words}/></style:default-style>${paragraphStyle("Standard", "", `${spaced} fo:line-height="115%"`, "")}${headings}${paragraphStyle("Quotations", "Standard", `fo:margin-left="1cm" fo:margin-right="1cm" ${spaced}`, "")}${paragraphStyle("Preformatted Text", "Standard", spaced, 'style:font-name="Mono" fo:font-size="10pt"')}${paragraphStyle("Horizontal Line", "Standard", 'fo:border-bottom="0.5pt solid #a0a0a0" fo:padding="0cm"', "")}<style:style style:name="Source_20_Text" style:display-name="Source Text" style:family="text"><style:text-properties style:font-name="Mono"/></style:style>${listStyle("Bullets", bulletAt)}${listStyle("Numbers", numberAt)}</office:styles>`,
  );
}

/** LibreOffice forgets the margins of a style that another one is based on. */
const spaced = 'fo:margin-top="0cm" fo:margin-bottom="0.28cm"';

const fontFace = (name: string, family: string, generic: string): string =>
  `<style:font-face style:name="${name}" svg:font-family="'${family}'" style:font-family-generic="${generic}"/>`;

function paragraphStyle(name: string, parent: string, layout: string, look: string): string {
  const displayed = name.includes(" ") ? ` style:display-name="${name}"` : "";
  const on = parent ? ` style:parent-style-name="${parent}"` : "";
  return `<style:style style:name="${name.replaceAll(" ", "_20_")}"${displayed} style:family="paragraph"${on}><style:paragraph-properties ${layout}/><style:text-properties ${look}/></style:style>`;
}

const headings = [20, 16, 14, 12, 11, 11]
  .map((size, index) =>
    paragraphStyle(
      `Heading ${index + 1}`,
      "Standard",
      'fo:margin-top="0.5cm" fo:margin-bottom="0.2cm" fo:keep-with-next="always"',
      `fo:font-size="${size}pt" fo:font-weight="bold"`,
    ),
  )
  .join("");

const levels = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
const listStyle = (name: string, levelAt: (level: number) => string): string =>
  `<text:list-style style:name="${name}">${levels.map(levelAt).join("")}</text:list-style>`;

const levelLayout = (level: number): string =>
  `<style:list-level-properties text:list-level-position-and-space-mode="label-alignment"><style:list-level-label-alignment text:label-followed-by="listtab" text:list-tab-stop-position="${level}cm" fo:text-indent="-0.6cm" fo:margin-left="${level}cm"/></style:list-level-properties>`;

const bulletAt = (level: number): string =>
  `<text:list-level-style-bullet text:level="${level}" text:bullet-char="${["•", "◦", "▪"][(level - 1) % 3]}">${levelLayout(level)}</text:list-level-style-bullet>`;

const numberAt = (level: number): string =>
  `<text:list-level-style-number text:level="${level}" style:num-format="${["1", "a", "i"][(level - 1) % 3]}" style:num-suffix=".">${levelLayout(level)}</text:list-level-style-number>`;
