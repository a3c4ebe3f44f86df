import { noteCharacter } from "../schema/note-nodes.ts";
import { Unreadable } from "../unreadable.ts";
import { attributeOf, textIn, type XmlPiece, xmlPieces } from "../xml/xml-pieces.ts";
import type { DocxLink, DocxParagraph, DocxPiece, DocxReading } from "./docx-content.ts";
import type { DocxImage } from "./docx-images.ts";
import { holdsImages, ImagesReading } from "./docx-images.ts";
import type { RunLook } from "./docx-styles.ts";
import { TableReading } from "./table-reading.ts";
import type { SourceRange } from "./tracked/paragraph-source.ts";

/** What the runs of a part refer to. */
export interface RunContext {
  lookOf(style: string): RunLook;
  /** Returns whether a note mark is to be read. Called once for each mark, in reading order. */
  hasNote(id: string): boolean;
  readonly links: ReadonlyMap<string, string>;
}

/** Elements whose text is not part of the paragraph around them, or has been deleted. */
const foreign =
  /^(?:mc:AlternateContent|w:(?:txbxContent|drawing|pict|object|del|moveFrom|instrText|rubyPr|rt|footnotePr))$/;

const marks: Readonly<Record<string, string>> = {
  "w:tab": "\t",
  "w:br": "\n",
  "w:cr": "\n",
  "w:noBreakHyphen": "\u2011",
};

/** Returns the paragraphs of a part, or of a range of it, including those in tables. Linear in the source. */
export function readParagraphs(
  xml: string,
  part: string,
  context: RunContext,
  { start, end }: SourceRange = { start: 0, end: xml.length },
): DocxReading {
  const reading = new Reading(xml, part, context);
  for (const piece of xmlPieces(xml.slice(start, end)))
    reading.take({ ...piece, start: piece.start + start, end: piece.end + start });
  return reading.end();
}

/** The elements of tracked insertions. */
const insertion = /^w:(?:ins|moveTo)$/;

interface OpenParagraph {
  readonly start: number;
  readonly pieces: DocxPiece[];
  readonly images: DocxImage[];
  properties: string;
  mustStay: boolean;
  pageBreak: DocxParagraph["pageBreak"];
  /** Whether its end is tracked as deleted, so that the next paragraph continues it. */
  isUnended: boolean;
}

interface OpenWords {
  readonly start: number;
  readonly isKept: boolean;
  text: string;
}

const openedAt = (start: number): OpenParagraph => ({
  ...{ start, pieces: [], images: [], properties: "", mustStay: false, pageBreak: undefined, isUnended: false },
});

/** Elements that no paragraph continues across. */
const boundary = /^w:(?:tbl|tc|footnote|endnote|txbxContent)$/;

/** Joins two paragraphs. The result has the properties of the second, whose end it keeps. */
const joined = (first: DocxParagraph, second: DocxParagraph): DocxParagraph => ({
  ...second,
  start: first.start,
  pieces: [...first.pieces, ...second.pieces],
  images: [...first.images, ...second.images],
  mustStay: first.mustStay || second.mustStay,
  // What is all one tag has no place for properties or words.
  ...(second.inside === undefined && { inside: first.inside, properties: first.properties }),
  pageBreak: first.pageBreak ?? second.pageBreak,
});

const plainRun: RunLook = { strong: false, em: false, literal: false };

/** The state while the source is read. */
class Reading {
  readonly #xml: string;
  readonly #part: string;
  readonly #context: RunContext;
  readonly #tables = new TableReading();
  readonly #found: DocxParagraph[] = [];
  readonly #open: string[] = [];
  /** The opening tag of the last tracked insertion. */
  #insertionTag = "";
  /** The depth of the foreign element that is being skipped. */
  #passing: number | undefined;
  /** Finds the images of the element that is being skipped. */
  #images: ImagesReading | undefined;
  #paragraph: OpenParagraph | undefined;
  #propertiesFrom = 0;
  #run = plainRun;
  #runTag = "<w:r>";
  #runProperties = "";
  #runPropertiesFrom = 0;
  #href: string | undefined;
  #link: DocxLink | undefined;
  #note: string | undefined;
  /** Whether the current run is hidden text. */
  #isHidden = false;
  /** The last paragraph, if the next one continues it. */
  #unended: DocxParagraph | undefined;
  #words: OpenWords | undefined;

  constructor(xml: string, part: string, context: RunContext) {
    this.#xml = xml;
    this.#part = part;
    this.#context = context;
  }

