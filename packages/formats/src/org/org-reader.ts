import type { ParagraphKind } from "@housestyle/engine";
import { InlineReader } from "../inline.ts";
import { LineReader } from "../line-reader.ts";

/** Returns the pattern for formatting around words. */
const around = (mark: string): string =>
  `(?<![^\\s\\-('"{])${mark}(?<in>[^\\s](?:[^\\n]{0,400}?(?:\\n[^\\n]{0,400}?)?[^\\s])?)${mark}(?![\\p{L}\\p{N}])`;
const verbatim = (mark: string): string => around(mark).replace("(?<in>", "(?:");

const inline = new InlineReader([
  { pattern: verbatim("="), is: "thing" },
  { pattern: verbatim("~"), is: "thing" },
  { pattern: "\\[fn:[\\w-]{0,40}:(?<in>[^\\]]{1,1000})\\]", is: "note" },
  { pattern: "\\[fn:[\\w-]{1,40}\\]", is: "gap" },
  { pattern: "\\[cite[^\\]\\n]{0,400}\\]", is: "thing" },
  { pattern: "\\[\\[[^\\]\\n]{1,400}\\]\\[(?<in>[^\\]]{1,400})\\]\\]", is: "inner" },
  { pattern: "\\[\\[[^\\]\\n]{1,400}\\]\\]", is: "thing" },
  { pattern: "<{1,3}[^<>\\n]{1,200}>{1,3}(?:--?<[^<>\\n]{1,60}>)?", is: "thing" },
  { pattern: "\\[(?:\\d{4}-\\d\\d-\\d\\d[^\\]\\n]{0,60}|\\d*/\\d*|\\d*%)\\]", is: "gap" },
  { pattern: "\\{\\{\\{[^}]{0,200}\\}\\}\\}", is: "thing" },
  { pattern: "@@[^@\\n]{0,200}@@", is: "gap" },
  { pattern: "(?:src|call)_[\\w-]{1,40}(?:\\[[^\\]\\n]{0,100}\\])?[({][^)}\\n]{0,200}[)}]", is: "thing" },
  {
    pattern: "\\\\\\((?:[^\\\\\\n]|\\\\[^)\\n]){0,400}\\\\\\)|\\\\\\[(?:[^\\\\]|\\\\[^\\]]){0,800}\\\\\\]",
    is: "thing",
  },
  { pattern: "\\$\\$[^$]{1,800}\\$\\$|\\$[^\\s$](?:[^$\\n]{0,200}[^\\s$])?\\$(?![\\p{L}\\p{N}])", is: "thing" },
  { pattern: "\\\\[A-Za-z]{2,30}(?:\\{\\})?", is: "thing" },
  { pattern: "[_^]\\{[^}\\n]{0,60}\\}", is: "thing" },
  { pattern: around("\\*"), is: "inner" },
  { pattern: around("/"), is: "inner" },
  { pattern: around("_"), is: "inner" },
  { pattern: around("\\+"), is: "inner" },
  { pattern: "\\\\\\\\(?=\\s|$)", is: "gap" },
]);

