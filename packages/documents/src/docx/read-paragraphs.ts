import type { ReadPiece } from "../blocks/read-block.ts";
import { Unreadable } from "../unreadable.ts";
import { attributeOf, textIn, type XmlPiece, xmlPieces } from "../xml/xml-pieces.ts";
import type { WordsPart } from "./docx-parts.ts";
import type { RunLook } from "./docx-styles.ts";

/** A stretch of a paragraph's text with the element it comes from. */
export interface DocxPiece extends ReadPiece {
  /** Words can be written in; a tab or a break can only stay or go. */
  readonly isWords: boolean;
  /** The space between the mark of a note and its words. */
  readonly lead?: string;
  readonly start: number;
  readonly end: number;
}

/** A paragraph of a document for Word, with its place in the source. */
export interface DocxParagraph {
  readonly part: WordsPart;
  readonly pieces: readonly DocxPiece[];
  /** The source of its properties; empty when it has none. */
  readonly properties: string;
  readonly start: number;
  readonly end: number;
  /** Where more can be written in it; undefined for an element that is all one tag. */
  readonly inside: number | undefined;
  /** Whether something around it would fall apart without it: a cell, a section. */
  readonly mustStay: boolean;
  /** Which note of its part it belongs to; undefined in the text. */
  readonly note: number | undefined;
  /** Whether it is the heading of the notes, which only our document has. */
  readonly isTitle?: boolean;
}

/** Returns the text of a paragraph. */
export const wordsOf = ({ pieces }: DocxParagraph): string => pieces.map(({ text }) => text).join("");

/** What the runs of a part refer to. */
export interface RunContext {
  lookOf(style: string): RunLook;
  readonly links: ReadonlyMap<string, string>;
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

/** Returns the paragraphs of a part, in reading order, those of tables among them. Linear in the source. */
export function readParagraphs(xml: string, part: WordsPart, context: RunContext): readonly DocxParagraph[] {
  const reading = new Reading(part, context);
  for (const piece of xmlPieces(xml)) reading.take(piece);
  return reading.end(xml);
}

interface OpenParagraph {
  readonly start: number;
  readonly pieces: DocxPiece[];
  properties: [start: number, end: number] | undefined;
  mustStay: boolean;
}

interface OpenWords {
  readonly start: number;
  readonly isKept: boolean;
  text: string;
}

interface FoundParagraph extends Omit<DocxParagraph, "properties" | "part" | "note"> {
  readonly note?: number | undefined;
  readonly properties: [start: number, end: number] | undefined;
}

const plainRun: RunLook = { strong: false, em: false, literal: false };

/** What is known on the way through the source. */
class Reading {
  readonly #part: WordsPart;
  readonly #context: RunContext;
  readonly #found: FoundParagraph[] = [];
  readonly #open: string[] = [];
  /** How deep the foreign element lies that is being passed over. */
  #passing: number | undefined;
  #paragraph: OpenParagraph | undefined;
  #propertiesFrom = 0;
  #run = plainRun;
  #href: string | undefined;
  #note: number | undefined;
  /** Whether the run is hidden text. */
  #isHidden = false;
  #words: OpenWords | undefined;
  /** The last paragraph of each cell has to stay. */
  #lastIn: number | undefined;

  constructor(part: WordsPart, context: RunContext) {
    this.#part = part;
    this.#context = context;
  }

  take(piece: XmlPiece): void {
    if (piece.kind === "open") this.#begin(piece);
    else if (piece.kind === "close") this.#end(piece);
    else if (piece.kind === "empty") this.#single(piece);
    else if (this.#words && this.#passing === undefined) this.#words.text += textIn(piece);
  }

  end(xml: string): readonly DocxParagraph[] {
    if (this.#open.length > 0) throw new Unreadable();
    return this.#found.map((each) => ({
      ...each,
      part: this.#part,
      note: each.note,
      properties: each.properties ? xml.slice(...each.properties) : "",
    }));
  }

