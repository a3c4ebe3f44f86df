import type { Paragraph, ParagraphKind } from "@housestyle/engine";
import { InlineReader } from "../inline.ts";
import { LineReader } from "../line-reader.ts";
import { directiveRole } from "./directives.ts";
import { gridCells, simpleBorder, simpleCells, valueCells } from "./tables.ts";

const inline = new InlineReader([
  { pattern: "``[^`\\n]*(?:\\n[^`\\n]+)?``", is: "thing" },
  { pattern: ":[\\w:.+-]{1,40}:`[^`]{0,400}`", is: "thing" },
  { pattern: "`(?<in>[^`<\\n]{0,200}(?:\\n[^`<\\n]{0,200})?[^`<\\s])\\s{0,9}<[^>`]{0,400}>`_{1,2}", is: "inner" },
  { pattern: "_?`(?<in>[^`\\n]{1,200})`_{1,2}", is: "inner" },
  { pattern: "`[^`]{1,400}`", is: "thing" },
  { pattern: "\\[(?:\\d+|#[\\w-]*|\\*|[A-Za-z][\\w.-]*)\\]_", is: "gap" },
  { pattern: "\\|[^|\\s][^|\\n]{0,80}\\|_{0,2}", is: "thing" },
  { pattern: "\\*\\*(?<in>[^*\\s][^*]{0,400})\\*\\*", is: "inner" },
  { pattern: "(?<![\\w*])\\*(?<in>[^*\\s](?:[^*]{0,400}[^*\\s])?)\\*(?!\\w)", is: "inner" },
  { pattern: "(?<=[\\p{L}\\p{N}])__?(?![\\p{L}\\p{N}_])", is: "gap" },
  { pattern: "\\\\\\s", is: "gap" },
  { pattern: "\\\\(?=[^\\w\\s])", is: "gap" },
]);