const headline =
  /^\*+\s+(?:(?:TODO|DONE|NEXT|WAITING|WAIT|HOLD|CANCELL?ED|STARTED|IDEA|PROJ|SOMEDAY|KILL|LOOP)\s+)?(?:\[#[A-Za-z\d]\]\s+)?(?:COMMENT\s+)?/;
const tags = /\s+:[\w@#%:]+:\s*$/;
const blockBegin = /^\s*#\+begin_(\w+)/i;
/** Matches blocks whose content is read. */
const read = /^(?:quote|verse|center|abstract|note|tip|warning|important|caution|info|details|summary)$/i;
const toldKeyword = /^\s*#\+(?:title|subtitle|caption|description)(?:\[[^\]]*\])?:\s*/i;
const item = /^\s*(?:[-+]|\s\*|\d{1,3}[.)]|[A-Za-z][.)])\s+(?:\[@\w{1,3}\]\s*)?(?:\[[ xX-]\]\s+)?/;
const named = /^(?:[^\n]{1,200}?)\s+::(?:\s+|$)/;
const drawer = /^\s*:[\w-]+:\s*$/;
const planning = /^\s*(?:SCHEDULED|DEADLINE|CLOSED|CLOCK):/;
const footnote = /^\[fn:[\w-]+\]\s*/;
const isNothing = /^\s*(?:#(?:\s|$|\+)|-{5,}\s*$|:\s|:$|%%\()/;

/** Reads Org line by line. */
export class OrgReader extends LineReader {
  /** The results of earlier searches for an end, so that no part is searched twice. */
  readonly #known = new Map<string, { readonly from: number; readonly to: number; readonly found: number }>();
  #kind: ParagraphKind = "prose";

  protected override block(): void {
    const { isBlank, text } = this.line;
    if (isBlank) this.at++;
    else if (headline.test(text)) this.#headline();
    else if (blockBegin.test(text)) this.#begin(blockBegin.exec(text)?.[1] ?? "");
    else if (toldKeyword.test(text)) this.#keyword();
    else if (drawer.test(text)) this.#drawer();
    else if (/^\s*\|/.test(text)) this.#row();
    else if (isNothing.test(text) || planning.test(text)) this.#passed();
    else this.#paragraph();
  }

  #prose(from: number, to: number, kind: ParagraphKind): void {
    this.out.open(from, kind);
    inline.read(this.text, from, to, this.out);
    this.out.close(to);
  }

  #headline(): void {
    const { start, text, end } = this.line;
    const mark = headline.exec(text)?.[0].length ?? 0;
    this.#prose(start + mark, Math.max(start + mark, end - (tags.exec(text)?.[0].length ?? 0)), "heading");
    this.at++;
  }

  #keyword(): void {
    const { start, text, end } = this.line;
    this.#prose(start + (toldKeyword.exec(text)?.[0].length ?? 0), end, "heading");
    this.at++;
  }

  /** Reads a block between `#+begin_…` and `#+end_…`. Blocks without an end are skipped. */
  #begin(name: string): void {
    const end = new RegExp(`^\\s*#\\+end_${name}\\b`, "i");
    const last = this.#lineWhere(end);
    if (last < 0) this.at++;
    else if (read.test(name)) {
      const kind = this.#kind;
      this.at++;
      this.#kind = /^(?:quote|verse)$/i.test(name) ? "quote" : kind;
      while (this.at < last) this.block();
      this.at = Math.max(this.at, last + 1);
      this.#kind = kind;
    } else this.#codeTo(last + 1);
  }

  /** Returns the first matching line from here on before the next headline, or -1. */
  #lineWhere(pattern: RegExp): number {
    const known = this.#known.get(pattern.source);
    if (known && known.from <= this.at && this.at < known.to) return known.found;
    let to = this.at + 1;
    while (to < this.lines.length && !this.#ends(to, pattern)) to++;
    const found = to < this.lines.length && pattern.test(this.lines[to]?.text ?? "") ? to : -1;
    this.#known.set(pattern.source, { from: this.at, to, found });
    return found;
  }

  #ends(at: number, pattern: RegExp): boolean {
    const { text = "" } = this.lines[at] ?? {};
    return headline.test(text) || pattern.test(text);
  }

  #drawer(): void {
    const last = this.#lineWhere(/^\s*:END:\s*$/i);
    if (last < 0) this.at++;
    else this.#codeTo(last + 1);
  }

  /** Reads lines that are not prose: those with a colon are code, and others are directives. */
  #passed(): void {
    if (/^\s*:/.test(this.line.text)) this.#codeTo(this.at + 1);
    else this.at++;
  }

  #codeTo(last: number): void {
    this.out.code(this.line.start, this.lines[last - 1]?.end ?? this.text.length);
    this.at = last;
  }

  #row(): void {
    const { start, text } = this.line;
    this.at++;
    if (/^\s*\|-/.test(text)) return;
    let begin = 0;
    for (const { index } of text.matchAll(/\|/g)) {
      if (begin > 0) this.#prose(start + begin, start + index, "list");
      begin = index + 1;
    }
    if (begin > 0) this.#prose(start + begin, start + text.length, "list");
  }

  #paragraph(): void {
    const { start, text, indent } = this.line;
    const mark = item.exec(text)?.[0] ?? footnote.exec(text)?.[0] ?? "";
    const term = mark === "" ? undefined : named.exec(text.slice(mark.length))?.[0];
    let from = start + mark.length;
    if (term !== undefined) {
      this.#prose(from, from + term.trimEnd().length - 2, "list");
      from += term.length;
    }
    this.at++;
    while (this.#goesOn(indent, item.test(text))) this.at++;
    this.#prose(from, this.lines[this.at - 1]?.end ?? this.text.length, mark === "" ? this.#kind : "list");
  }

  /** Whether a line continues a paragraph that began at `indent`. An item only continues in indented lines. */
  #goesOn(indent: number, isItem: boolean): boolean {
    const line = this.lines[this.at];
    if (!line || line.isBlank || (isItem && line.indent <= indent)) return false;
    const { text } = line;
    return ![headline, item, drawer, planning, isNothing, footnote, /^\s*\|/].some((pattern) => pattern.test(text));
  }
}
