import type { Paragraph } from "@housestyle/engine";
import { BlockWriter } from "../block-writer.ts";
import { isAlone } from "../lines.ts";

/** Matches where something begins that is not text. */
const special = /[`$#\\@<*_~\]]|\/[/*]|https?:\/\/|\n[^\S\n]*\r?\n|\n/g;
const address = /https?:\/\/[^\s\])}>]*/y;
const lineMark = /[^\S\n]*(?:(=+)[^\S\n]+|([-+]|\d{1,4}\.)[^\S\n]+|\/[^\S\n]+)/y;
const label = /<[\w:.-]{1,80}>/y;
const reference = /@[\w:-]{1,80}(?:\.[\w-]{1,80})*/y;
const name = /[\p{L}_][\p{L}\p{N}_-]*(?:\.[\p{L}_][\p{L}\p{N}_-]*)*/uy;
/** Matches keywords of statements, which extend to their end. */
const statement = /^(?:let|set|show|import|include|if|for|while|return|context)$/;
/** Matches functions whose content is part of the line. */
const inLine =
  /^(?:emph|strong|text|highlight|underline|strike|overline|smallcaps|super|sub|link|box|block|align|par|quote|upper|lower|pad|rotate|scale|center|columns|stack|context)$/;
const codeMark = /["[\](){}\n;`]|\/[/*]|\$/g;

/** Code that is being read. */
interface Code {
  readonly start: number;
  /** Whether it ends with the line. */
  readonly isStatement: boolean;
  /** Whether it has contained no content so far. */
  readonly isWhole: boolean;
  /** The number of open brackets. */
  depth: number;
}

/** Returns the end of code at a mark, or undefined if it continues. */
function endOfCode({ depth, isStatement }: Code, mark: string, at: number): number | undefined {
  if ((mark === ")" || mark === "}") && depth <= 1 && !isStatement) return at + 1;
  return depth <= 0 && /[\n;\]]/.test(mark) ? at : undefined;
}

/** Reads Typst once from start to end. */
export class TypstReader {
  readonly #text: string;
  readonly #out: BlockWriter;
  /** What to do at the end of each open content block. */
  readonly #open: ((at: number) => number)[] = [];
  readonly #missing = new Map<string, number>();

  constructor(text: string) {
    this.#text = text;
    this.#out = new BlockWriter(text);
  }

  paragraphs(): Paragraph[] {
    let at = this.#lineStart(0);
    while (at < this.#text.length) {
      special.lastIndex = at;
      const found = special.exec(this.#text);
      if (!found) break;
      at = this.#take(found[0], found.index);
    }
    return this.#out.end(this.#text.length);
  }

  #take(mark: string, at: number): number {
    switch (mark[0]) {
      case "\n":
        return this.#newLine(mark, at);
      case "`":
        return this.#raw(at);
      case "$":
        return this.#thing(at, this.#after("$", at + 1));
      case "#":
        return this.#code(at);
      case "\\":
        return this.#escape(at);
      case "/":
        return this.#comment(at);
      case "h":
        return this.#thing(at, this.#behind(address, at));
      case "@":
        return this.#thing(at, this.#behind(reference, at));
      case "<":
        return this.#gap(at, this.#behind(label, at));
      case "]":
        return this.#open.pop()?.(at) ?? at + 1;
      case "~":
        return this.#gap(at, at + 1);
      default:
        return this.#emphasis(at);
    }
  }

