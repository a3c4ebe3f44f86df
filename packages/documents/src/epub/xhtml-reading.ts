import type {
  BlockKind,
  ListItem,
  ReadBlock,
  ReadCell,
  ReadContent,
  ReadNotes,
  ReadPiece,
} from "../blocks/read-block.ts";
import type { CollectedImage } from "../images/image-collection.ts";
import { type Alignment, alignmentOf, listStart } from "../schema.ts";
import { Unreadable } from "../unreadable.ts";
import { attributeOf, textIn, type XmlPiece, xmlPieces } from "../xml/xml-pieces.ts";

const passedOver = new Set(["head", "script", "style", "nav", "svg", "math", "rt", "rp", "template"]);
const blocks = new Set(
  "address article aside blockquote body caption dd details div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 header hr li main ol p pre section summary table td th tr ul".split(
    " ",
  ),
);

interface OpenList {
  readonly list: ListItem["list"];
  /** Whether its current item already contains words. */
  hasWords: boolean;
  /** The number of its next item where that is not the one after the item before it. */
  number: number | undefined;
}

/** The state inside an element, which is restored when it ends. */
interface Context {
  readonly name: string;
  readonly isPassed: boolean;
  readonly look: Omit<ReadPiece, "text">;
  readonly heading: number | undefined;
  readonly isCode: boolean;
  readonly isQuoted: boolean;
  readonly isCaption: boolean;
  readonly lists: readonly OpenList[];
  /** The note around it. */
  readonly note: ReadBlock[] | undefined;
  /** The rows of the table around it, and its cell. */
  readonly rows: OpenCell[][] | undefined;
  readonly cell: ReadContent[] | undefined;
  readonly definition: "term" | "definition" | undefined;
  readonly align: Alignment | null;
}

interface OpenCell extends ReadCell {
  readonly content: ReadContent[];
}

const outside: Context = {
  name: "",
  isPassed: false,
  look: {},
  heading: undefined,
  isCode: false,
  isQuoted: false,
  isCaption: false,
  lists: [],
  note: undefined,
  rows: undefined,
  cell: undefined,
  definition: undefined,
  align: null,
};

/** Reads chapters in XHTML, one after another. */
export class XhtmlReading {
  readonly #imageOf: (path: string) => CollectedImage | undefined;
  readonly #blocks: ReadContent[] = [];
  /** The notes by their addresses, which consist of the path of their chapter and their id. */
  readonly #notes = new Map<string, ReadBlock[]>();
  readonly #marked = new Set<string>();
  #path = "";
  #open: Context[] = [];
  #pieces: ReadPiece[] = [];
  #endsInSpace = true;
  /** The language of the code that is being read. */
  #language: string | null = null;

  constructor(imageOf: (path: string) => CollectedImage | undefined) {
    this.#imageOf = imageOf;
  }

  /** Adds the text of a chapter. Throws `Unreadable` if it is not XML. */
  read(xml: string, path: string): void {
    this.#path = path;
    this.#open = [];
    for (const piece of xmlPieces(xml)) this.#take(piece);
    if (this.#open.length > 0) throw new Unreadable();
    this.#endBlock(outside);
  }

  /** Returns what was read. Notes without a mark follow the text. */
  end(): { readonly content: readonly ReadContent[]; readonly notes: ReadNotes } {
    const unmarked = [...this.#notes].filter(([id]) => !this.#marked.has(id));
    return { content: [...this.#blocks, ...unmarked.flatMap(([, blocks]) => blocks)], notes: this.#notes };
  }

  #take(piece: XmlPiece): void {
    if (piece.kind === "text" || piece.kind === "other") this.#words(textIn(piece));
    if (piece.kind === "open" || piece.kind === "empty") this.#begin(piece);
    if (piece.kind === "close" || piece.kind === "empty") this.#end(piece.name);
  }

  #begin({ name, source }: XmlPiece): void {
    const around = this.#open.at(-1) ?? outside;
    const note = isNoteMark(source) && name === "a" ? this.#addressOf(attributeOf(source, "href") ?? "") : undefined;
    const isPassed = around.isPassed || isPassedOver(name, source) || note !== undefined;
    const context = { ...around, name, isPassed, align: alignIn(source, around.align) };
    if (note !== undefined && !around.isPassed) this.#mark(note);
    if (context.isPassed) {
      this.#open.push(context);
      return;
    }
    if (blocks.has(name)) this.#endBlock(around);
    if (name === "br") this.#pieces.push({ ...around.look, text: "\n" });
    if (name === "br") this.#endsInSpace = true;
    if (name === "hr") this.#blocksOf(around).push({ kind: dividerIn(source), pieces: [] });
    if (name === "img") this.#image(source, around);
    if (name === "li") this.#beginItem(around);
    this.#open.push({ ...context, ...this.#changeBy(name, source, around) });
  }

  /** Adds an image after the words before it. */
  #image(source: string, around: Context): void {
    const image = this.#imageOf(this.#pathOf(attributeOf(source, "src") ?? ""));
    if (!image || around.note) return;
    this.#endBlock(around);
    const alternative = (attributeOf(source, "alt") ?? "").trim();
    this.#blocksOf(around).push({ image: { ...image }, caption: [], alternative });
  }

  /**
   * Returns the path of a file in the archive from an address in a chapter. Returns an empty string for an invalid
   * address.
   */
  #pathOf(href: string): string {
    const base = `epub:///${this.#path}`;
    return URL.canParse(href, base) ? new URL(href, base).pathname.slice(1) : "";
  }