  take(piece: XmlPiece): void {
    if (piece.kind === "open") this.#begin(piece);
    else if (piece.kind === "close") this.#end(piece);
    else if (piece.kind === "empty") this.#single(piece);
    else if (this.#words && this.#passing === undefined) this.#words.text += textIn(piece);
  }

  end(): DocxReading {
    if (this.#open.length > 0) throw new Unreadable();
    return { paragraphs: this.#found, content: this.#tables.content };
  }

  #begin(piece: XmlPiece): void {
    const { name, source, start } = piece;
    this.#open.push(name);
    this.#images?.begin(piece);
    if (this.#passing !== undefined) return;
    this.#mark(name);
    if (foreign.test(name) || isSeparator(name, source)) this.#pass(name, start);
    else if (isNote(name)) this.#note = noteId(name, source);
    else if (name === "w:hyperlink" || insertion.test(name)) this.#beginAround(piece);
    else if (name === "w:p") this.#paragraph = openedAt(start);
    else if (name === "w:pPr" || name === "w:rPr") this.#beginProperties(this.#open.at(-2), start);
    else if (name === "w:sectPr" && this.#paragraph) this.#paragraph.mustStay = true;
    else if (name === "w:r") {
      this.#run = plainRun;
      this.#runTag = source;
      this.#runProperties = "";
      this.#isHidden = false;
    } else if (name === "w:t") this.#words = { start, isKept: /xml:space\s*=\s*["']preserve/.test(source), text: "" };
    else this.#format(name, source);
    if (this.#passing === undefined) this.#tables.begin(name, start);
  }

  /** Reads a link or a tracked insertion around runs. */
  #beginAround({ name, source, start }: XmlPiece): void {
    if (name !== "w:hyperlink") {
      this.#insertionTag = source;
      return;
    }
    this.#href = this.#context.links.get(attributeOf(source, "r:id") ?? "");
    this.#link = { tag: source, start };
  }

  /** Skips the properties from before a tracked change, which are nested in the current ones. */
  #beginProperties(parent: string | undefined, start: number): void {
    if (parent === "w:p") this.#propertiesFrom = start;
    if (parent === "w:r") this.#runPropertiesFrom = start;
  }

  #end({ name, start, end }: XmlPiece): void {
    if (this.#open.at(-1) !== name) throw new Unreadable();
    const depth = this.#open.length;
    this.#open.pop();
    if (this.#passing !== undefined) {
      if (this.#passing === depth) this.#endPassing(end);
      return;
    }
    const paragraph = this.#paragraph;
    if (name === "w:t") this.#endWords(end);
    else if (name === "w:pPr" && paragraph && this.#open.at(-1) === "w:p")
      paragraph.properties = this.#xml.slice(this.#propertiesFrom, end);
    else if (name === "w:rPr" && this.#open.at(-1) === "w:r")
      this.#runProperties = this.#xml.slice(this.#runPropertiesFrom, end);
    else if (name === "w:p" && paragraph) this.#add({ ...paragraph, end, inside: start });
    else if (name === "w:tc" || isNote(name)) this.#keepLast();
    else if (name === "w:hyperlink") [this.#href, this.#link] = [undefined, undefined];
    this.#tables.end(name, end);
  }

  #endWords(end: number): void {
    const pieces = this.#paragraph?.pieces;
    if (this.#words && pieces && !this.#isHidden) pieces.push(this.#pieceOf(this.#words, end, pieces.length === 0));
    this.#words = undefined;
  }

  #pass(name: string, start: number): void {
    this.#passing = this.#open.length;
    if (holdsImages.test(name) && this.#paragraph && !this.#isHidden) this.#images = new ImagesReading(start);
  }

  #endPassing(end: number): void {
    this.#passing = undefined;
    this.#paragraph?.images.push(...(this.#images?.end(end) ?? []));
    this.#images = undefined;
  }

  #pieceOf({ text, isKept, start }: OpenWords, end: number, isFirst: boolean): DocxPiece {
    const words = isKept ? text : text.trim();
    const lead = isFirst && this.#note !== undefined ? (/^\s+/.exec(words)?.[0] ?? "") : "";
    return { ...this.#look(), text: words.slice(lead.length), isWords: true, start, end, ...(lead && { lead }) };
  }

  #look() {
    const { underline, ...run } = this.#run;
    const parent = this.#open.at(-2) ?? "";
    const inserted = insertion.test(parent) ? { tag: this.#insertionTag, parent: this.#open.at(-3) ?? "" } : undefined;
    const place = { parent, link: this.#link, insertion: inserted };
    const own = { runTag: this.#runTag, runProperties: this.#runProperties, ...place };
    // A line below a link only says that it is one.
    return this.#href === undefined ? { ...this.#run, ...own } : { ...run, ...own, href: this.#href };
  }

  #single(piece: XmlPiece): void {
    const { name, source, start, end } = piece;
    this.#images?.begin(piece);
    if (this.#passing === undefined) this.#mark(name);
    if (this.#passing !== undefined || foreign.test(name)) return;
    const paragraph = this.#paragraph;
    if (name === "w:p") this.#add({ ...openedAt(start), end, inside: undefined });
    else if (name === "w:sectPr" && paragraph) paragraph.mustStay = true;
    else if (name === "w:pageBreakBefore" && paragraph && isOn(source))
      paragraph.pageBreak = { place: "before", start, end };
    else if (paragraph && this.#open.includes("w:r")) this.#inRun(paragraph, { name, source, start, end });
    this.#tables.format(name, source);
  }

  /** Reads a self-closing element in a run. */
  #inRun(paragraph: OpenParagraph, { name, source, start, end }: Omit<XmlPiece, "kind">): void {
    const note = isReference(name) ? noteId(name, source) : undefined;
    const text = note === undefined ? marks[name] : noteCharacter;
    if (/w:type\s*=\s*["'](?:page|column)/.test(source) && name === "w:br") {
      if (source.includes("page"))
        paragraph.pageBreak = { place: paragraph.pieces.length > 0 ? "after" : "before", start, end };
    } else if (text === undefined) this.#format(name, source);
    else if (note === undefined || this.#context.hasNote(note))
      paragraph.pieces.push({ ...this.#look(), text, isWords: false, start, end, ...(note && { note }) });
  }

  #format(name: string, source: string): void {
    if (this.#open.at(-1) !== "w:rPr" || !this.#open.includes("w:r")) return;
    const value = attributeOf(source, "w:val") ?? "";
    const is = isOn(source);
    if (name === "w:rStyle") this.#run = this.#context.lookOf(value);
    if (name === "w:b") this.#run = { ...this.#run, strong: is };
    if (name === "w:i") this.#run = { ...this.#run, em: is };
    if (name === "w:u") this.#run = { ...this.#run, underline: is };
    if (name === "w:strike" || name === "w:dstrike") this.#run = { ...this.#run, strike: is };
    if (name === "w:vertAlign") this.#run = { ...this.#run, shift: shiftOf(value) };
    if (name === "w:vanish") this.#isHidden = is;
  }

  /** Reads what happened to the end of a paragraph, which its properties record. */
  #mark(name: string): void {
    if (boundary.test(name)) this.#unended = undefined;
    const isEnd = this.#open.findLast((each) => each !== name) === "w:rPr" && !this.#open.includes("w:r");
    if (isEnd && this.#paragraph && (name === "w:del" || name === "w:moveFrom")) this.#paragraph.isUnended = true;
  }

  #add({ isUnended, ...paragraph }: OpenParagraph & Pick<DocxParagraph, "end" | "inside">): void {
    this.#paragraph = undefined;
    const own = { ...paragraph, part: this.#part, note: this.#note };
    const last = this.#unended;
    const found = last ? joined(last, own) : own;
    if (last) {
      this.#found[this.#found.length - 1] = found;
      this.#tables.replace(last, found);
    } else {
      this.#found.push(found);
      this.#tables.add(found);
    }
    this.#unended = isUnended ? found : undefined;
  }

  /** Marks the last paragraph of each cell and note as one that must stay. */
  #keepLast(): void {
    this.#unended = undefined;
    const last = this.#found.at(-1);
    if (!last) return;
    const kept = { ...last, mustStay: true };
    this.#found[this.#found.length - 1] = kept;
    this.#tables.replace(last, kept);
  }
}

const isOn = (source: string): boolean => !/^(?:0|false|off|none)$/.test(attributeOf(source, "w:val") ?? "");

const shiftOf = (value: string): RunLook["shift"] =>
  value === "superscript" || value === "subscript" ? value : undefined;

const isNote = (name: string): boolean => name === "w:footnote" || name === "w:endnote";
const isReference = (name: string): boolean => name === "w:footnoteReference" || name === "w:endnoteReference";

/** Returns the id of a note within its file, from its element or a reference to it: `footnote-2`. */
const noteId = (name: string, source: string): string =>
  `${name.includes("foot") ? "footnote" : "endnote"}-${attributeOf(source, "w:id") ?? ""}`;

/** Returns whether a note is the separator between the text and its notes, which is stored among them. */
const isSeparator = (name: string, source: string): boolean =>
  isNote(name) && /^(?:separator|continuation)/.test(attributeOf(source, "w:type") ?? "");
