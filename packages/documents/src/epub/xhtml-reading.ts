import type { BlockKind, ListItem, ReadBlock, ReadPiece } from "../blocks/read-block.ts";
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
  /** Whether its current item has words already. */
  hasWords: boolean;
}

/** What is true inside an element, and again as it was after it. */
interface Context {
  readonly name: string;
  readonly isPassed: boolean;
  readonly look: Omit<ReadPiece, "text">;
  readonly heading: number | undefined;
  readonly isCode: boolean;
  readonly isQuoted: boolean;
  readonly lists: readonly OpenList[];
  /** The note it is in. */
  readonly note: ReadBlock[] | undefined;
}

const outside: Context = {
  name: "",
  isPassed: false,
  look: {},
  heading: undefined,
  isCode: false,
  isQuoted: false,
  lists: [],
  note: undefined,
};

/** Reads chapters in XHTML, one after another. */
export class XhtmlReading {
  readonly blocks: ReadBlock[] = [];
  readonly notes: ReadBlock[][] = [];
  #open: Context[] = [];
  #pieces: ReadPiece[] = [];
  #endsInSpace = true;

  /** Adds the text of a chapter. Throws `Unreadable` for what is no XML. */
  read(xml: string): void {
    this.#open = [];
    for (const piece of xmlPieces(xml)) this.#take(piece);
    if (this.#open.length > 0) throw new Unreadable();
    this.#endBlock(outside);
  }

  #take(piece: XmlPiece): void {
    if (piece.kind === "text" || piece.kind === "other") this.#words(textIn(piece));
    if (piece.kind === "open" || piece.kind === "empty") this.#begin(piece);
    if (piece.kind === "close" || piece.kind === "empty") this.#end(piece.name);
  }

  #begin({ name, source }: XmlPiece): void {
    const around = this.#open.at(-1) ?? outside;
    const isHidden = attributeOf(source, "hidden") !== undefined;
    const context = { ...around, name, isPassed: around.isPassed || passedOver.has(name) || isHidden };
    if (context.isPassed) {
      this.#open.push(context);
      return;
    }
    if (blocks.has(name)) this.#endBlock(around);
    if (name === "br") this.#pieces.push({ ...around.look, text: "\n" });
    if (name === "br") this.#endsInSpace = true;
    if (name === "hr") this.#blocksOf(around).push({ kind: "rule", pieces: [] });
    if (name === "li") this.#beginItem(around);
    this.#open.push({ ...context, ...this.#changeBy(name, source, around) });
  }

  #beginItem({ lists }: Context): void {
    const list = lists.at(-1);
    if (list) list.hasWords = false;
  }

  #changeBy(name: string, source: string, { look, lists, note }: Context): Partial<Context> {
    if (/^h[1-6]$/.test(name)) return { heading: Number(name[1]) };
    switch (name) {
      case "b":
      case "strong":
        return { look: { ...look, strong: true } };
      case "i":
      case "em":
      case "cite":
        return { look: { ...look, em: true } };
      case "code":
      case "kbd":
      case "samp":
        return { look: { ...look, literal: true } };
      case "a":
        return { look: { ...look, href: attributeOf(source, "href") } };
      case "pre":
        return { isCode: true };
      case "blockquote":
        return { isQuoted: true };
      case "ul":
        return { lists: [...lists, { list: "bullets", hasWords: false }] };
      case "ol":
        return { lists: [...lists, { list: "numbers", hasWords: false }] };
      case "aside":
        return isNote(source) ? { note: note ?? this.#newNote(), lists: [] } : {};
      default:
        return {};
    }
  }

  #newNote(): ReadBlock[] {
    const note: ReadBlock[] = [];
    this.notes.push(note);
    return note;
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
    this.#endsInSpace = true;
    if (pieces.some(({ text }) => text.trim() !== "")) this.#blocksOf(context).push({ kind: kindOf(context), pieces });
  }

  #blocksOf({ note }: Context): ReadBlock[] {
    return note ?? this.blocks;
  }
}

const isNote = (source: string): boolean =>
  /\s(?:epub:type|role)\s*=\s*["'][^"']*(?:footnote|rearnote|endnote)/.test(source);

function kindOf({ heading, isCode, isQuoted, lists }: Context): BlockKind {
  if (heading !== undefined) return { heading };
  if (isCode) return "code";
  const list = lists.at(-1);
  if (!list) return isQuoted ? "quote" : "paragraph";
  const level = lists.length - 1;
  if (list.hasWords) return { continues: level };
  list.hasWords = true;
  return { list: list.list, level };
}