  /** Adds the mark of a note. Its words are skipped, because they are only its number, which we assign anew. */
  #mark(note: string): void {
    this.#marked.add(note);
    this.#pieces.push({ text: "", note });
    this.#endsInSpace = false;
  }

  /** Returns the address of a note from a reference in a chapter. */
  #addressOf(href: string): string {
    const [file = "", id = ""] = href.split("#");
    const folder = this.#path.slice(0, this.#path.lastIndexOf("/") + 1);
    return `${file === "" ? this.#path : folder + file}#${id}`;
  }

  #beginItem({ lists }: Context): void {
    const list = lists.at(-1);
    if (list) list.hasWords = false;
  }

  #changeBy(name: string, source: string, around: Context): Partial<Context> {
    const { look, lists, note } = around;
    if (/^h[1-6]$/.test(name)) return { heading: Number(name[1]) };
    switch (name) {
      case "b":
      case "strong":
        return { look: { ...look, strong: true } };
      case "i":
      case "em":
      case "cite":
        return { look: { ...look, em: true } };
      case "u":
        return { look: { ...look, underline: true } };
      case "s":
      case "strike":
      case "del":
        return { look: { ...look, strike: true } };
      case "sub":
      case "sup":
        return { look: { ...look, shift: name === "sub" ? "subscript" : "superscript" } };
      case "dt":
        return { definition: "term" };
      case "dd":
        return { definition: "definition", lists: [] };
      case "table":
        return { rows: this.#newTable(around), cell: undefined, lists: [] };
      case "tr":
        around.rows?.push([]);
        return {};
      case "td":
      case "th":
        return { cell: newCell(name, source, around), lists: [] };
      case "code":
        if (around.isCode) this.#language = languageIn(source);
        if (around.isCode) return {};
        return { look: { ...look, ...(hasClass(source, "math") ? { math: true } : { literal: true }) } };
      case "kbd":
      case "samp":
        return { look: { ...look, literal: true } };
      case "a":
        return { look: { ...look, href: attributeOf(source, "href") } };
      case "pre":
        return { isCode: true };
      case "figcaption":
        return { isCaption: true };
      case "blockquote":
        return { isQuoted: true };
      case "ul":
        return { lists: listsWith(lists, "bullets", undefined) };
      case "ol":
        return { lists: listsWith(lists, "numbers", listStart(attributeOf(source, "start"))) };
      case "aside":
        return isNote(source) ? { note: note ?? this.#newNote(source), lists: [] } : {};
      default:
        return {};
    }
  }

  #newNote(source: string): ReadBlock[] {
    const note: ReadBlock[] = [];
    this.#notes.set(`${this.#path}#${attributeOf(source, "id") ?? `unnamed ${this.#notes.size}`}`, note);
    return note;
  }

  #newTable(around: Context): OpenCell[][] {
    const rows: OpenCell[][] = [];
    if (!around.note) this.#blocksOf(around).push({ rows });
    return rows;
  }

  #end(name: string): void {
    const context = this.#open.pop();
    if (context?.name !== name) throw new Unreadable();
    if (!context.isPassed && blocks.has(name)) this.#endBlock(context);
  }

  #words(text: string): void {
    const context = this.#open.at(-1);
    if (!context || context.isPassed || text === "") return;
    const spaced = context.isCode ? text.replace(/\r\n?/g, "\n") : text.replace(/[ \t\r\n]+/g, " ");
    const words = this.#endsInSpace && !context.isCode ? spaced.replace(/^ /, "") : spaced;
    if (words === "") return;
    this.#pieces.push({ ...context.look, text: words });
    this.#endsInSpace = words.endsWith(" ");
  }

  #endBlock(context: Context): void {
    const pieces = this.#pieces;
    this.#pieces = [];
    const language = this.#language;
    this.#language = null;
    this.#endsInSpace = true;
    if (!pieces.some(({ text, note }) => text.trim() !== "" || note !== undefined)) return;
    const last = this.#blocksOf(context).at(-1);
    if (context.isCaption && last && "image" in last && last.caption.length === 0) {
      this.#blocksOf(context)[this.#blocksOf(context).length - 1] = { ...last, caption: pieces };
      return;
    }
    const { kind, number } = placeOf(context);
    const block = { kind, pieces, align: context.align, number, ...(kind === "code" ? { language } : {}) };
    if (context.note) context.note.push(block);
    else this.#blocksOf(context).push(block);
  }

  #blocksOf({ cell }: Context): ReadContent[] {
    return cell ?? this.#blocks;
  }
}