const adornment = /^([!-/:-@[-`{-~])\1{2,}\s*$/;
const directive = /^\.\. +(?:\|[^|]+\| +)?([A-Za-z][\w:.+-]*?) ?::(?:\s+|$)/;
const note = /^\.\. +\[[^\]\s]+\]\s+/;
const item = /^(?:[-*+•]|\(?(?:\d{1,3}|#|[A-Za-z]|[ivxlcIVXLC]{2,6})[.)])\s+/;
const field = /^:((?:[^:\n\\]|\\.|:(?=\w)){1,80}):(?:\s+|$)/;
/** Matches description fields that contain prose. */
const told =
  /^(?:param|parameter|arg|argument|key|keyword|returns?|raises?|except|exception|yields?|ivar|cvar|var|abstract|summary)\b/;
const option = /^(?:-{1,2}|\/)[A-Za-z?][^\n]*?(?: {2,}|$)/;
const doctest = /^>>>(?: |$)/;
const gridTable = /^\+[-=+]{3,}\+?\s*$/;
/** Matches options of a directive that contain prose. */
const toldOption = /^:(?:alt|caption|header|title):\s+/;

/** Reads reStructuredText line by line. */
export class RstReader extends LineReader {
  protected override block(): void {
    const { isBlank, text, indent, end } = this.line;
    const words = text.slice(indent);
    if (isBlank) this.at++;
    else if (words.startsWith("..") && /^\.\.(?:\s|$)/.test(words)) this.#explicit(words);
    else if (/^__ /.test(words)) this.at++;
    else if (doctest.test(words)) this.#codeTo(this.#untilBlank(this.at));
    else if (gridTable.test(words)) this.#table(this.#untilBlank(this.at), gridCells);
    else if (simpleBorder.test(words)) this.#table(this.#tableEnd(), simpleCells);
    else if (this.#isTitle()) this.#title();
    else if (adornment.test(words)) this.at++;
    else if (field.test(words)) this.#field(words, end);
    else this.#paragraph(words);
  }

  /** Whether the next line underlines a title at full length. */
  #isTitle(): boolean {
    const { text, isBlank } = this.line;
    const below = this.lines[this.at + 1]?.text ?? "";
    return (
      !isBlank &&
      !adornment.test(text) &&
      adornment.test(below) &&
      below.trim().length >= Math.min(3, text.trim().length)
    );
  }

  #title(): void {
    const underline = this.lines[this.at + 1]?.text.trim().length ?? 0;
    const length = this.line.text.trimEnd().length;
    this.#prose(this.line.start, this.line.end, "heading", { least: -length, most: Math.max(0, underline - length) });
    this.at += 2;
  }

  #prose(from: number, to: number, kind: ParagraphKind, growth?: Paragraph["growth"]): void {
    this.out.open(from, kind, growth);
    inline.read(this.text, from, to, this.out);
    this.out.close(to);
  }

  /** Reads what begins with two dots: a directive, a note, a target, or a comment. */
  #explicit(words: string): void {
    const { start, indent } = this.line;
    const named = directive.exec(words);
    const noted = note.exec(words);
    const from = start + indent + (named ?? noted ?? [""])[0].length;
    if (named) this.#directive(named[1] ?? "", from);
    else if (noted) this.#paragraphFrom(from, "list");
    else this.at = this.#indentedEnd(this.at + 1, indent);
  }

  #directive(name: string, from: number): void {
    const { indent, start, end } = this.line;
    const { first, below } = directiveRole(name);
    const last = this.#indentedEnd(this.at + 1, indent);
    if (/^(?:csv-table|image)$/.test(name)) {
      if (name === "csv-table" && from < end) this.#prose(from, end, "heading");
      this.#options(name, last);
      this.at = last;
      return;
    }
    if (below === "code") {
      this.out.code(start, this.lines[last - 1]?.end ?? end);
      this.at = last;
      return;
    }
    if (first === "prose" && from < end) this.#paragraphFrom(from, "prose");
    else {
      if (first === "heading" && from < end) this.#prose(from, end, "heading");
      this.at++;
    }
    if (name === "list-table") this.#listTable(last);
    for (; this.at < last && field.test(this.line.text.slice(this.line.indent)); this.at++) this.#option();
  }

  /** Reads the cells of a table that is written as nested lists. */
  #listTable(last: number): void {
    let from: number | undefined;
    const close = (to: number): void => {
      if (from !== undefined) this.#prose(from, to, "list");
      from = undefined;
    };
    for (; this.at < last; this.at++) {
      const { start, indent, text } = this.line;
      const words = text.slice(indent);
      const mark = /^(?:\*\s+)?-(?:\s+|$)/.exec(words)?.[0];
      if (mark === undefined && !field.test(words)) continue;
      close(start);
      if (mark !== undefined) from = start + indent + mark.length;
      else this.#option();
    }
    close(this.lines[last - 1]?.end ?? this.text.length);
  }

  #option(): void {
    const { start, indent, text, end } = this.line;
    const option = toldOption.exec(text.slice(indent))?.[0];
    if (option) this.#prose(start + indent + option.length, end, "list");
  }

  /** Returns the first line from `at` on that is neither blank nor indented more than `indent`. */
  #indentedEnd(at: number, indent: number): number {
    let last = at;
    for (let i = at; i < this.lines.length; i++) {
      const line = this.lines[i];
      if (!line || line.isBlank) continue;
      if (line.indent <= indent) break;
      last = i + 1;
    }
    return last;
  }

  #untilBlank(at: number): number {
    let last = at + 1;
    while (last < this.lines.length && !this.lines[last]?.isBlank) last++;
    return last;
  }

  /** Returns the line after the last border of a table, which is the only one followed by a blank line. */
  #tableEnd(): number {
    for (let i = this.at + 1; i < this.lines.length; i++)
      if (simpleBorder.test(this.lines[i]?.text.trim() ?? "") && (this.lines[i + 1]?.isBlank ?? true)) return i + 1;
    return this.#untilBlank(this.at);
  }

  /** Reads the cells of a table up to line `last`. */
  #table(last: number, cellsOf: typeof gridCells): void {
    for (const { start, end } of cellsOf(this.lines.slice(this.at, last))) this.#prose(start, end, "list");
    this.at = last;
  }

  /** Reads the options with prose, and the cells of values, of a directive without prose. */
  #options(name: string, last: number): void {
    const isValues = name.endsWith("csv-table");
    for (let line = this.lines[++this.at]; line && this.at < last; line = this.lines[++this.at]) {
      const words = line.text.slice(line.indent);
      const option = toldOption.exec(words)?.[0];
      const from = line.start + line.indent + (option?.length ?? 0);
      if (option && !(isValues && option.startsWith(":header"))) this.#prose(from, line.end, "list");
      else if (isValues && (option || !field.test(words)))
        for (const { start, end } of valueCells({ text: this.text.slice(from, line.end), start: from }))
          this.#prose(start, end, "list");
    }
  }

  #codeTo(last: number): void {
    this.out.code(this.line.start, this.lines[last - 1]?.end ?? this.text.length);
    this.at = last;
  }

  /** Reads a description field with prose, and skips others with their content. */
  #field(words: string, end: number): void {
    const [mark = "", name = ""] = field.exec(words) ?? [];
    const from = this.line.start + this.line.indent + mark.length;
    if (told.test(name) && from < end) this.#paragraphFrom(from, "list");
    else if (told.test(name)) this.at++;
    else this.at = this.#indentedEnd(this.at + 1, this.line.indent);
  }

  #paragraph(words: string): void {
    const { start, indent } = this.line;
    const marker = item.exec(words)?.[0] ?? option.exec(words)?.[0] ?? "";
    const line = /^\|(?: |$)/.exec(words)?.[0] ?? "";
    this.#paragraphFrom(start + indent + marker.length + line.length, marker === "" ? "prose" : "list");
  }

  /** Reads a paragraph. One that ends with two colons is followed by code. */
  #paragraphFrom(from: number, kind: ParagraphKind): void {
    const { start, indent } = this.line;
    this.at++;
    while (this.#goesOn(indent, from > start + indent)) this.at++;
    const end = this.lines[this.at - 1]?.end ?? this.text.length;
    this.#prose(from, end, kind);
    if (this.text.slice(Math.max(from, end - 2), end) === "::") this.#literal(indent);
  }

  /** Reads the code after a paragraph that began at `indent`. */
  #literal(indent: number): void {
    let at = this.at;
    while (this.lines[at]?.isBlank) at++;
    const code = this.lines[at];
    if (!code || code.indent <= indent) return;
    this.at = at;
    this.#codeTo(this.#indentedEnd(at, indent));
  }

  /** Whether a line continues a paragraph that began at `indent`, after a mark or not. */
  #goesOn(indent: number, isMarked: boolean): boolean {
    const line = this.lines[this.at];
    if (!line || line.isBlank || (isMarked ? line.indent <= indent : line.indent !== indent)) return false;
    const words = line.text.slice(line.indent);
    return !field.test(words) && !/^\.\. /.test(words) && !adornment.test(words);
  }
}
