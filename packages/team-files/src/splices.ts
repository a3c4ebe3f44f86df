import { isMap, isScalar, isSeq, type Node } from "yaml";

/** Thrown when a file is laid out in a way that cannot be edited line by line. */
export class UneditableLayout extends Error {}

/** Replacements of parts of a text, which are collected first and applied together. */
export class Splices {
  readonly text: string;
  readonly eol: string;
  readonly #isOpen: boolean;
  readonly #splices: { readonly from: number; readonly to: number; readonly text: string }[] = [];

  constructor(text: string) {
    this.eol = text.includes("\r\n") ? "\r\n" : "\n";
    this.#isOpen = text !== "" && !text.endsWith("\n");
    this.text = this.#isOpen ? text + this.eol : text;
  }

  replace(from: number, to: number, text: string): void {
    this.#splices.push({ from, to, text });
  }

  /** Removes whole lines. */
  removeLines(from: number, to: number): void {
    this.replace(this.lineStart(from), this.lineEnd(to), "");
  }

  /** Adds a line after the line of an offset. */
  addLine(after: number, line: string): void {
    const at = this.lineEnd(after);
    this.replace(at, at, line + this.eol);
  }

  /** Adds a line at the end. */
  append(line: string): void {
    this.replace(this.text.length, this.text.length, line + this.eol);
  }

  /** Throws if there may be comments between brackets: they would be lost with what is replaced. */
  refuseComments(from: number, to: number): void {
    if (/#.*\n/.test(this.text.slice(from, to))) throw new UneditableLayout("comment in brackets");
  }

  lineStart(offset: number): number {
    return offset === 0 ? 0 : this.text.lastIndexOf("\n", offset - 1) + 1;
  }

  /** Returns the offset after the line break of a line. */
  lineEnd(offset: number): number {
    const at = this.text.indexOf("\n", offset);
    return at < 0 ? this.text.length : at + 1;
  }

  /** Returns what is before an offset on its line. */
  before(offset: number): string {
    return this.text.slice(this.lineStart(offset), offset);
  }

  /** Returns what is after an offset on its line. */
  after(offset: number): string {
    return this.text.slice(offset, this.lineEnd(offset)).trim();
  }

  /** Returns the text with all replacements. Throws if two of them overlap. */
  apply(): string {
    const sorted = this.#splices
      .map((splice, index) => ({ ...splice, index }))
      .sort((a, b) => a.from - b.from || a.to - b.to || a.index - b.index);
    const parts: string[] = [];
    let at = 0;
    for (const { from, to, text } of sorted) {
      if (from < at) throw new UneditableLayout("overlap");
      parts.push(this.text.slice(at, from), text);
      at = to;
    }
    const whole = parts.join("") + this.text.slice(at);
    return this.#isOpen && whole.endsWith(this.eol) ? whole.slice(0, -this.eol.length) : whole;
  }
}

/** Returns the offset of the end of a value, on its last line. */
export function endOf(node: Node, text: string): number {
  const [, end] = node.range ?? [0, 0];
  if (isMap<Node, Node>(node) && !node.flow) {
    const last = node.items.at(-1);
    return last ? endOf(last.value ?? last.key, text) : end;
  }
  if (isSeq<Node>(node) && !node.flow) {
    const last = node.items.at(-1);
    return last ? endOf(last, text) : end;
  }
  return isBlock(node) && text[end - 1] === "\n" ? end - 1 - Number(text[end - 2] === "\r") : end;
}

/** Whether a value is a text in a block of lines of its own. */
export function isBlock(node: Node): boolean {
  return isScalar(node) && (node.type === "BLOCK_LITERAL" || node.type === "BLOCK_FOLDED");
}