  #begin({ name, source, start }: XmlPiece): void {
    this.#open.push(name);
    if (this.#passing !== undefined) return;
    if (foreign.test(name) || isSeparator(name, source)) this.#passing = this.#open.length;
    else if (isNote(name)) this.#note = (this.#note ?? -1) + 1;
    else if (name === "w:hyperlink") this.#href = this.#context.links.get(attributeOf(source, "r:id") ?? "");
    else if (name === "w:p") this.#paragraph = { start, pieces: [], properties: undefined, mustStay: false };
    else if (name === "w:pPr") this.#propertiesFrom = start;
    else if (name === "w:sectPr" && this.#paragraph) this.#paragraph.mustStay = true;
    else if (name === "w:r") {
      this.#run = plainRun;
      this.#isHidden = false;
    } else if (name === "w:t") this.#words = { start, isKept: /xml:space\s*=\s*["']preserve/.test(source), text: "" };
    else this.#format(name, source);
  }

  #end({ name, start, end }: XmlPiece): void {
    if (this.#open.at(-1) !== name) throw new Unreadable();
    const depth = this.#open.length;
    this.#open.pop();
    if (this.#passing !== undefined) {
      if (this.#passing === depth) this.#passing = undefined;
      return;
    }
    const paragraph = this.#paragraph;
    if (name === "w:t" && this.#isHidden) this.#words = undefined;
    else if (name === "w:t" && this.#words && paragraph) {
      paragraph.pieces.push(this.#pieceOf(this.#words, end, paragraph.pieces.length === 0));
      this.#words = undefined;
    } else if (name === "w:pPr" && paragraph) paragraph.properties = [this.#propertiesFrom, end];
    else if (name === "w:p" && paragraph) this.#add({ ...paragraph, end, inside: start });
    else if (name === "w:tc" || isNote(name)) this.#keepLast();
    else if (name === "w:hyperlink") this.#href = undefined;
  }

  #pieceOf({ text, isKept, start }: OpenWords, end: number, isFirst: boolean): DocxPiece {
    const words = isKept ? text : text.trim();
    const lead = isFirst && this.#note !== undefined ? (/^\s+/.exec(words)?.[0] ?? "") : "";
    return { ...this.#look(), text: words.slice(lead.length), isWords: true, start, end, ...(lead && { lead }) };
  }

  #look() {
    return this.#href === undefined ? this.#run : { ...this.#run, href: this.#href };
  }

  #single({ name, source, start, end }: XmlPiece): void {
    if (this.#passing !== undefined || foreign.test(name)) return;
    const inRun = this.#open.includes("w:r");
    const text = marks[name];
    if (name === "w:p")
      this.#add({ start, end, pieces: [], properties: undefined, mustStay: false, inside: undefined });
    else if (name === "w:sectPr" && this.#paragraph) this.#paragraph.mustStay = true;
    else if (text !== undefined && inRun && this.#paragraph && !/w:type\s*=\s*["'](?:page|column)/.test(source))
      this.#paragraph.pieces.push({ ...this.#look(), text, isWords: false, start, end });
    else this.#format(name, source);
  }

  #format(name: string, source: string): void {
    if (this.#open.at(-1) !== "w:rPr" || !this.#open.includes("w:r")) return;
    const value = attributeOf(source, "w:val") ?? "";
    const isOn = !/^(?:0|false|off|none)$/.test(value);
    if (name === "w:rStyle") this.#run = this.#context.lookOf(value);
    if (name === "w:b") this.#run = { ...this.#run, strong: isOn };
    if (name === "w:i") this.#run = { ...this.#run, em: isOn };
    if (name === "w:vanish") this.#isHidden = isOn;
  }

  #add(paragraph: FoundParagraph): void {
    this.#paragraph = undefined;
    this.#lastIn = this.#found.push({ ...paragraph, note: this.#note }) - 1;
  }

  #keepLast(): void {
    const last = this.#lastIn === undefined ? undefined : this.#found[this.#lastIn];
    if (last && this.#lastIn !== undefined) this.#found[this.#lastIn] = { ...last, mustStay: true };
  }
}

const isNote = (name: string): boolean => name === "w:footnote" || name === "w:endnote";

/** The line between a text and its notes is kept among the notes. */
const isSeparator = (name: string, source: string): boolean =>
  isNote(name) && /^(?:separator|continuation)/.test(attributeOf(source, "w:type") ?? "");