  #gap(from: number, to: number): number {
    this.#out.gap(from, to);
    return Math.max(to, from + 1);
  }

  #thing(from: number, to: number): number {
    this.#out.thing(from, to);
    return Math.max(to, from + 1);
  }

  /** Returns the end of a pattern's match at `at`, or `at`. */
  #behind(pattern: RegExp, at: number): number {
    pattern.lastIndex = at;
    return pattern.test(this.#text) ? pattern.lastIndex : at;
  }

  /** Returns the offset after the next unescaped mark, or `from` if there is none. */
  #after(mark: string, from: number): number {
    if (from >= (this.#missing.get(mark) ?? Infinity)) return from;
    let at = this.#text.indexOf(mark, from);
    while (at > 0 && this.#text[at - 1] === "\\" && this.#text[at - 2] !== "\\") at = this.#text.indexOf(mark, at + 1);
    if (at < 0) this.#missing.set(mark, from);
    return at < 0 ? from : at + mark.length;
  }

  /** Handles a line end. A blank line, a heading, or a list item ends the paragraph. */
  #newLine(mark: string, at: number): number {
    if (mark.length > 1) {
      this.#out.close(at);
      return this.#lineStart(at + mark.length);
    }
    lineMark.lastIndex = at + 1;
    if (!lineMark.test(this.#text) && !this.#isHeading) return at + 1;
    this.#out.close(at);
    return this.#lineStart(at + 1);
  }

  #isHeading = false;

  /** Starts the block of the line at `at`, after its marks. */
  #lineStart(at: number): number {
    lineMark.lastIndex = at;
    const found = lineMark.exec(this.#text);
    const behind = found ? lineMark.lastIndex : at;
    this.#isHeading = found?.[1] !== undefined;
    if (this.#isHeading) this.#out.open(behind, "heading");
    else this.#out.open(behind, found ? "list" : "prose");
    return behind;
  }

  /**
   * Returns the end of the raw text that begins with backticks at `at`, or the end of the backticks if it is not
   * closed.
   */
  #rawEnd(at: number): number {
    const [ticks = "`"] = /^`+/.exec(this.#text.slice(at, at + 50)) ?? [];
    return ticks.length === 2 ? at + 2 : this.#after(ticks, at + ticks.length);
  }

  #raw(at: number): number {
    const [ticks = "`"] = /^`+/.exec(this.#text.slice(at, at + 50)) ?? [];
    if (ticks.length === 2) return this.#gap(at, at + 2);
    const end = this.#after(ticks, at + ticks.length);
    if (end === at + ticks.length) return this.#gap(at, end);
    if (ticks.length < 3 || !this.#text.slice(at, end).includes("\n")) return this.#thing(at, end);
    this.#out.code(at, end);
    return this.#lineStart(end);
  }

  #escape(at: number): number {
    const next = this.#text[at + 1] ?? "";
    if (/[\s]|^$/.test(next)) return this.#gap(at, at + 1);
    if (next === "_") return this.#thing(at, at + 2);
    this.#out.markup(at, at + 1);
    return at + 2;
  }

  #comment(at: number): number {
    if (this.#text[at + 1] === "*") {
      const end = this.#after("*/", at + 2);
      return this.#gap(at, end === at + 2 ? this.#text.length : end);
    }
    const line = this.#text.indexOf("\n", at);
    return this.#gap(at, line < 0 ? this.#text.length : line);
  }

  /** Handles a star or underscore, which is literal inside a word. */
  #emphasis(at: number): number {
    const isInside = /[\p{L}\p{N}]/u.test(this.#text[at - 1] ?? "") && /[\p{L}\p{N}]/u.test(this.#text[at + 1] ?? "");
    if (!isInside) this.#out.markup(at, at + 1);
    return at + 1;
  }

  /** Reads code after `#`: a statement, or a name with its arguments and content. */
  #code(at: number): number {
    name.lastIndex = at + 1;
    const called = name.exec(this.#text)?.[0] ?? "";
    const behind = at + 1 + called.length;
    if (statement.test(called))
      return this.#expression({ start: at, isStatement: true, isWhole: true, depth: 0 }, behind);
    const next = this.#text[behind] ?? "";
    if (called === "" && !/[({[]/.test(next)) return at + 1;
    const isCall = next === "(" || (called === "" && next === "{");
    const end = isCall
      ? this.#expression({ start: at, isStatement: false, isWhole: true, depth: 0 }, behind)
      : this.#named(called, at, behind);
    return this.#text[end] === "[" ? this.#content(called, at, end) : end;
  }

  /** Handles a name without content, which stands for something. */
  #named(called: string, at: number, behind: number): number {
    if (this.#text[behind] !== "[") this.#out.thing(at, behind);
    else if (inLine.test(called)) this.#out.markup(at, behind);
    return behind;
  }

  /** Reads content in brackets, as part of the line or as a note. */
  #content(called: string, at: number, bracket: number): number {
    if (inLine.test(called)) {
      this.#out.markup(bracket, bracket + 1);
      this.#open.push((end) => {
        this.#out.markup(end, end + 1);
        return end + 1;
      });
    } else this.#note(at, bracket, (end) => (this.#text[end] === "[" ? this.#content(called, end, end) : end));
    return bracket + 1;
  }

  #note(from: number, bracket: number, then: (at: number) => number): void {
    this.#out.beginNote(bracket + 1);
    const wasHeading = this.#isHeading;
    this.#isHeading = false;
    this.#open.push((end) => {
      this.#isHeading = wasHeading;
      this.#out.endNote(end, from, end + 1);
      return then(end + 1);
    });
  }

  /** Reads code up to the end of the statement or its brackets. Content in it is a note. */
  #expression(code: Code, from: number): number {
    for (let at = from; ; ) {
      codeMark.lastIndex = at;
      const found = codeMark.exec(this.#text);
      if (!found) return this.#gap(code.start, this.#text.length);
      const [mark] = found;
      if (mark === "[") return this.#contentInCode(code, found.index);
      const end = endOfCode(code, mark, found.index);
      if (end !== undefined) return this.#codeEnd(code, end);
      at = mark === "`" ? this.#rawEnd(found.index) : this.#behindMark(code, mark, found.index + mark.length);
    }
  }

  /** Returns the offset after a string, formula, or comment that begins with a mark, or after the mark. */
  #behindMark(code: Code, mark: string, at: number): number {
    if (mark === "(" || mark === "{") code.depth++;
    if (mark === ")" || mark === "}") code.depth--;
    if (mark === "//") return this.#lineEnd(at);
    return mark === "/*" ? this.#after("*/", at) : mark === '"' || mark === "$" ? this.#after(mark, at) : at;
  }

  /** Ends code. Within a line, it stands for something; alone or before content, it is markup. */
  #codeEnd({ start, isWhole }: Code, end: number): number {
    const isMarkup = !isWhole || this.#text[end] === "[" || isAlone(this.#text, start, end);
    return isMarkup ? this.#gap(start, end) : this.#thing(start, end);
  }

  #contentInCode(code: Code, bracket: number): number {
    this.#note(code.start, bracket, (end) => {
      if (code.depth === 0 && !code.isStatement) return end;
      return this.#expression({ ...code, start: end, isWhole: false }, end);
    });
    return bracket + 1;
  }

  #lineEnd(at: number): number {
    const line = this.#text.indexOf("\n", at);
    return line < 0 ? this.#text.length : line;
  }
}
