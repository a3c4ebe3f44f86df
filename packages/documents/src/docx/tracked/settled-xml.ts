import { Unreadable } from "../../unreadable.ts";
import { attributeOf, type XmlPiece, xmlPieces } from "../../xml/xml-pieces.ts";

/** Deeper nesting than any real file has. */
const deepest = 500;

const added = /^w:(?:ins|moveTo)$/;
const removed = /^w:(?:del|moveFrom)$/;
/** Empty elements that may be between two paragraphs and are not content themselves. */
const between = /^w:(?:bookmark|comment|perm|proofErr|moveFromRange|moveToRange)/;

interface OpenElement {
  readonly name: string;
  readonly tag: string;
  /** Whether the whole element is left out, only its tags, or nothing of it. */
  readonly left: "out" | "bare" | "in";
  readonly content: string[];
  /** The properties of a paragraph. */
  properties: string;
  /** Whether the end of the paragraph, or the whole row of a table, is deleted. */
  isGone: boolean;
  /**
   * The content of paragraphs whose ends are deleted, which moves into the next one, and the properties of the last of
   * them.
   */
  waiting: { properties: string; readonly content: string[] } | undefined;
}

/**
 * Returns a part of a .docx with the tracked changes of some authors accepted and those of all others rejected, as Word
 * does it. Changes of formatting are kept. Throws `Unreadable` for broken XML. Linear in its length.
 */
export function settledXml(xml: string, isAccepted: (author: string) => boolean): string {
  const settling = new Settling(isAccepted);
  for (const piece of xmlPieces(xml)) settling.take(piece);
  return settling.end();
}

class Settling {
  readonly #isAccepted: (author: string) => boolean;
  readonly #open: OpenElement[] = [opened("", "", "in")];

  constructor(isAccepted: (author: string) => boolean) {
    this.#isAccepted = isAccepted;
  }

  take(piece: XmlPiece): void {
    if (piece.kind === "open") this.#begin(piece);
    else if (piece.kind === "close") this.#end(piece);
    else if (this.#top.left === "out") return;
    else if (piece.kind !== "empty") this.#top.content.push(piece.source);
    else if (isChange(piece.name)) this.#mark(piece);
    else this.#add(piece.name, restored(piece));
  }

  end(): string {
    const [whole, ...others] = this.#open;
    if (!whole || others.length > 0) throw new Unreadable();
    return whole.content.join("");
  }

  get #top(): OpenElement {
    return this.#open.at(-1) as OpenElement;
  }

  #begin(piece: XmlPiece): void {
    if (this.#open.length > deepest) throw new Unreadable();
    const isMark = isChange(piece.name) && /^w:(?:rPr|trPr)$/.test(this.#top.name);
    if (isMark && this.#top.left !== "out") this.#mark(piece);
    this.#open.push(opened(piece.name, restored(piece), isMark ? "out" : this.#left(piece)));
  }

  #left({ name, source }: XmlPiece): OpenElement["left"] {
    if (this.#top.left === "out") return "out";
    if (!isChange(name)) return "in";
    return this.#stays(name, source) ? "bare" : "out";
  }

  /** Returns whether the content of a tracked change is kept after the decision about it. */
  #stays(name: string, source: string): boolean {
    return added.test(name) === this.#isAccepted(attributeOf(source, "w:author") ?? "");
  }

  /** Reads a change of a paragraph's end or of a row, which its properties record. */
  #mark({ name, source }: XmlPiece): void {
    const [own, properties, owner] = [this.#open.at(-1), this.#open.at(-2), this.#open.at(-3)];
    if (this.#stays(name, source)) return;
    if (own?.name === "w:trPr" && properties) properties.isGone = true;
    if (own?.name === "w:rPr" && properties?.name === "w:pPr" && owner) owner.isGone = true;
  }

  #end(piece: XmlPiece): void {
    const closed = this.#open.pop();
    const around = this.#open.at(-1);
    if (closed?.name !== piece.name || !around) throw new Unreadable();
    if (closed.left === "out") return;
    this.#endWaiting(closed);
    const content = closed.content.join("");
    if (closed.left === "bare") around.content.push(content);
    else if (piece.name === "w:pPr" && around.name === "w:p") around.properties = closed.tag + content + piece.source;
    else if (piece.name === "w:p") this.#endParagraph(closed, around, content);
    else if (!isEmptied(closed)) this.#add(piece.name, closed.tag + withParagraph(closed, content) + restored(piece));
  }

  #endParagraph(closed: OpenElement, around: OpenElement, content: string): void {
    const { waiting } = around;
    const all = [...(waiting?.content ?? []), content];
    around.waiting = closed.isGone ? { properties: closed.properties, content: all } : undefined;
    if (!closed.isGone) around.content.push(closed.tag, closed.properties, ...all, "</w:p>");
  }

  #add(name: string, source: string): void {
    if (name === "w:p") this.#endParagraph(opened(name, "<w:p>", "in"), this.#top, "");
    else {
      if (!between.test(name)) this.#endWaiting(this.#top);
      this.#top.content.push(source);
    }
  }

  /** Writes a waiting paragraph that has no other to be merged into. */
  #endWaiting(around: OpenElement): void {
    const { waiting } = around;
    if (!waiting) return;
    around.waiting = undefined;
    around.content.push("<w:p>", waiting.properties, ...waiting.content, "</w:p>");
  }
}

const opened = (name: string, tag: string, left: OpenElement["left"]): OpenElement => ({
  ...{ name, tag, left, content: [], properties: "", isGone: false, waiting: undefined },
});

const isChange = (name: string): boolean => added.test(name) || removed.test(name);

/** Returns the source of a tag, in which deleted words are ordinary ones again. */
const restored = ({ name, source }: Pick<XmlPiece, "name" | "source">): string =>
  name === "w:delText" || name === "w:delInstrText" ? source.replace(/del(Text|InstrText)/, lowered) : source;

const lowered = (_: string, kind: string): string => (kind === "Text" ? "t" : "instrText");

/** Returns whether an element is a deleted row or a table without rows. */
const isEmptied = ({ name, isGone, content }: OpenElement): boolean =>
  (name === "w:tr" && isGone) || (name === "w:tbl" && !content.some((each) => each.startsWith("<w:tr")));

/** Returns the content of an element. A cell without a paragraph gets an empty one. */
const withParagraph = ({ name }: OpenElement, content: string): string =>
  name === "w:tc" && !content.includes("<w:p") ? `${content}<w:p/>` : content;
