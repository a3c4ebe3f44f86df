import type { Span } from "@housestyle/engine";

/** Letters of a line that stand in one text of the page, side by side. */
export interface Piece {
  readonly node: Text;
  /** Where they begin there, and in the line. */
  readonly at: number;
  readonly start: number;
  readonly length: number;
}

/** A line as it was read: what a reader takes for a paragraph, and where its letters stand. */
export interface ReadLine {
  readonly text: string;
  readonly pieces: readonly Piece[];
  /** Code and things that are not ours to read. */
  readonly opaque: readonly Span[];
}

/** What is not prose, or not the writer's: code, quoted letters, what an editor keeps for itself. */
const skipped =
  "pre, .ql-code-block-container, blockquote[type=cite], .gmail_quote, .yahoo_quoted, .moz-cite-prefix, script, style, template, noscript, [hidden]";
const things =
  "code, kbd, samp, var, input, select, textarea, button, img, picture, svg, math, video, audio, canvas, object, iframe, [contenteditable=false]";
/** What editors put where nothing is written, to hold the caret. */
const fillers = /[\u200B\u2060\uFEFF]/;
/** What a browser draws as one blank, or as none. */
const blank = /[ \t\r\n\f]/;
/** Stands for a thing among the letters. */
const thing = "\uFFFC";

/**
 * Reads the lines of an editable. A block that has not changed since it was read is not read again: what a key costs is what
 * stands beside the letter.
 */
export class LineReader {
  readonly #host: HTMLElement;
  readonly #known = new WeakMap<Node, readonly ReadLine[]>();
  readonly #owners = new WeakMap<Node, ReadLine>();

  constructor(host: HTMLElement) {
    this.#host = host;
  }

  /** Something here has changed. */
  forget(node: Node): void {
    for (let at: Node | null = node; at; at = at.parentNode) {
      this.#known.delete(at);
      if (at === this.#host) return;
    }
  }

  read(): readonly ReadLine[] {
    return this.#blockOf(this.#host, styleOf(this.#host));
  }

  /** The first line that has letters of this text. */
  ownerOf(node: Node): ReadLine | undefined {
    return this.#owners.get(node);
  }

  #blockOf(block: Element, style: CSSStyleDeclaration): readonly ReadLine[] {
    const known = this.#known.get(block);
    if (known) return known;
    const lines: ReadLine[] = [];
    const line = new Letters((read) => {
      lines.push(read);
      // Of the lines of one text, the first one knows it.
      for (const { node, at } of read.pieces) if (at === 0 || !this.#owners.has(node)) this.#owners.set(node, read);
    });
    this.#inline(block, style, line, lines);
    line.end(lines.length === 0);
    this.#known.set(block, lines);
    return lines;
  }

  #inline(parent: Element, style: CSSStyleDeclaration, line: Letters, lines: ReadLine[]): void {
    for (let child = parent.firstChild; child; child = child.nextSibling) {
      if (child.nodeType === Node.TEXT_NODE) line.add(child as Text, style.whiteSpace);
      else if (child.nodeType === Node.ELEMENT_NODE) this.#element(child as Element, line, lines);
    }
  }

  #element(element: Element, line: Letters, lines: ReadLine[]): void {
    const known = this.#known.get(element);
    if (known) {
      line.end();
      lines.push(...known);
      return;
    }
    if (element.localName === "br") line.end(true);
    else if (element.matches(skipped)) line.end();
    else this.#drawn(element, styleOf(element), line, lines);
  }

  #drawn(element: Element, style: CSSStyleDeclaration, line: Letters, lines: ReadLine[]): void {
    const { display } = style;
    if (display === "none" || style.visibility === "hidden") return;
    const isInline = display.startsWith("inline") || display === "contents" || display.startsWith("ruby");
    const isThing = element.matches(things);
    if (isThing && isInline) line.thing();
    else if (isThing) line.end();
    else if (isInline) this.#inline(element, style, line, lines);
    else this.#ownLines(element, style, line, lines);
  }

  #ownLines(element: Element, style: CSSStyleDeclaration, line: Letters, lines: ReadLine[]): void {
    line.end();
    lines.push(...this.#blockOf(element, style));
  }
}

/** A line while it is read. Blanks that nobody sees are left out, as a browser does. */
class Letters {
  readonly #ended: (line: ReadLine) => void;
  #text = "";
  #pieces: Piece[] = [];
  #opaque: Span[] = [];

  constructor(ended: (line: ReadLine) => void) {
    this.#ended = ended;
  }

  add(node: Text, whiteSpace: string): void {
    const { data } = node;
    const keeps = /^(pre|pre-wrap|break-spaces)$/.test(whiteSpace);
    const breaks = keeps || whiteSpace === "pre-line";
    let from = 0;
    for (let at = 0; at < data.length; at++) {
      const letter = data[at] ?? "";
      const isBreak = letter === "\n" && breaks;
      const before = from === at ? this.#text.at(-1) : data[at - 1];
      const collapses = !keeps && !isBreak && blank.test(letter) && (before === undefined || blank.test(before));
      if (!isBreak && !collapses && !fillers.test(letter)) continue;
      this.#take(node, from, at);
      from = at + 1;
      if (isBreak) this.end(true);
    }
    this.#take(node, from, data.length);
  }

  thing(): void {
    this.#opaque.push({ start: this.#text.length, end: this.#text.length + 1 });
    this.#text += thing;
  }

  /** The line is over; one without letters counts only where somebody has made it. */
  end(isMade = false): void {
    if (this.#text.trim() !== "" || isMade)
      this.#ended({ text: this.#text, pieces: this.#pieces, opaque: this.#opaque });
    this.#text = "";
    this.#pieces = [];
    this.#opaque = [];
  }

  #take(node: Text, from: number, to: number): void {
    if (from >= to) return;
    this.#pieces.push({ node, at: from, start: this.#text.length, length: to - from });
    // Every blank is as wide in the text as on the page; the browser makes some of them unbreakable.
    this.#text += node.data.slice(from, to).replace(/[\u00A0\t\r\n\f]/g, " ");
  }
}

function styleOf(element: Element): CSSStyleDeclaration {
  return (element.ownerDocument.defaultView ?? window).getComputedStyle(element);
}
