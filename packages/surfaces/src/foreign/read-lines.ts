import type { Span } from "@housestyle/engine";
import { notOwnIn } from "../mail/index.ts";
import { isCodeBlock } from "./is-code-block.ts";

/** Consecutive characters of a line that are in one text node. */
export interface TextNodeRange {
  readonly node: Text;
  /** Their start in the text node and in the line. */
  readonly at: number;
  readonly start: number;
  readonly length: number;
}

/** A line as it was read: what readers see as a paragraph, and where its characters are in the page. */
export interface ReadLine {
  readonly text: string;
  readonly pieces: readonly TextNodeRange[];
  /** The spans of code and of embedded objects. */
  readonly opaque: readonly Span[];
}

/** Selects what is not prose: code, and what an editor keeps for itself. */
const skipped = ".ql-code-block-container, script, style, template, noscript, [hidden]";
const things =
  "code, .cm-comment, kbd, samp, var, input, select, textarea, button, img, picture, svg, math, video, audio, canvas, object, iframe, [contenteditable=false]";
/** Matches invisible characters that editors insert to hold the caret. */
const fillers = /[\u200B\u2060\uFEFF]/;
/** Matches characters that a browser draws as one space or none. */
const blank = /[ \t\r\n\f]/;
/** The lines of a block, and whether everything after it was written by someone else. */
interface Block {
  readonly lines: readonly ReadLine[];
  readonly isLast: boolean;
}

/** Represents an embedded object in the text. */
const thing = "\uFFFC";

/**
 * Reads the lines of an editable. Blocks that have not changed are not read again, so the cost of a key press depends
 * only on its surroundings.
 */
export class EditableLineReader {
  readonly #host: HTMLElement;
  readonly #known = new WeakMap<Node, Block>();
  readonly #owners = new WeakMap<Node, ReadLine>();

  constructor(host: HTMLElement) {
    this.#host = host;
  }

  /** Marks a node as changed. */
  forget(node: Node): void {
    for (let at: Node | null = node; at; at = at.parentNode) {
      this.#known.delete(at);
      if (at === this.#host) return;
    }
  }

  read(): readonly ReadLine[] {
    return this.#blockOf(this.#host, styleOf(this.#host)).lines;
  }

  /** Returns the first line that contains characters of this text node. */
  ownerOf(node: Node): ReadLine | undefined {
    return this.#owners.get(node);
  }

  #blockOf(element: Element, style: CSSStyleDeclaration): Block {
    const known = this.#known.get(element);
    if (known) return known;
    const lines: ReadLine[] = [];
    const line = new Letters((read) => {
      lines.push(read);
      // Of the lines of one text, the first one knows it.
      for (const { node, at } of read.pieces) if (at === 0 || !this.#owners.has(node)) this.#owners.set(node, read);
    });
    const isLast = this.#inline(element, style, line, lines);
    line.end(lines.length === 0);
    const block = { lines, isLast };
    this.#known.set(element, block);
    return block;
  }

  /**
   * Reads inline content. Like all methods below, it returns whether everything after it was written by someone else.
   */
  #inline(parent: Element, style: CSSStyleDeclaration, line: Letters, lines: ReadLine[]): boolean {
    for (let child = parent.firstChild; child; child = child.nextSibling) {
      if (child.nodeType === Node.TEXT_NODE) line.add(child as Text, style.whiteSpace);
      else if (child.nodeType === Node.ELEMENT_NODE && this.#element(child as Element, line, lines)) return true;
    }
    return false;
  }

  #element(element: Element, line: Letters, lines: ReadLine[]): boolean {
    const known = this.#known.get(element);
    if (known) return taken(known, line, lines);
    if (element.localName === "br") {
      line.end(true);
      return false;
    }
    const notOwn = notOwnIn({ name: element.localName, attribute: (name) => element.getAttribute(name) });
    const isRead = notOwn === undefined && !element.matches(skipped) && !isCodeBlock(element);
    if (isRead) return this.#drawn(element, styleOf(element), line, lines);
    line.end();
    return notOwn === "this-and-all-after";
  }

  #drawn(element: Element, style: CSSStyleDeclaration, line: Letters, lines: ReadLine[]): boolean {
    const { display } = style;
    if (display === "none" || style.visibility === "hidden") return false;
    const isInline = display.startsWith("inline") || display === "contents" || display.startsWith("ruby");
    const isThing = element.matches(things);
    if (!isThing && isInline) return this.#inline(element, style, line, lines);
    if (!isThing) return taken(this.#blockOf(element, style), line, lines);
    if (isInline) line.thing();
    else line.end();
    return false;
  }
}

/** A line while it is read. Invisible spaces are left out, as a browser does. */
class Letters {
  readonly #ended: (line: ReadLine) => void;
  #text = "";
  #pieces: TextNodeRange[] = [];
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

  /** Ends the line. An empty line counts only if someone created it. */
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

/** Adds the lines of a block to `lines`. */
function taken(block: Block, line: Letters, lines: ReadLine[]): boolean {
  line.end();
  lines.push(...block.lines);
  return block.isLast;
}

function styleOf(element: Element): CSSStyleDeclaration {
  return (element.ownerDocument.defaultView ?? window).getComputedStyle(element);
}
