import { attributeOf, UnreadableXml, unescaped, type XmlPiece, xmlPieces } from "./xml-pieces.ts";

/** A stretch of a paragraph's text with the element it comes from. */
export interface DocxPiece {
  readonly text: string;
  /** Words can be written in; a tab or a break can only stand or go. */
  readonly isWords: boolean;
  readonly strong: boolean;
  readonly em: boolean;
  readonly start: number;
  readonly end: number;
}

/** A paragraph of a document for Word, with its place in the source. */
export interface DocxParagraph {
  readonly pieces: readonly DocxPiece[];
  /** The source of its properties; empty when it has none. */
  readonly properties: string;
  readonly start: number;
  readonly end: number;
  /** Where more can be written in it; undefined for an element that is all one tag. */
  readonly inside: number | undefined;
  /** Whether something around it would fall apart without it: a cell, a section. */
  readonly mustStay: boolean;
}

/** Holds text that is no part of the paragraph around it, or is not there any more. */
const foreign =
  /^(?:mc:AlternateContent|w:(?:txbxContent|drawing|pict|object|del|moveFrom|instrText|rubyPr|rt|footnotePr))$/;

const marks: Readonly<Record<string, string>> = {
  "w:tab": "\t",
  "w:br": "\n",
  "w:cr": "\n",
  "w:noBreakHyphen": "\u2011",
};

/** The paragraphs of `word/document.xml`, in reading order, those of tables among them. Linear in the source. */
export function readParagraphs(xml: string): readonly DocxParagraph[] {
  const reading = new Reading();
  for (const piece of xmlPieces(xml)) reading.take(piece);
  return reading.end(xml);
}

interface OpenParagraph {
  readonly start: number;
  readonly pieces: DocxPiece[];
  properties: [start: number, end: number] | undefined;
  mustStay: boolean;
}

interface FoundParagraph extends Omit<DocxParagraph, "properties"> {
  readonly properties: [start: number, end: number] | undefined;
}

/** What is known on the way through the source. */
class Reading {
  readonly #found: FoundParagraph[] = [];
  readonly #open: string[] = [];
  /** How deep the foreign element lies that is being passed over. */
  #passing: number | undefined;
  #paragraph: OpenParagraph | undefined;
  #propertiesFrom = 0;
  #run = { strong: false, em: false };
  /** Whether the run is hidden text. */
  #isHidden = false;
  #words: { readonly start: number; readonly isKept: boolean; text: string } | undefined;
  /** The last paragraph of each cell has to stay. */
  #lastIn: number | undefined;

  take(piece: XmlPiece): void {
    if (piece.kind === "open") this.#begin(piece);
    else if (piece.kind === "close") this.#end(piece);
    else if (piece.kind === "empty") this.#single(piece);
    else if (this.#words && this.#passing === undefined) this.#words.text += said(piece);
  }

  end(xml: string): readonly DocxParagraph[] {
    if (this.#open.length > 0) throw new UnreadableXml();
    return this.#found.map((each) => ({ ...each, properties: each.properties ? xml.slice(...each.properties) : "" }));
  }

  #begin({ name, source, start }: XmlPiece): void {
    this.#open.push(name);
    if (this.#passing !== undefined) return;
    if (foreign.test(name)) this.#passing = this.#open.length;
    else if (name === "w:p") this.#paragraph = { start, pieces: [], properties: undefined, mustStay: false };
    else if (name === "w:pPr") this.#propertiesFrom = start;
    else if (name === "w:sectPr" && this.#paragraph) this.#paragraph.mustStay = true;
    else if (name === "w:r") {
      this.#run = { strong: false, em: false };
      this.#isHidden = false;
    } else if (name === "w:t") this.#words = { start, isKept: /xml:space\s*=\s*["']preserve/.test(source), text: "" };
    else this.#format(name, source);
  }

  #end({ name, start, end }: XmlPiece): void {
    if (this.#open.at(-1) !== name) throw new UnreadableXml();
    const depth = this.#open.length;
    this.#open.pop();
    if (this.#passing !== undefined) {
      if (this.#passing === depth) this.#passing = undefined;
      return;
    }
    const paragraph = this.#paragraph;
    if (name === "w:t" && this.#isHidden) this.#words = undefined;
    else if (name === "w:t" && this.#words && paragraph) {
      const { text, isKept, start: from } = this.#words;
      paragraph.pieces.push({ ...this.#run, text: isKept ? text : text.trim(), isWords: true, start: from, end });
      this.#words = undefined;
    } else if (name === "w:pPr" && paragraph) paragraph.properties = [this.#propertiesFrom, end];
    else if (name === "w:p" && paragraph) this.#add({ ...paragraph, end, inside: start });
    else if (name === "w:tc") this.#keepLast();
  }

  #single({ name, source, start, end }: XmlPiece): void {
    if (this.#passing !== undefined || foreign.test(name)) return;
    const inRun = this.#open.includes("w:r");
    const text = marks[name];
    if (name === "w:p")
      this.#add({ start, end, pieces: [], properties: undefined, mustStay: false, inside: undefined });
    else if (name === "w:sectPr" && this.#paragraph) this.#paragraph.mustStay = true;
    else if (text !== undefined && inRun && this.#paragraph && !/w:type\s*=\s*["'](?:page|column)/.test(source))
      this.#paragraph.pieces.push({ ...this.#run, text, isWords: false, start, end });
    else this.#format(name, source);
  }

  #format(name: string, source: string): void {
    if (this.#open.at(-1) !== "w:rPr" || !this.#open.includes("w:r")) return;
    const isOn = !/^(?:0|false|off|none)$/.test(attributeOf(source, "w:val") ?? "");
    if (name === "w:b") this.#run.strong = isOn;
    if (name === "w:i") this.#run.em = isOn;
    if (name === "w:vanish") this.#isHidden = isOn;
  }

  #add(paragraph: FoundParagraph): void {
    this.#paragraph = undefined;
    this.#lastIn = this.#found.push(paragraph) - 1;
  }

  #keepLast(): void {
    const last = this.#lastIn === undefined ? undefined : this.#found[this.#lastIn];
    if (last && this.#lastIn !== undefined) this.#found[this.#lastIn] = { ...last, mustStay: true };
  }
}

function said({ kind, source }: XmlPiece): string {
  if (kind === "text") return unescaped(source);
  return source.startsWith("<![CDATA[") ? source.slice(9, -3) : "";
}
