import type { Node } from "prosemirror-model";
import { escaped } from "../xml/xml-pieces.ts";
import type { AddedLinks } from "./added-links.ts";

/** Returns words as elements of a run, in which line breaks and tabs are separate elements. */
export const elementsOf = (text: string): string =>
  text
    .split(/([\n\t])/)
    .filter((part) => part !== "")
    .map((part) => (part === "\n" ? "<w:br/>" : part === "\t" ? "<w:tab/>" : textElement("w:t", part)))
    .join("");

/** Returns an element of a run for a text, with all its spaces kept. */
export const textElement = (name: "w:t" | "w:delText", text: string): string =>
  `<${name} xml:space="preserve">${escaped(text)}</${name}>`;

/** The mark of a note as its own run. */
export interface NoteReference {
  readonly id: string;
  readonly run: string;
}

const lookElements: Readonly<Record<string, string>> = {
  strong: "<w:b/>",
  em: "<w:i/>",
  strike: "<w:strike/>",
  underline: '<w:u w:val="single"/>',
  subscript: '<w:vertAlign w:val="subscript"/>',
  superscript: '<w:vertAlign w:val="superscript"/>',
};

/**
 * Returns the inline content of a block as runs with its formatting. `notes` are the marks in it, and others are left
 * out. Links are written if the part can have them.
 */
export function runsOf(block: Node, notes: readonly NoteReference[], links?: AddedLinks): string {
  const runs: string[] = [];
  block.forEach((node) => {
    if (node.type.name === "noteMark") {
      runs.push(notes.find(({ id }) => id === node.attrs.id)?.run ?? "");
      return;
    }
    const has = (name: string) => node.marks.some((mark) => mark.type.name === name);
    const look = Object.keys(lookElements)
      .filter(has)
      .map((name) => lookElements[name])
      .join("");
    const run = `<w:r>${look ? `<w:rPr>${look}</w:rPr>` : ""}${elementsOf(textOfInline(node))}</w:r>`;
    const href = hrefOf(node);
    runs.push(links && href !== undefined ? linked(run, href, links) : run);
  });
  return runs.join("");
}

/** Returns runs wrapped in a link. */
export const linked = (runs: string, href: string, links: AddedLinks): string =>
  `<w:hyperlink ${links.attributesOf(href)}>${runs}</w:hyperlink>`;

/** Returns the address of the link around words. */
export const hrefOf = ({ marks }: Node): string | undefined =>
  marks.find(({ type }) => type.name === "link")?.attrs.href;

const textOfInline = (node: Node): string => (node.isText ? (node.text ?? "") : "\n");

/**
 * Returns the properties of a new paragraph after one with `properties`: the same, except that a heading is not
 * followed by another.
 */
export function propertiesAfter(properties: string, block: Node): string {
  const endsHere =
    block.type.name === "heading" || /w:outlineLvl|<w:pStyle\s[^>]*(?:[Hh]eading|Title)/.test(properties);
  return endsHere ? "" : copiedProperties(properties);
}

/** Returns the properties of a paragraph for use in another one: without its section, and without tracked changes. */
export const copiedProperties = (properties: string): string =>
  properties.replace(
    /<w:(sectPr|pPrChange|rPrChange|numberingChange)(?:\s[^>]*)?(?:\/>|>[\s\S]*?<\/w:\1>)|<w:(?:ins|del|moveFrom|moveTo)\s[^>]*\/>/g,
    "",
  );