/** The deepest level of lists. Deeper lists than any real document has are read at this level. */
const mostLists = 100;

const listsWith = (lists: Context["lists"], list: ListItem["list"], number: number | undefined): Context["lists"] =>
  lists.length < mostLists ? [...lists, { list, hasWords: false, number }] : lists;

function newCell(name: string, source: string, { rows, cell }: Context): ReadContent[] | undefined {
  const span = (attribute: string) => Number(attributeOf(source, attribute)) || 1;
  const content: ReadContent[] = [];
  const row = rows?.at(-1);
  row?.push({ content, isHeader: name === "th", colspan: span("colspan"), rowspan: span("rowspan") });
  return row ? content : cell;
}

/** Returns the alignment of an element's content. */
function alignIn(source: string, around: Alignment | null): Alignment | null {
  const value = /(?:^|;)\s*text-align\s*:\s*([a-z]+)/i.exec(attributeOf(source, "style") ?? "")?.[1];
  return value === undefined ? around : alignmentOf(value.toLowerCase());
}

const hasClass = (source: string, name: string): boolean =>
  (attributeOf(source, "class") ?? "").split(/\s+/).includes(name);

const languageIn = (source: string): string | null =>
  /(?:^|\s)lang(?:uage)?-(\S{1,40})/.exec(attributeOf(source, "class") ?? "")?.[1] ?? null;

const dividerIn = (source: string): BlockKind => (hasClass(source, "page-break") ? "pageBreak" : "rule");

/** Returns whether an element is not part of the text, because it is hidden or links from a note back to its mark. */
const isPassedOver = (name: string, source: string): boolean =>
  passedOver.has(name) ||
  attributeOf(source, "hidden") !== undefined ||
  /\srole\s*=\s*["'][^"']*doc-backlink/.test(source);

const isNoteMark = (source: string): boolean => /\s(?:epub:type|role)\s*=\s*["'][^"']*noteref/.test(source);

const isNote = (source: string): boolean =>
  /\s(?:epub:type|role)\s*=\s*["'][^"']*(?:footnote|rearnote|endnote)/.test(source);

/** Returns the kind of a block and, for the first item of a numbered list, its number. */
function placeOf({ heading, isCode, isQuoted, lists, definition }: Context): Pick<ReadBlock, "kind" | "number"> {
  if (heading !== undefined) return { kind: { heading } };
  if (isCode) return { kind: "code" };
  if (definition && lists.length === 0) return { kind: definition };
  const list = lists.at(-1);
  if (!list) return { kind: isQuoted ? "quote" : "paragraph" };
  const level = lists.length - 1;
  if (list.hasWords) return { kind: { continues: level } };
  const { number } = list;
  list.hasWords = true;
  list.number = undefined;
  return { kind: { list: list.list, level }, number };
}
