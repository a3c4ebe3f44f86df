import { attributeOf, type XmlPiece, xmlPieces } from "../../xml/xml-pieces.ts";

/** A range of a part's source. */
export interface SourceRange {
  readonly start: number;
  readonly end: number;
}

/** An element of a run. */
interface RunItem extends SourceRange {
  /**
   * Whether it is the computed result of a field. Programs replace such results, and some lose changes that are tracked
   * in them.
   */
  readonly isComputed: boolean;
}

/** A run of a paragraph, with its content. */
export interface DocxRun extends SourceRange {
  /** Its opening tag. */
  readonly tag: string;
  /** The source of its properties. Empty if it has none. */
  readonly properties: string;
  /** The elements in it, except for its properties. */
  readonly items: readonly RunItem[];
  /** The opening tags around it within the paragraph, from the outside in. */
  readonly around: readonly string[];
}

/** The source of a paragraph: the parts that tracked changes are written to. */
export interface DocxParagraphSource {
  /** Its opening tag. */
  readonly tag: SourceRange;
  /** Its properties, even if they are a self-closing element. Undefined if it has none. */
  readonly properties: SourceRange | undefined;
  /** The runs in which words can be tracked. */
  readonly runs: readonly DocxRun[];
  /**
   * Whether it contains only words, and no picture, field, formula, or note that would remain if its words were
   * deleted.
   */
  readonly isWordsOnly: boolean;
}

const words =
  /^w:(?:p|r|t|tab|br|cr|noBreakHyphen|hyperlink|smartTag|ins|del|delText|bookmarkStart|bookmarkEnd|commentRangeStart|commentRangeEnd|proofErr|lastRenderedPageBreak)$/;

/**
 * Elements whose runs can be split, with tracked changes next to them. LibreOffice loses changes in fields and content
 * controls.
 */
const transparent = /^w:(?:hyperlink|ins|moveTo|smartTag|customXml|dir|bdo)$/;
/** Fields around words that a person wrote. */
const written = /^\s*(?:HYPERLINK|TOC)\b/;

interface OpenRun {
  readonly start: number;
  readonly tag: string;
  readonly depth: number;
  readonly around: readonly string[];
  readonly items: RunItem[];
  properties: string;
}

interface Element extends SourceRange {
  readonly name: string;
  readonly source: string;
}

/** Returns the runs and properties of the paragraph between two offsets of a part. Linear in its length. */
export function paragraphSource(xml: string, { start: offset, end }: SourceRange): DocxParagraphSource {
  const scan = new Scan(xml);
  for (const piece of xmlPieces(xml.slice(offset, end)))
    scan.take({ ...piece, start: piece.start + offset, end: piece.end + offset });
  return scan.found();
}

/** The state while a paragraph is read. */
class Scan {
  readonly #xml: string;
  readonly #open: Element[] = [];
  readonly #runs: DocxRun[] = [];
  #run: OpenRun | undefined;
  #tag: SourceRange | undefined;
  #properties: SourceRange | undefined;
  #isWordsOnly = true;
  /** The instructions of the open fields, from the outside in. */
  readonly #fields: string[] = [];

  constructor(xml: string) {
    this.#xml = xml;
  }

  take({ kind, name, source, start, end }: XmlPiece): void {
    if (kind === "text" || kind === "other") return;
    if (this.#open.length === 0 && kind !== "close" && (kind === "open" || !this.#tag)) {
      // Of paragraphs that are read as one, the last one has its properties.
      this.#tag = { start, end };
      this.#properties = undefined;
    }
    if (kind !== "close" && !words.test(name) && !this.#isInProperties(name)) this.#isWordsOnly = false;
    if (kind === "open") {
      this.#begin({ name, source, start, end });
      return;
    }
    const opened = kind === "close" ? this.#open.pop() : undefined;
    this.#add(name, { start: opened?.start ?? start, end });
  }

  found(): DocxParagraphSource {
    const [tag, runs, isWordsOnly] = [this.#tag ?? { start: 0, end: 0 }, this.#runs, this.#isWordsOnly];
    return { tag, properties: this.#properties, runs, isWordsOnly };
  }

  #isInProperties(name: string): boolean {
    return isProperties(name) || this.#open.some((each) => isProperties(each.name));
  }

  #begin(element: Element): void {
    const around = this.#open.slice(1);
    if (element.name === "w:r" && !this.#run && around.every(({ name }) => transparent.test(name))) {
      const { start, source: tag } = element;
      const depth = this.#open.length;
      this.#run = { start, tag, depth, around: around.map(({ source }) => source), items: [], properties: "" };
    }
    this.#open.push(element);
  }

  /** Adds a complete element. */
  #add(name: string, range: SourceRange): void {
    const depth = this.#open.length;
    const run = this.#run;
    if (depth === 1 && name === "w:pPr") this.#properties = range;
    if (!run) return;
    if (depth === run.depth) {
      this.#runs.push({ ...run, end: range.end });
      this.#run = undefined;
    } else if (depth === run.depth + 1) {
      if (name === "w:rPr") run.properties = this.#xml.slice(range.start, range.end);
      else this.#addItem(run, name, range);
    }
  }

  #addItem(run: OpenRun, name: string, range: SourceRange): void {
    const source = this.#xml.slice(range.start, range.end);
    if (name === "w:instrText") this.#fields.push((this.#fields.pop() ?? "") + source.replace(/<[^>]*>/g, ""));
    const type = name === "w:fldChar" ? attributeOf(source, "w:fldCharType") : undefined;
    if (type === "begin") this.#fields.push("");
    if (type === "end") this.#fields.pop();
    const field = this.#fields.at(-1);
    run.items.push({ ...range, isComputed: field !== undefined && !written.test(field) });
  }
}

const isProperties = (name: string): boolean => name === "w:pPr" || name === "w:rPr";
