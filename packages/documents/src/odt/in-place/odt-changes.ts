import type { ChangeAuthor } from "../../in-place/change-author.ts";
import { attributeOf, escaped, escapedValue, xmlPieces } from "../../xml/xml-pieces.ts";
import { wordsOf } from "../odt-words.ts";
import type { OdtParagraph, OdtPiece } from "./odt-paragraph.ts";

/** Writes the tracked changes of one author: marks in the text, and a list entry for each. */
export class OdtChanges {
  readonly #info: string;
  readonly #regions: string[] = [];
  #next: number;

  /** Creates it for an author. `xml` is the part with the text. */
  constructor(by: ChangeAuthor, xml: string) {
    this.#info = `<office:change-info>${authorOf(by, xml)}</office:change-info>`;
    this.#next = unusedNumber(xml, "housestyle");
  }

  /** Returns words as inserted ones. */
  inserted(words: string): string {
    const id = this.#region(`<text:insertion>${this.#info}</text:insertion>`);
    return `<text:change-start text:change-id="${id}"/>${words}<text:change-end text:change-id="${id}"/>`;
  }

  /** Returns the mark for deleted words of a piece. */
  deleted(words: string, { tag }: OdtParagraph, { around }: OdtPiece): string {
    const style = attributeOf(tag, "text:style-name");
    const opened = around.map(({ source }) => source).join("");
    const closed = around.toReversed().map(({ name }) => `</${name}>`);
    const paragraph = `<text:p${style === undefined ? "" : ` text:style-name="${escapedValue(style)}"`}>`;
    const content = `${paragraph}${opened}${wordsOf(words, true)}${closed.join("")}</text:p>`;
    return `<text:change text:change-id="${this.#region(`<text:deletion>${this.#info}${content}</text:deletion>`)}"/>`;
  }

  /** Returns the part with the list of changes added. The changes themselves have to be in its text already. */
  listedIn(xml: string): string {
    return this.#regions.length > 0 ? withRegions(xml, this.#regions.join("")) : xml;
  }

  #region(content: string): string {
    const id = `housestyle${this.#next++}`;
    this.#regions.push(`<text:changed-region xml:id="${id}" text:id="${id}">${content}</text:changed-region>`);
    return id;
  }
}

/** Returns the elements for the author and the date of a change or comment. */
export function authorOf({ author, date }: ChangeAuthor, xml: string): string {
  const space = xml.includes("xmlns:dc=") ? "" : ' xmlns:dc="http://purl.org/dc/elements/1.1/"';
  const time = date.toISOString().replace(/\.\d+Z$/, "Z");
  return `<dc:creator${space}>${escaped(author)}</dc:creator><dc:date${space}>${time}</dc:date>`;
}

/** Returns a number above all those that follow `prefix` in the names of some XML. */
export function unusedNumber(xml: string, prefix: string): number {
  let highest = 0;
  for (const [, number] of xml.matchAll(new RegExp(`"${prefix}(\\d{1,9})"`, "g")))
    highest = Math.max(highest, Number(number));
  return highest + 1;
}

/** Returns the part with these regions added to its list of changes, which is at the start of the text. */
function withRegions(xml: string, regions: string): string {
  const list = /<text:tracked-changes(?:\s[^>]*)?>/.exec(xml);
  if (list?.[0].endsWith("/>"))
    return `${xml.slice(0, list.index + list[0].length - 2)}>${regions}</text:tracked-changes>${xml.slice(list.index + list[0].length)}`;
  const end = xml.indexOf("</text:tracked-changes>");
  if (list && end >= 0) return xml.slice(0, end) + regions + xml.slice(end);
  let at = 0;
  for (const { kind, name, end: behind } of xmlPieces(xml)) {
    if (name === "office:text" || (name === "office:forms" && kind !== "open")) at = behind;
    if (name === "text:p" || name === "text:h") break;
  }
  return `${xml.slice(0, at)}<text:tracked-changes>${regions}</text:tracked-changes>${xml.slice(at)}`;
}
