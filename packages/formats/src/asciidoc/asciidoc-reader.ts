import type { Paragraph, ParagraphKind } from "@housestyle/engine";
import { LineReader } from "../line-reader.ts";
import { inlineMarks } from "./inline-marks.ts";

const heading = /^(?:={1,6}|#{1,6})\s+/;
/** Matches the delimiter of a block that is not prose. */
const codeFence = /^(?:-{4,}|\.{4,}|\+{4,}|\/{4,}|```[^`]*)$/;
/** Matches the delimiter of a block whose content is read as usual. */
const fence = /^(?:={4,}|\*{4,}|_{4,}|--|~{4,}|"")$/;
const tableFence = /^[|,:!]={3,}$/;
const attribute = /^:!?[A-Za-z\w][\w-]*!?:(?:\s|$)/;
const blockMacro = /^[a-z][\w-]*::\S*\[.*\]$/;
const attributes = /^\[.*\]$/;
const codeAttributes =
  /^\[(?:source|listing|literal|stem|latexmath|asciimath|plantuml|ditaa|graphviz|mermaid|comment|pass)\b/;
const blockTitle = /^\.(?=[^\s.])/;
const item = /^(?:[*\-•]{1,5}|\.{1,5}|\d{1,3}\.|[a-zA-Z]\.|<[\d.]{1,3}>)\s+(?:\[[ xX*]\]\s+)?/;
const term = /^(?:[^\s:][^\n]{0,200}?)(?::{2,4}|;;)(?:\s+|$)/;
const admonition = /^(?:NOTE|TIP|WARNING|IMPORTANT|CAUTION):\s+/;
const rule = /^(?:'{3,}|-{3}|\*{3}|<{3,}|\+)$/;
/** Matches the start of a cell with its specifier. */
const cell = /(?<!\\)(?:(?<=^|\s)(?:\d{1,3}(?:\.\d{1,3})?[+*]|\.\d{1,3}\+)?[<^>]?(?:\.[<^>])?[aehlmdsv]?)?\|/g;

/** Reads AsciiDoc line by line. */
export class AsciidocReader extends LineReader {
  /** Whether the next block is code, although it has no delimiters. */
  #isCode = false;
  /** The delimiters of the blocks around this line. */
  readonly #fences: string[] = [];

  override paragraphs(): Paragraph[] {
    this.#header();
    return super.paragraphs();
  }

  /** Skips the author and version below the title. */
  #header(): void {
    while (this.at < this.lines.length && (this.line.isBlank || /^(?:\/\/|:)/.test(this.line.text))) {
      if (/^\/{4,}$/.test(this.line.text)) return;
      this.at++;
    }
    if (!/^= \S/.test(this.line.text)) return;
    this.#heading();
    while (this.at < this.lines.length && !this.line.isBlank) this.at++;
  }

  protected override block(): void {
    const { isBlank, text } = this.line;
    const words = text.trimEnd();
    if (isBlank) this.at++;
    else if (this.#isUnderlined(words)) this.#underlined();
    else if (codeFence.test(words)) this.#code(words);
    else if (tableFence.test(words)) this.#table(words);
    else if (fence.test(words)) this.#fence(words);
    else if (this.#isNothing(words)) this.at++;
    else if (attributes.test(words)) this.#attributes(words);
    else if (heading.test(words)) this.#heading();
    else if (this.#isCode || (this.line.indent > 0 && !item.test(words.trimStart()) && !term.test(words.trimStart())))
      this.#codeTo(this.#paragraphEnd());
    else this.#paragraph(words);
  }

  /** Whether the next line underlines a title with one of five characters, about as long as the title. */
  #isUnderlined(words: string): boolean {
    const below = this.lines[this.at + 1]?.text.trimEnd() ?? "";
    const before = this.lines[this.at - 1];
    if (!/^(?:=+|-+|~+|\^+|\++)$/.test(below) || below.length < 2 || Math.abs(below.length - words.length) > 1)
      return false;
    return /[\p{L}\p{N}]/u.test(words) && !this.#isCode && (before?.isBlank ?? true) && !/^[[.:/]/.test(words);
  }

  #underlined(): void {
    const underline = this.lines[this.at + 1]?.text.trimEnd().length ?? 0;
    const longer = underline - this.line.text.trimEnd().length;
    this.#prose(this.line.start, this.line.end, "heading", { least: longer - 1, most: longer + 1 });
    this.at += 2;
  }

  #isNothing = (words: string): boolean =>
    words.startsWith("//") || attribute.test(words) || blockMacro.test(words) || rule.test(words);

  #attributes(words: string): void {
    this.at++;
    this.#isCode = codeAttributes.test(words);
  }

  #heading(): void {
    const { start, text, end } = this.line;
    this.#prose(start + (heading.exec(text)?.[0].length ?? 0), end, "heading");
    this.at++;
    this.#isCode = false;
  }

  get #kind(): ParagraphKind {
    return this.#fences.some((each) => each.startsWith("_")) ? "quote" : "prose";
  }

  #prose(from: number, to: number, kind: ParagraphKind, growth?: Paragraph["growth"]): void {
    this.out.open(from, kind, growth);
    inlineMarks.read(this.text, from, to, this.out);
    this.out.close(to);
  }

  #fence(words: string): void {
    const open = this.#fences.lastIndexOf(words);
    if (open >= 0) this.#fences.length = open;
    else if (this.#fences.length < 20) this.#fences.push(words);
    this.#isCode = false;
    this.at++;
  }

  /** Reads code up to the next delimiter or the end of the text. */
  #code(words: string): void {
    const close = words.startsWith("```") ? "```" : words;
    this.#codeTo(this.#lineOf(close, this.at + 1) + 1);
  }

  #lineOf(words: string, from: number): number {
    for (let i = from; i < this.lines.length; i++) if (this.lines[i]?.text.trimEnd() === words) return i;
    return this.lines.length;
  }

  #codeTo(last: number): void {
    this.out.code(this.line.start, this.lines[last - 1]?.end ?? this.text.length);
    this.at = last;
    this.#isCode = false;
  }

  /** Reads the cells of a table. Tables without bars as separators are skipped. */
  #table(words: string): void {
    const last = this.#lineOf(words, this.at + 1);
    if (!/^[|!]/.test(words) || last >= this.lines.length) {
      this.#codeTo(last + 1);
      return;
    }
    const from = (this.lines[this.at]?.end ?? 0) + 1;
    const to = this.lines[last]?.start ?? this.text.length;
    const stretch = this.text.slice(from, to);
    let begin: number | undefined;
    for (const { 0: mark, index } of stretch.matchAll(cell)) {
      if (begin !== undefined) this.#cells(begin, from + index);
      begin = from + index + mark.length;
    }
    if (begin !== undefined) this.#cells(begin, to);
    this.at = last + 1;
    this.#isCode = false;
  }

  /** Reads a cell. Text after a blank line in it is a separate paragraph. */
  #cells(from: number, to: number): void {
    let at = from;
    for (const { 0: blank, index } of this.text.slice(from, to).matchAll(/\n[^\S\n]*\n\s*/g)) {
      this.#prose(at, from + index, "list");
      at = from + index + blank.length;
    }
    this.#prose(at, to, "list");
  }

  #paragraphEnd(): number {
    let last = this.at + 1;
    while (last < this.lines.length && !this.lines[last]?.isBlank) last++;
    return last;
  }

  #paragraph(words: string): void {
    const { start, indent } = this.line;
    const inner = words.slice(indent);
    const mark = (item.exec(inner) ?? blockTitle.exec(inner) ?? admonition.exec(inner) ?? [""])[0];
    const named = mark === "" ? term.exec(inner)?.[0] : undefined;
    let from = start + indent + mark.length;
    if (named !== undefined) {
      this.#prose(from, from + named.trimEnd().replace(/[:;]+$/, "").length, "list");
      from += named.length;
    }
    this.at++;
    while (blockTitle.test(inner) ? false : this.#goesOn()) this.at++;
    const kind = blockTitle.test(inner) ? "heading" : item.test(inner) || named !== undefined ? "list" : this.#kind;
    this.#prose(from, this.lines[this.at - 1]?.end ?? this.text.length, kind);
  }

  #goesOn(): boolean {
    const line = this.lines[this.at];
    if (!line || line.isBlank) return false;
    const words = line.text.trim();
    if (codeFence.test(words) || fence.test(words) || tableFence.test(words) || this.#isNothing(words)) return false;
    return !attributes.test(words) && !item.test(words) && !/^\S.{0,60}::(?:\s|$)/.test(words);
  }
}
